import { noAllergies } from '../../families/published/child-states'
import { hasBegun, type Meal, mealsOfPattern, mealsOfPlan } from '../../recipes/published/meal'
import { type MealDishes, menuOfDay } from '../../recipes/published/menu-of-day'
import { childMeals } from '../mark/child-meals'

/** Whether a meal was a child's: `away` it was not here for it, `outside` its plan leaves it out, `unknown` nobody wrote down whether it was here. */
export type MealState = 'eaten' | 'coming' | 'away' | 'outside' | 'unknown'
/** A dish as a child meets it. `hits`: allergens of the child that are in it. */
export type MetDish = { readonly id: string; readonly name: string; readonly hits: readonly string[] }
export type MetMeal = { readonly meal: Meal; readonly state: MealState; readonly dishes: readonly MetDish[] }
export type MealsOfDay = { readonly date: string; readonly meals: readonly MetMeal[] }

/** Value of `gradeLevel` for children of all ages together. */
const allAges = '4'

type Menus = Parameters<typeof menuOfDay>[1]
type Given = {
  readonly dates: readonly string[]
  /** The moment, on the kindergarten's clock. */
  readonly now: string
  readonly pattern: string
  readonly child: { readonly mealPlan: string; readonly allergies?: readonly string[] | null | undefined }
  /** The age of the child's class; undefined where it is not known. */
  readonly grade: string | undefined
  readonly records: readonly {
    readonly date: string
    readonly status: string | null | undefined
    readonly inTime?: string | null
    readonly outTime?: string | null
  }[]
  readonly menus: readonly (Menus[number] & { readonly ageBand: string })[]
  readonly meals: Parameters<typeof menuOfDay>[2]
  readonly dishes: ReadonlyMap<string, { readonly name: string; readonly allergens?: readonly string[] | null }>
}

function stateOf({ child, now, pattern, records }: Given, date: string, meal: Meal): MealState {
  if (!mealsOfPlan(child.mealPlan).includes(meal)) return 'outside'
  const record = records.find((one) => one.date === date)
  if (!record?.status) return hasBegun(date, meal, now) ? 'unknown' : 'coming'
  if (!childMeals({ ...record, status: record.status, mealPlan: child.mealPlan }, pattern).includes(meal)) return 'away'
  return hasBegun(date, meal, now) ? 'eaten' : 'coming'
}

/** A menu for children of one age is none of others'. */
const isFor = (grade: string | undefined, ageBand: string) =>
  grade === undefined || grade === allAges || ageBand === allAges || ageBand === grade

/** What is served to a child on some days, whether it was there for it, and what of it the child must not have. Days without a menu are left out. */
export function childMealsOfDays(given: Given): readonly MealsOfDay[] {
  const { dates, pattern, child, grade, menus, meals, dishes } = given
  const allergies = (child.allergies ?? []).filter((one) => one !== noAllergies)
  const own = menus.filter(({ ageBand }) => isFor(grade, ageBand))
  const met = (date: string, { meal, dishIds }: MealDishes): MetMeal => ({
    meal,
    state: stateOf(given, date, meal),
    dishes: dishIds.flatMap((id) => {
      const dish = dishes.get(id)
      return dish ? [{ id, name: dish.name, hits: allergies.filter((one) => dish.allergens?.includes(one)) }] : []
    }),
  })
  const served = mealsOfPattern(pattern)
  return dates.flatMap((date) => {
    const ofDay = menuOfDay(date, own, meals).filter(({ meal }) => served.includes(meal))
    return ofDay.length > 0 ? [{ date, meals: ofDay.map((one) => met(date, one)) }] : []
  })
}

/** A dish a child must not have, at a meal it may still come to. */
export type ComingHit = { readonly date: string; readonly meal: Meal; readonly dish: MetDish }

/** What of these days is still to be kept from the child, the next meal first. */
export const comingHits = (days: readonly MealsOfDay[]): readonly ComingHit[] =>
  days.flatMap(({ date, meals }) =>
    meals
      .filter(({ state }) => state === 'coming')
      .flatMap(({ meal, dishes }) => dishes.filter(({ hits }) => hits.length > 0).map((dish) => ({ date, meal, dish }))),
  )
