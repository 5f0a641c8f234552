import { daysBetween } from '../../../contract/time'
import type { Meal } from '../published/meal'
import { type Cell, isSame, mealAt, type PlannedMeal, type WeekPlan } from './planned-meal'

/** What becomes of a meal that has dishes already. */
export type OnCollision = 'replace' | 'keep'
/** What is copied: `from` and `to` are Mondays for a week, else days; `meal` for a single one. */
export type Copied = { readonly what: 'week' | 'day' | 'meal'; readonly from: string; readonly to: string; readonly meal?: Meal }

/** What a copy comes to: the meals it writes, and how many it fills, replaces, keeps, and leaves out because nobody cooks then or it is too late. */
export type Copy = {
  readonly changed: readonly PlannedMeal[]
  readonly filled: number
  readonly replaced: number
  readonly kept: number
  readonly leftOut: number
}

/** The day of `days` that takes the place of a day of the copied week: the same weekday. */
const dayFor = ({ what, from, to }: Copied, date: string, days: readonly string[]): string | undefined => {
  if (what !== 'week') return date === from ? to : undefined
  return days.find((day) => daysBetween(to, day) === daysBetween(from, date))
}

/**
 * A week, a day or a meal of `source` as it would lie in `plan`. `days`: the days of the week that are cooked for. `mayWrite`: whether
 * a meal may still be changed. Portions come along.
 */
export function copied(
  copy: Copied,
  source: WeekPlan,
  plan: WeekPlan,
  { days, onCollision, mayWrite }: { days: readonly string[]; onCollision: OnCollision; mayWrite: (cell: Cell) => boolean },
): Copy {
  const changed: PlannedMeal[] = []
  const count = { filled: 0, replaced: 0, kept: 0, leftOut: 0 }
  for (const given of source.values()) {
    const { meal, dishes } = given
    const isWanted =
      copy.what === 'week' ? daysBetween(copy.from, given.date) >= 0 && daysBetween(copy.from, given.date) < 7 : given.date === copy.from
    if (!isWanted || dishes.length === 0 || (copy.meal && copy.meal !== meal)) continue
    const date = dayFor(copy, given.date, days)
    const there = date === undefined ? undefined : mealAt(plan, { date, meal })
    if (!there || !days.includes(there.date) || !mayWrite(there)) count.leftOut++
    else if (there.dishes.length > 0 && onCollision === 'keep') count.kept++
    else {
      const next = { ...there, dishes, portions: given.portions.map((one) => ({ dish: one.dish, grams: one.grams })) }
      if (isSame(next, there)) count.kept++
      else {
        changed.push(next)
        if (there.dishes.length > 0) count.replaced++
        else count.filled++
      }
    }
  }
  return { changed, ...count }
}
