/** First and last day of a leave, both included; only half of each day where `halfDay` is set. */
type Span = { readonly fromDate: string; readonly toDate: string; readonly halfDay?: string | null }

/** Whether two leaves of a child ask for the same time. Two different halves of a day do not. */
export const overlap = (one: Span, two: Span): boolean =>
  one.fromDate <= two.toDate && two.fromDate <= one.toDate && !(one.halfDay && two.halfDay && one.halfDay !== two.halfDay)

/** Until this time of the open day before, the meals of a day have not been ordered. */
const cutOff = '15:30'

/** Whether the meals of one day of a leave were called off in time, so that they need not be paid for. */
export type Refund = { readonly date: string; readonly refunded: boolean }

/**
 * The open days of a leave that is asked for at a moment, each by its own cut-off: a request that comes too late for tomorrow is in time for
 * the day after. Days it covered `before` keep their answer. The first day of the calendar has no cut-off.
 */
export function refundsOf(
  { fromDate, toDate }: Span,
  openDays: readonly string[],
  askedAt: string,
  before: readonly Refund[] = [],
): Refund[] {
  const known = new Map(before.map((one) => [one.date, one]))
  const days = [...openDays].sort()
  return days.flatMap((date, at) => {
    if (date < fromDate || date > toDate) return []
    const last = days[at - 1]
    return known.get(date) ?? { date, refunded: last === undefined || askedAt.slice(0, 16) <= `${last} ${cutOff}` }
  })
}
