import type { Dish } from '../published/dish'
import { type Meal, meals, mealsOfPattern } from '../published/meal'

/** Grams of a dish for one child, where a meal serves other than the dish says. Its `id` is that of the entry in the row. */
export type Portion = { readonly id?: string; readonly dish: string; readonly grams: number }

/** What is planned for one meal of one day. */
export type PlannedMeal = {
  readonly date: string
  readonly meal: Meal
  /** Ids in the order they are served. */
  readonly dishes: readonly string[]
  readonly portions: readonly Portion[]
}

/** A cell of the grid. */
export type Cell = Pick<PlannedMeal, 'date' | 'meal'>
/** The planned meals of a week, by `cellKey`. What is not there has no dishes. */
export type WeekPlan = ReadonlyMap<string, PlannedMeal>

/** The most dishes of a meal. */
export const mostDishes = 20

export const cellKey = ({ date, meal }: Cell): string => `${date}.${meal}`

export const mealAt = (plan: WeekPlan, cell: Cell): PlannedMeal =>
  plan.get(cellKey(cell)) ?? { date: cell.date, meal: cell.meal, dishes: [], portions: [] }

type Planned = Pick<PlannedMeal, 'dishes' | 'portions'>
const portionsOf = ({ portions }: Planned) => portions.map(({ dish, grams }) => `${dish} ${grams}`).join()

/** Whether two meals serve the same in the same order and as much of it. */
export const isSame = (one: Planned, two: Planned): boolean =>
  one.dishes.join() === two.dishes.join() && portionsOf(one) === portionsOf(two)

/** A plan in which some meals are as given. */
export const withMeals = (plan: WeekPlan, changed: readonly PlannedMeal[]): WeekPlan =>
  changed.length === 0 ? plan : new Map([...plan, ...changed.map((one) => [cellKey(one), one] as const)])

/** Raw grams of a dish for one child: what its ingredients come to. */
export const gramsOf = ({ ingredients }: Pick<Dish, 'ingredients'>): number =>
  Math.round((ingredients ?? []).reduce((sum, { gramsNet }) => sum + gramsNet, 0) * 100) / 100

/** Grams of a dish for one child at a meal; undefined of a dish nobody knows. */
export const gramsAt = ({ portions }: PlannedMeal, id: string, dish: Pick<Dish, 'ingredients'> | undefined): number | undefined =>
  portions.find((one) => one.dish === id)?.grams ?? (dish && gramsOf(dish))

/** Meals to plan, in the order of the day: those the kindergarten serves, and any other that has dishes. */
export function mealRows(pattern: string | undefined, plan: WeekPlan): readonly Meal[] {
  const served = new Set(pattern === undefined ? meals : mealsOfPattern(pattern))
  for (const { meal, dishes } of plan.values()) if (dishes.length > 0) served.add(meal)
  return meals.filter((meal) => served.has(meal))
}
