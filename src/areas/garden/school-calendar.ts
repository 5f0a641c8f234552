import { addDays, weekday } from '../../contract/time'
import type { Holiday } from './holidays'

/** A day of the calendar as it is first proposed; the kindergarten may change it afterwards. */
export type CalendarDay = { readonly date: string; readonly isOpen: boolean; readonly reason: string | null; readonly mealServed: boolean }

const dayOf = (date: string, isOpen: boolean, reason: string | null): CalendarDay => ({ date, isOpen, reason, mealServed: isOpen })

function plan(date: string, named: Holiday | undefined): CalendarDay {
  if (named) return dayOf(date, named.open, named.open ? `${named.zh}调休上班` : named.zh)
  if (weekday(date) >= 6) return dayOf(date, false, '周末')
  // Children have this day off by law, yet most kindergartens celebrate it together: named, and left to the kindergarten.
  return dayOf(date, true, date.endsWith('-06-01') ? '儿童节' : null)
}

/**
 * Every day from `from` to `to`, both included: weekdays open, weekends and holidays closed, make-up workdays open with
 * their reason. Empty when `to` is earlier than `from`.
 */
export function schoolCalendar(from: string, to: string, holidays: readonly Holiday[]): CalendarDay[] {
  const named = new Map(holidays.map((holiday) => [holiday.date, holiday]))
  const days: CalendarDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(plan(date, named.get(date)))
  return days
}
