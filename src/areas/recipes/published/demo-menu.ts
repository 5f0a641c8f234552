import { daysBetween, weekday } from '../../../contract/time'
import { mealPattern } from '../../demo/published/house'
import { libraryWeeks } from './dish-library'
import { type Meal, mealsOfPattern } from './meal'

/** Id of a dish of the library. */
export const dishId = (code: string): string => `dish.${code}`

/** A meal of a day with the numbers of its dishes. */
export type DemoMeal = { readonly date: string; readonly meal: Meal; readonly codes: readonly string[] }

/** What is cooked on a day: the four weeks of the library in turn. A weekend that is open cooks as the beginning of another week does. */
export function mealsOn(date: string): DemoMeal[] {
  const weeks = Math.floor(daysBetween('2024-01-01', date) / 7)
  const at = weekday(date) - 1
  const week = libraryWeeks[(weeks + (at > 4 ? 1 : 0)) % libraryWeeks.length] ?? []
  const day = week[at > 4 ? at - 5 : at]
  return mealsOfPattern(mealPattern).flatMap((meal) => (day && day[meal].length > 0 ? [{ date, meal, codes: day[meal] }] : []))
}
