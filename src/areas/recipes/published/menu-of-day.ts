import { type Meal, meals } from './meal'

type Menu = { readonly id: string; readonly status: string | null; readonly version?: number | null }
type MealOfMenu = {
  readonly menuId: string
  readonly date: string
  readonly mealType: string
  readonly dishes: readonly string[] | null
  readonly published?: readonly string[] | null
}

/** The dishes of one meal, each once, in the order of the menus. */
export type MealDishes = { readonly meal: Meal; readonly dishIds: readonly string[] }

/** A menu is in force from its first publication on, whoever changes it, reviews the change or returns it meanwhile. */
const isInForce = ({ status, version }: Menu): boolean => (version ?? 0) > 0 || status === 'PUBLISHED' || status === 'CHANGED'

/**
 * What is cooked on a day: the meals of every menu in force, whatever its age, in the order of the day. Of a meal that is being changed
 * what was published counts, until the change is published as well.
 */
export function menuOfDay(date: string, menus: readonly Menu[], given: readonly MealOfMenu[]): MealDishes[] {
  const inForce = new Set(menus.filter(isInForce).map((menu) => menu.id))
  const ofDay = given.filter((one) => one.date === date && inForce.has(one.menuId))
  const dishesOf = (meal: Meal) => ofDay.filter((one) => one.mealType === meal).flatMap((one) => one.published ?? one.dishes ?? [])
  return meals.map((meal) => ({ meal, dishIds: [...new Set(dishesOf(meal))] })).filter(({ dishIds }) => dishIds.length > 0)
}
