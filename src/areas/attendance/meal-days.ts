import type { KitchenPast } from './kitchen-lines'

/** Lunches of a month up to a day: their sum, and that of each day on which any sheet is out. */
export type MealDays = {
  readonly sum: number
  readonly days: readonly { readonly date: string; readonly heads: number }[]
  /** Classes that handed in on the fullest of these days, and on how many days it were so many. */
  readonly classes: number
  readonly whole: number
  /** Lunches of one of those on the average, whole: a day on which classes are missing says nothing of a day. Undefined where there was no day. */
  readonly mean: number | undefined
}

const sumOf = (days: readonly { readonly heads: number }[]): number => days.reduce((total, { heads }) => total + heads, 0)

/**
 * Lunches of the month `today` lies in, of the days before it on which the kitchen cooked. `past` may hold days of an earlier month, and days that were
 * closed afterwards.
 */
export function mealDays(past: readonly KitchenPast[], servedDays: ReadonlySet<string>, today: string): MealDays {
  const ofMonth = past.filter(({ date }) => date.slice(0, 7) === today.slice(0, 7) && date < today && servedDays.has(date))
  const days = ofMonth.map(({ date, heads }) => ({ date, heads: heads.L }))
  const classes = Math.max(0, ...ofMonth.map((day) => day.classes))
  const whole = days.filter((_, at) => ofMonth[at]?.classes === classes)
  const mean = whole.length > 0 ? Math.round(sumOf(whole) / whole.length) : undefined
  return { sum: sumOf(days), days, classes, whole: whole.length, mean }
}
