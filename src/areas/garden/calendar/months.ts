import { addDays, addMonths, weekday } from '../../../contract/time'

/** A month as its card shows it: the weeks any day of it lies in, each from Monday to Sunday. Days of other months have no place of their own. */
export type MonthWeeks = { readonly month: string; readonly weeks: readonly (readonly string[])[] }

/** Days from one to another, both included, whichever is the earlier. */
export function daysFrom(one: string, two: string): string[] {
  const [from, to] = one <= two ? [one, two] : [two, one]
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

function weeksOf(month: string): MonthWeeks {
  const first = `${month}-01`
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const days = daysFrom(addDays(first, 1 - weekday(first)), addDays(last, 7 - weekday(last)))
  return { month, weeks: Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7)) }
}

/** The months of which any day lies from `from` to `to`. None where `to` is earlier. */
export function monthsOf(from: string, to: string): MonthWeeks[] {
  const months: MonthWeeks[] = []
  for (let month = from.slice(0, 7); from <= to && month <= to.slice(0, 7); month = addMonths(month, 1)) months.push(weeksOf(month))
  return months
}
