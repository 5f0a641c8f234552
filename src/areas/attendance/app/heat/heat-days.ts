import { addDays, mondayOf } from '../../../../contract/time'
import type { ChildDay } from '../../child-days'
import { endOfMonth } from '../../month/month'

/** Days of the map before today's week, in weeks: what a device keeps of marks whole. */
const weeksBefore = 3

/** A stretch of days somebody looks at. */
export type Stretch = { readonly from: string; readonly to: string }

/** This week and those just before it, from Monday to Sunday. */
export function lastWeeks(today: string): Stretch {
  const monday = mondayOf(today)
  return { from: addDays(monday, -7 * weeksBefore), to: addDays(monday, 6) }
}

/** The month of a day, whole. */
export const monthOf = (today: string): Stretch => ({ from: `${today.slice(0, 7)}-01`, to: endOfMonth(today.slice(0, 7)) })

/** What of a stretch is known where the days before one are not here: those are not shown at all, for they were no days without school. */
export const heldOf = ({ from, to }: Stretch, heldFrom: string): Stretch => ({ from: heldFrom > from ? heldFrom : from, to })

type Term = Stretch & { readonly id: string; readonly name: string }

/** Most terms that are offered. */
const offered = 4

/** The terms that have begun, the latest first. */
export const begunTerms = (terms: readonly Term[], today: string): readonly Term[] =>
  terms
    .filter(({ from }) => from <= today)
    .toSorted((one, two) => (one.from < two.from ? 1 : -1))
    .slice(0, offered)

/** The days of a stretch in whole weeks, Monday first; what lies outside the stretch is undefined. */
export function inWholeWeeks({ from, to }: Stretch): readonly (readonly (string | undefined)[])[] {
  const weeks: (string | undefined)[][] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((at) => addDays(monday, at)).map((date) => (date < from || date > to ? undefined : date)))
  return weeks
}

/** A child's days of a stretch in whole weeks: what nobody has put into the calendar is no school day. */
export function inWeeks(stretch: Stretch, days: readonly ChildDay[]): readonly (readonly (ChildDay | undefined)[])[] {
  const known = new Map(days.map((day) => [day.date, day]))
  const closed = (date: string): ChildDay => ({ date, cell: 'closed', isCounted: false, cause: null })
  return inWholeWeeks(stretch).map((week) => week.map((date) => (date === undefined ? undefined : (known.get(date) ?? closed(date)))))
}
