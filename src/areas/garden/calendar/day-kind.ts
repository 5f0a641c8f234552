import { weekday } from '../../../contract/time'

/** What of a day of the calendar is looked at. */
export type DayRow = {
  readonly date: string
  readonly isOpen: boolean
  readonly reason?: string | null
  readonly mealServed: boolean
}

/**
 * How a day looks in the calendar. `makeUp`: open though it is of the weekend; `holiday`: closed though it is none, or named; `missing`: the
 * calendar lacks it, and nothing can be recorded on it.
 */
export type DayKind = 'open' | 'makeUp' | 'holiday' | 'weekend' | 'missing'

export const isWeekend = (date: string): boolean => weekday(date) >= 6

/** What the calendar of a term calls a day of the weekend. */
export const weekendReason = '周末'

export function dayKind(date: string, row: DayRow | undefined): DayKind {
  if (!row) return 'missing'
  if (row.isOpen) return isWeekend(date) ? 'makeUp' : 'open'
  const isNamed = !!row.reason && row.reason !== weekendReason
  return isWeekend(date) && !isNamed ? 'weekend' : 'holiday'
}
