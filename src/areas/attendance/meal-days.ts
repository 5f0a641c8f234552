import type { KitchenPast } from './kitchen-lines'

/** Lunches of a month up to a day: their sum, and that of each day whose sheets are out. */
export type MealDays = {
  readonly sum: number
  /** Lunches of a day on the average, whole; undefined where there was no day. */
  readonly mean: number | undefined
  readonly days: readonly { readonly date: string; readonly heads: number }[]
}

/**
 * Lunches of the month `today` lies in, of the days before it on which the kitchen cooked. `past` may hold days of an earlier month, and days that were
 * closed afterwards.
 */
export function mealDays(past: readonly KitchenPast[], servedDays: ReadonlySet<string>, today: string): MealDays {
  const days = past
    .filter(({ date }) => date.slice(0, 7) === today.slice(0, 7) && date < today && servedDays.has(date))
    .map(({ date, heads }) => ({ date, heads: heads.L }))
  const sum = days.reduce((total, { heads }) => total + heads, 0)
  return { sum, mean: days.length > 0 ? Math.round(sum / days.length) : undefined, days }
}
