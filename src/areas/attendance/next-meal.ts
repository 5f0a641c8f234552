import { hasMeals } from '../garden/published/has-meals'
import { type Meal, mealsOfPattern, servingTimes } from '../recipes/published/meal'

type Day = { readonly date: string; readonly isOpen: boolean; readonly mealServed: boolean }

/** The meal the kitchen cooks for next. `isServed`: it is on the tables at this moment. */
export type NextMeal = { readonly date: string; readonly meal: Meal; readonly from: string; readonly isServed: boolean }

/**
 * The first meal of today that is not over, else the first of the next day that is open and cooks. Undefined on a day that is not open or does
 * not cook, and where the calendar knows no further day. `now` is a moment.
 */
export function nextMeal(now: string, pattern: string, calendar: readonly Day[]): NextMeal | undefined {
  const [today = '', clock = ''] = [now.slice(0, 10), now.slice(11, 16)]
  const cooking = calendar.filter(hasMeals).map(({ date }) => date)
  if (!cooking.includes(today)) return undefined
  const served = mealsOfPattern(pattern)
  const meal = served.find((one) => clock < servingTimes[one].until)
  if (meal) return { date: today, meal, from: servingTimes[meal].from, isServed: clock >= servingTimes[meal].from }
  const [first] = served
  const date = cooking.filter((one) => one > today).sort()[0]
  return first && date ? { date, meal: first, from: servingTimes[first].from, isServed: false } : undefined
}
