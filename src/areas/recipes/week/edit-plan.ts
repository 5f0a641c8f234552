import { type Cell, cellKey, mealAt, mostDishes, type PlannedMeal, type WeekPlan } from './planned-meal'

/** Where a dish stands: its cell, and its place among the dishes there. */
export type Spot = Cell & { readonly at: number }

const inserted = (list: readonly string[], id: string, at: number) => [...list.slice(0, at), id, ...list.slice(at)]
const portionOf = ({ portions }: PlannedMeal, id: string) => portions.filter((one) => one.dish === id)
const otherPortions = ({ portions }: PlannedMeal, id: string) => portions.filter((one) => one.dish !== id)

/** The meal with one dish more; none of it is changed where the dish is served already or the meal is full. */
export function added(plan: WeekPlan, cell: Cell, id: string, at = Number.POSITIVE_INFINITY): readonly PlannedMeal[] {
  const meal = mealAt(plan, cell)
  if (meal.dishes.includes(id) || meal.dishes.length >= mostDishes) return []
  return [{ ...meal, dishes: inserted(meal.dishes, id, Math.min(at, meal.dishes.length)) }]
}

/** The meal without a dish. */
export function removed(plan: WeekPlan, cell: Cell, id: string): readonly PlannedMeal[] {
  const meal = mealAt(plan, cell)
  if (!meal.dishes.includes(id)) return []
  return [{ ...meal, dishes: meal.dishes.filter((one) => one !== id), portions: otherPortions(meal, id) }]
}

/** The meals changed by moving a dish to a spot, with its portion. Nothing where it is served there already or stays where it is. */
export function moved(plan: WeekPlan, from: Cell, id: string, to: Spot): readonly PlannedMeal[] {
  const source = mealAt(plan, from)
  const rest = source.dishes.filter((one) => one !== id)
  if (rest.length === source.dishes.length) return []
  if (cellKey(from) === cellKey(to)) {
    const dishes = inserted(rest, id, Math.min(to.at, rest.length))
    return dishes.every((one, at) => one === source.dishes[at]) ? [] : [{ ...source, dishes }]
  }
  const target = mealAt(plan, to)
  const [arrived] = added(plan, to, id, to.at)
  if (!arrived) return []
  const portions = [...otherPortions(target, id), ...portionOf(source, id).map(({ dish, grams }) => ({ dish, grams }))]
  return [
    { ...source, dishes: rest, portions: otherPortions(source, id) },
    { ...arrived, portions },
  ]
}

/** The meal with other grams of a dish; with those of the dish itself where none are given. */
export function weighed(plan: WeekPlan, cell: Cell, id: string, grams: number | undefined): readonly PlannedMeal[] {
  const meal = mealAt(plan, cell)
  const [known] = portionOf(meal, id)
  if (!meal.dishes.includes(id) || known?.grams === grams) return []
  const others = otherPortions(meal, id)
  return [{ ...meal, portions: grams === undefined ? others : [...others, { ...known, dish: id, grams }] }]
}

/** What has to be said of the meals that `changed` names so that they are again as in `plan`. */
export const undone = (plan: WeekPlan, changed: readonly PlannedMeal[]): readonly PlannedMeal[] => changed.map((one) => mealAt(plan, one))
