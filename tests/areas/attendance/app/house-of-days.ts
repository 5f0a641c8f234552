import { addDays } from '../../../../src/contract/time'
import { dayInCalendar } from '../../../kit/day-in-calendar'
import { classOfThirty, presentFrom, sheetOf, today } from './class-of-thirty'

/** A day of the calendar so many days before today. */
export const back = (days: number): string => addDays(today, -days)

type Rows = ReturnType<typeof classOfThirty>

/** One child's mark on a day. */
export const marked = (childId: string, date: string, status: string, more: Record<string, unknown> = {}) => ({
  ...presentFrom(30)[0],
  ...{ id: `${date}.${childId}`, childId, date, status, ...more },
})

/** A sheet that is out, of so many children with so many here; who is not here is ill. */
export const handedIn = (classId: string, date: string, expected: number, present: number, more: Record<string, unknown> = {}) =>
  sheetOf(classId, date, { expected, present, sickAbs: expected - present, leaveAbs: 0, ...more })

/** The two classes with these open days, and nothing that was called. */
export const houseOn = (days: readonly string[], more: Rows = {}): Rows => ({
  ...classOfThirty(),
  'school-day': days.map((date) => dayInCalendar(date)),
  ...more,
})
