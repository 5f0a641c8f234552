import type { Given } from '../../../../server/seed/fill'
import { row } from '../../../../server/seed/row'
import type { DemoChild } from '../../../demo/published/demo-children'
import { mealPattern } from '../../../demo/published/house'
import { padded } from '../../../demo/published/padded'
import type { Random } from '../../../demo/published/random'
import { classScope } from '../../../garden/published/class-scope'
import type { Timeline } from '../../../garden/published/demo-calendar'
import { recordKey } from '../../keys'
import { AttendanceRecord } from '../../mark/attendance-record'
import { childMeals } from '../../mark/child-meals'
import type { Mark } from '../../mark/mark'
import type { Away } from './away'
import { leaveId } from './leave-rows'
import { causeOf, type Spell } from './spell'

/** A child's day, as the sheet of its class counts it. */
export type Marked = {
  readonly child: DemoChild
  readonly mark: Mark
  readonly inTime: string | null
  readonly outTime: string | null
  readonly row: Given
}

const clock = (minutes: number): string => `${padded(Math.floor(minutes / 60), 2)}:${padded(minutes % 60, 2)}`

/** How the day went of a child who was here: mostly as it should, now and then late or, once its morning is over, fetched early. */
function hereOn(chance: Random, isMorning: boolean): { mark: Mark; inTime: string | null; outTime: string | null } {
  const dice = chance.next()
  if (dice < 0.016) return { mark: 'L', inTime: clock(chance.whole(515, 615)), outTime: null }
  const outTime = dice < 0.025 && clock(chance.whole(865, 975))
  if (outTime && !isMorning) return { mark: 'E', inTime: null, outTime }
  return { mark: 'P', inTime: null, outTime: null }
}

const whyAway = (spell: Spell, childId: string, onset: string) => ({
  cause: causeOf(spell),
  symptoms: [...(spell.illness?.symptoms ?? [])],
  onsetDate: spell.illness ? onset : null,
  diagnosis: spell.illness?.diagnosis ?? null,
  leaveId: spell.asked ? leaveId(onset, childId) : null,
  source: spell.asked === 'parent' ? 'parent' : 'teacher',
})

type Day = { readonly timeline: Timeline; readonly day: number; readonly teacher: string }

/** The marks a teacher gave some children on one open day. */
export function recordsOn(
  chance: Random,
  children: readonly DemoChild[],
  away: Away,
  { timeline: { days, today }, day, teacher }: Day,
): Marked[] {
  const date = days[day] ?? ''
  return children.map((child) => {
    const spell = away.spellOn(child, day)
    const here = spell ? { mark: spell.mark, inTime: null, outTime: null } : hereOn(chance, day === today)
    const { mark, inTime, outTime } = here
    const values = {
      childId: child.id,
      date,
      classId: child.classId,
      status: mark,
      inTime,
      outTime,
      markedBy: teacher,
      markedAt: `${date} ${outTime ?? inTime ?? '08:25'}:00`,
      source: 'teacher',
      meals: childMeals({ mealPlan: child.mealPlan, status: mark, inTime, outTime }, mealPattern),
      ...(spell && { ...whyAway(spell, child.id, days[spell.from] ?? ''), traceId: away.runOn(child, day)?.traceId ?? null }),
    }
    return { child, ...here, row: row(AttendanceRecord, recordKey(values), values, classScope(child.classId)) }
  })
}
