import { addDays, daysBetween } from '../../../contract/time'
import { hasMeals } from '../../garden/published/has-meals'
import { hasBegun, type Meal, meals } from '../../recipes/published/meal'
import type { RegisterException, RegisterSample } from './sample-register'

type MealDishes = { readonly meal: Meal; readonly dishIds: readonly string[] }
type Lived = Pick<RegisterSample, 'date' | 'mealType' | 'dishId' | 'status'>

/** What a register is held against: the dishes that were to be sampled, by day. */
export type RegisterMenu = (date: string) => readonly MealDishes[]

/** How many dishes a meal, or many, served; `served = sampled + excused + missing` always. */
export type DishCount = { readonly served: number; readonly sampled: number; readonly excused: number; readonly missing: number }

/**
 * A meal of the register. Its dishes are those of the menu in force and whatever else was sampled or explained; `missingDishes` have
 * neither. Of a meal that is not served yet nothing is missing: `isServed` keeps it apart.
 */
export type RegisterMeal = DishCount & {
  readonly date: string
  readonly mealType: string
  readonly isServed: boolean
  readonly missingDishes: readonly string[]
}

type Given = {
  readonly from: string
  readonly to: string
  /** Moment looked from, `YYYY-MM-DD HH:mm:ss`. */
  readonly now: string
  readonly menuOf: RegisterMenu
  readonly samples: readonly Lived[]
  readonly exceptions: readonly Pick<RegisterException, 'date' | 'mealType' | 'dishId' | 'status'>[]
}

/** Where a meal stands in the order of the day; one the kindergarten added itself comes last. */
export const mealRank = (mealType: string): number => {
  const at = meals.indexOf(mealType as Meal)
  return at < 0 ? meals.length : at
}

function mealOn(date: string, mealType: string, { now, menuOf, samples, exceptions }: Given): RegisterMeal {
  const here = (one: Lived) => one.date === date && one.mealType === mealType && one.status !== 'VOID'
  const dishesOf = (rows: readonly Lived[]) => new Set(rows.filter(here).map(({ dishId }) => dishId))
  const [sampled, explained] = [dishesOf(samples), dishesOf(exceptions)]
  const planned = menuOf(date).find(({ meal }) => meal === mealType)?.dishIds ?? []
  const dishes = [...new Set([...planned, ...sampled, ...explained])]
  const missingDishes = dishes.filter((one) => !sampled.has(one) && !explained.has(one))
  return {
    date,
    mealType,
    isServed: hasBegun(date, mealType, now),
    served: dishes.length,
    sampled: sampled.size,
    excused: dishes.filter((one) => !sampled.has(one) && explained.has(one)).length,
    missing: missingDishes.length,
    missingDishes,
  }
}

/** The meals of the days `from` to `to`, both included, in the order of days and of the day. */
export function registerMeals(given: Given): RegisterMeal[] {
  const { from, to, menuOf, samples, exceptions } = given
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at))
  return days.flatMap((date) => {
    const recorded = [...samples, ...exceptions].filter((one) => one.date === date && one.status !== 'VOID')
    const named = new Set([...menuOf(date).map(({ meal }): string => meal), ...recorded.map(({ mealType }) => mealType)])
    return [...named].sort((one, two) => mealRank(one) - mealRank(two)).map((mealType) => mealOn(date, mealType, given))
  })
}

/** The dishes of several meals together. */
export function dishCount(counted: readonly DishCount[]): DishCount {
  const sum = (of: keyof DishCount) => counted.reduce((total, one) => total + one[of], 0)
  return { served: sum('served'), sampled: sum('sampled'), excused: sum('excused'), missing: sum('missing') }
}

type CalendarDay = { readonly date: string; readonly isOpen: boolean; readonly mealServed: boolean }

/** The open days up to `today` on which meals were served and no menu says which: of those nobody can tell what is missing. */
export const daysWithoutMenu = (
  { from, to, menuOf }: Pick<Given, 'from' | 'to' | 'menuOf'>,
  calendar: readonly CalendarDay[],
  today: string,
): string[] =>
  calendar
    .filter((day) => hasMeals(day) && day.date >= from && day.date <= to && day.date <= today)
    .map(({ date }) => date)
    .filter((date) => menuOf(date).length === 0)
    .sort()
