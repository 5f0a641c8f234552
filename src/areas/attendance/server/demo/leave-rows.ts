import { addDays } from '../../../../contract/time'
import type { Given } from '../../../../server/seed/fill'
import { row } from '../../../../server/seed/row'
import type { DemoChild } from '../../../demo/published/demo-children'
import { childAt } from '../../../demo/published/demo-classes'
import { classScope } from '../../../garden/published/class-scope'
import type { Timeline } from '../../../garden/published/demo-calendar'
import { refundsOf } from '../../leave/leave-days'
import { LeaveRequest } from '../../leave/leave-request'
import { causeOf, endOf, type Spell } from './spell'

/** Id of the leave of a child that begins on a day. */
export const leaveId = (fromDate: string, childId: string): string => `leave.${fromDate}.${childId}`

type Teacher = (classId: string) => string

/** Which of its meals a leave calls off, when asked for at a moment. */
function calledOff(span: { fromDate: string; toDate: string }, days: readonly string[], askedAt: string) {
  const refunds = refundsOf(span, days, askedAt)
  return { refunds, mealCutoffOk: refunds.every(({ refunded }) => refunded) }
}

/** Approved leave behind a spell. Leave of absence is asked the open day before, sick leave in the morning. */
function granted(spell: Spell, child: DemoChild, { days }: Timeline, teacher: Teacher): Given {
  const fromDate = days[spell.from] ?? ''
  const isBefore = spell.mark === 'A' && spell.from > 0
  const decidedAt = isBefore ? `${days[spell.from - 1]} 15:10:00` : `${fromDate} 07:45:00`
  const span = { fromDate, toDate: days[endOf(spell) - 1] ?? fromDate }
  const values = {
    childId: child.id,
    ...span,
    type: spell.mark === 'A' ? 'A' : 'S',
    cause: causeOf(spell) ?? '39',
    symptoms: [...(spell.illness?.symptoms ?? [])],
    applicant: spell.asked,
    status: 'APPROVED',
    ...calledOff(span, days, decidedAt),
    decidedBy: teacher(child.classId),
    decidedAt,
  }
  return row(LeaveRequest, leaveId(fromDate, child.id), values, classScope(child.classId))
}

type PlannedLeave = { readonly child: number; readonly after: number; readonly days: number; readonly cause: string; readonly note: string }

/** Leave nobody has decided about yet. `after` is the number of calendar days from today to its first day. */
const pending: readonly PlannedLeave[] = [
  { child: childAt('class.x1', 25), after: 1, days: 2, cause: '31', note: '回老家探亲' },
  { child: childAt('class.z4', 12), after: 2, days: 1, cause: '39', note: '体检' },
]

function waiting(asked: PlannedLeave, child: DemoChild, { days, today: now }: Timeline): Given {
  const today = days[now] ?? ''
  const fromDate = addDays(today, asked.after)
  const { cause, note } = asked
  const span = { fromDate, toDate: addDays(fromDate, asked.days - 1) }
  const values = {
    childId: child.id,
    ...span,
    type: 'A',
    cause,
    note,
    applicant: 'parent',
    status: 'PENDING',
    ...calledOff(span, days, `${today} 07:30:00`),
  }
  return row(LeaveRequest, leaveId(fromDate, child.id), values, classScope(child.classId))
}

/** Leave of the term: what was granted, some of it for today, and what waits for an answer. */
export function leaveRows(children: readonly DemoChild[], spells: readonly Spell[], timeline: Timeline, teacher: Teacher): Given[] {
  const of = <T>(at: number, make: (child: DemoChild) => T): T[] => children.slice(at, at + 1).map(make)
  return [
    ...spells.filter(({ asked }) => asked).flatMap((spell) => of(spell.child, (child) => granted(spell, child, timeline, teacher))),
    ...pending.flatMap((asked) => of(asked.child, (child) => waiting(asked, child, timeline))),
  ]
}
