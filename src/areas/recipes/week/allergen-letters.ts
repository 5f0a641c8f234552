import type { Dish } from '../published/dish'
import type { WeekPlan } from './planned-meal'

type Served = { readonly plan: WeekPlan; readonly dishes: ReadonlyMap<string, Pick<Dish, 'allergens'>> }

/**
 * A letter for each allergen a dish of the week brings, in the order of the dictionary: the same one whatever the order of the days. Those the
 * dictionary does not know come last.
 */
export function allergenLetters({ plan, dishes }: Served, known: readonly string[]): ReadonlyMap<string, string> {
  const served = new Set([...plan.values()].flatMap((meal) => meal.dishes.flatMap((id) => dishes.get(id)?.allergens ?? [])))
  const listed = known.filter((one) => served.has(one))
  const others = [...served].filter((one) => !known.includes(one)).sort()
  return new Map([...listed, ...others].map((one, at) => [one, String.fromCodePoint(65 + at)]))
}
