import { addDays, weekday } from '../../../../contract/time'
import type { ChildDay } from '../../child-days'

/** Days of the map before today's week, in weeks: what a device keeps of marks whole. */
const weeksBefore = 3

/** A stretch of days somebody looks at. */
export type Stretch = { readonly from: string; readonly to: string }

const mondayOf = (day: string): string => addDays(day, 1 - weekday(day))

/** This week and those just before it, from Monday to Sunday. */
export function lastWeeks(today: string): Stretch {
  const monday = mondayOf(today)
  return { from: addDays(monday, -7 * weeksBefore), to: addDays(monday, 6) }
}

type Term = Stretch & { readonly id: string; readonly name: string }

/** Most terms that are offered. */
const offered = 4

/** The terms that have begun, the latest first. */
export const begunTerms = (terms: readonly Term[], today: string): readonly Term[] =>
  terms
    .filter(({ from }) => from <= today)
    .toSorted((one, two) => (one.from < two.from ? 1 : -1))
    .slice(0, offered)

/** The days of a stretch in whole weeks, Monday first: what nobody has put into the calendar is no school day, what lies outside the stretch is undefined. */
export function inWeeks({ from, to }: Stretch, days: readonly ChildDay[]): readonly (readonly (ChildDay | undefined)[])[] {
  const known = new Map(days.map((day) => [day.date, day]))
  const closed = (date: string): ChildDay => ({ date, cell: 'closed', isCounted: false, cause: null })
  const weeks: (ChildDay | undefined)[][] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const dates = [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(monday, at))
    weeks.push(dates.map((date) => (date < from || date > to ? undefined : (known.get(date) ?? closed(date)))))
  }
  return weeks
}
