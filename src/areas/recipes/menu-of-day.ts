import { type Meal, meals } from '../meal'

type Menu = { readonly id: string; readonly status: string | null }
type MealOfMenu = { readonly menuId: string; readonly date: string; readonly mealType: string; readonly dishes: readonly string[] }

/** The dishes of one meal, each once, in the order of the menus. */
export type MealDishes = { readonly meal: Meal; readonly dishIds: readonly string[] }

const inForce = ['PUBLISHED', 'CHANGED']

/**
 * What is cooked on a day: the meals of every menu in force, whatever its age, in the order of the day. A menu that is being
 * changed after publishing stays in force.
 */
export function menuOfDay(date: string, menus: readonly Menu[], given: readonly MealOfMenu[]): MealDishes[] {
  const published = new Set(menus.filter((menu) => inForce.includes(menu.status ?? '')).map((menu) => menu.id))
  const ofDay = given.filter((one) => one.date === date && published.has(one.menuId))
  return meals
    .map((meal) => ({ meal, dishIds: [...new Set(ofDay.filter((one) => one.mealType === meal).flatMap((one) => one.dishes))] }))
    .filter(({ dishIds }) => dishIds.length > 0)
}
