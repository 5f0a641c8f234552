import { resources } from '../../../src/areas/areas'
import type { attendance } from '../../../src/areas/attendance/area'
import { at } from '../../kit/every-noun'
import { sampleValue } from '../../kit/sample-value'
import type { Samples } from '../../kit/samples'

export const attendanceSamples: Samples<typeof attendance> = {
  async 'attendance-record'({ call, make }, given, n) {
    const date = String(sampleValue(resources['school-day'].fields.date, n))
    const classId = given.classId ?? (await make(resources.class)).id
    const child = await make(resources.child, { status: '20' })
    await make(resources.enrolment, { childId: child.id, classId, beginDate: '2025-09-01', endDate: null })
    await call(at('POST', resources['school-day'], 'add'), { date, isOpen: true, mealServed: true })
    // Whatever mark of the factory comes, no cause contradicts it.
    return { childId: child.id, classId, date, cause: null }
  },
  async 'attendance-sheet'({ call }, _given, n) {
    const date = String(sampleValue(resources['school-day'].fields.date, n))
    await call(at('POST', resources['school-day'], 'add'), { date, isOpen: true, mealServed: true })
    // Nobody says why it was opened again before it was.
    return { date, reopenReason: null }
  },
  // A cause that fits leave of every kind.
  'leave-request': async () => ({ cause: '99' }),
}
