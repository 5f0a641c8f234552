import { addDays, addMonths, mondayOf } from '../../../contract/time'
import { endOfMonth } from '../month/month'
import type { TrendStep } from './trend-points'

/** How long a time is looked at. */
export const trendLengths = ['week', 'month', 'term'] as const
export type TrendLength = (typeof trendLengths)[number]

type Term = { readonly name: string; readonly from: string; readonly to: string }
/** A time that is looked at, in which steps, and what is called by a day of the one before and after; undefined where there is none. */
export type TrendSpan = {
  readonly from: string
  readonly to: string
  readonly step: TrendStep
  /** What a term is called. */
  readonly name?: string
  readonly before?: string
  readonly after?: string
}

/** The term a day is in; between two terms the one before. Terms are the latest first. */
const termAt = (terms: readonly Term[], day: string) => terms.findIndex(({ from }) => from <= day)

/** The week, month or term a day is in, as far as today. Undefined where no term has begun. `terms`: those that have, the latest first. */
export function trendSpan(length: TrendLength, day: string, today: string, terms: readonly Term[]): TrendSpan | undefined {
  if (length === 'term') {
    const at = termAt(terms, day)
    const term = terms[at]
    if (!term) return undefined
    const { name, from, to } = term
    const [before, after] = [terms[at + 1]?.from, terms[at - 1]?.from]
    return { from, to, step: 'week', name, ...(before && { before }), ...(after && { after }) }
  }
  const from = length === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`
  const to = length === 'week' ? addDays(from, 6) : endOfMonth(day.slice(0, 7))
  const after = addDays(to, 1)
  const before = length === 'week' ? addDays(from, -7) : `${addMonths(day.slice(0, 7), -1)}-01`
  return { from, to, step: 'day', before, ...(after <= today && { after }) }
}
