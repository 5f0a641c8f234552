import type { KitchenPast } from './kitchen-lines'

/** Lunches of a month up to a day: their sum, and that of each day whose sheets are out. */
export type MealDays = {
  readonly sum: number
  /** Lunches of a day on the average, whole; undefined where there was no day. */
  readonly mean: number | undefined
  readonly days: readonly { readonly date: string; readonly heads: number }[]
}

/** Lunches of the month `today` lies in, of the open days before it. `past` may hold days of an earlier month, and of days that were closed afterwards. */
export function mealDays(past: readonly KitchenPast[], openDays: ReadonlySet<string>, today: string): MealDays {
  const days = past
    .filter(({ date }) => date.slice(0, 7) === today.slice(0, 7) && date < today && openDays.has(date))
    .map(({ date, heads }) => ({ date, heads: heads.L }))
  const sum = days.reduce((total, { heads }) => total + heads, 0)
  return { sum, mean: days.length > 0 ? Math.round(sum / days.length) : undefined, days }
}
