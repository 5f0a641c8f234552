import type { garden } from '../../../src/areas/garden/area'
import { addDays } from '../../../src/contract/time'
import { counts } from '../../kit/counts'
import type { Samples } from '../../kit/samples'

export const gardenSamples: Samples<typeof garden> = {
  // There are only so many levels, and one grade for each.
  grade: async () => ({ gradeLevel: String(counts.grades++ % 5) }),
  // A day of the calendar is known by its date, and those of the factory come round again.
  'school-day': async () => ({ date: addDays('2030-01-01', counts.days++) }),
  // Whatever day of the factory comes as its end, it is not before the beginning.
  'school-year': async () => ({ beginDate: '2025-09-01' }),
  term: async () => ({ beginDate: '2025-09-01' }),
}
