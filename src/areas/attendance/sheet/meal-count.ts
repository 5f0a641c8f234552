import { type Meal, meals, mealsOfPattern } from '../../recipes/published/meal'
import { childMeals, type Eater } from '../mark/child-meals'

/** Number of children at each meal; nought where none is served. */
export type MealCount = Readonly<Record<Meal, number>>

/** What the teacher adds to or takes from a meal. */
export type MealAdjustment = { readonly meal: string; readonly by: number }

/** Counts the meals of a class. Adjustments come on top, never below nought and only for meals that are served. */
export function mealCount(eaters: readonly Eater[], pattern: string, adjustments: readonly MealAdjustment[] = []): MealCount {
  const eaten = eaters.flatMap((eater) => childMeals(eater, pattern))
  const served = mealsOfPattern(pattern)
  const number = (meal: Meal): number => {
    if (!served.includes(meal)) return 0
    const adjusted = adjustments.filter((one) => one.meal === meal).reduce((sum, one) => sum + one.by, 0)
    return Math.max(0, eaten.filter((one) => one === meal).length + adjusted)
  }
  return Object.fromEntries(meals.map((meal) => [meal, number(meal)])) as MealCount
}
