import { hasBegun, type Meal, servingTimes } from '../recipes/published/meal'

type MealDishes = { readonly meal: Meal; readonly dishIds: readonly string[] }
type Sample = {
  readonly id: string
  readonly date: string
  readonly mealType: string
  readonly dishId: string
  readonly status: string | null
  readonly batch: number
}
type Exception = { readonly date: string; readonly mealType: string; readonly dishId: string; readonly status: string | null }

/** A dish of a meal: what is kept of it, or why nothing is. `extra`: sampled although the menu does not name it. */
export type DishLine<S extends Sample, E extends Exception> = {
  readonly dishId: string
  readonly state: 'sampled' | 'excused' | 'missing'
  /** Living samples, by batch. */
  readonly samples: readonly S[]
  readonly exception: E | undefined
  readonly extra: boolean
}

export type MealLine<S extends Sample, E extends Exception> = {
  readonly meal: Meal
  readonly lines: readonly DishLine<S, E>[]
  readonly done: number
  readonly missing: number
  /** `open` until serving begins, `late` while it is served, `red` afterwards; `done` as soon as nothing is missing. */
  readonly light: 'done' | 'open' | 'late' | 'red'
}

type Given<S extends Sample, E extends Exception> = {
  readonly date: string
  /** Moment looked from, `YYYY-MM-DD HH:mm:ss`. */
  readonly now: string
  readonly menu: readonly MealDishes[]
  readonly samples: readonly S[]
  readonly exceptions: readonly E[]
}

function lightOf(meal: Meal, missing: number, date: string, now: string): MealLine<Sample, Exception>['light'] {
  if (missing === 0) return 'done'
  const clock = now.slice(0, 16)
  if (clock >= `${date} ${servingTimes[meal].until}`) return 'red'
  return hasBegun(date, meal, now) ? 'late' : 'open'
}

/** Whether every dish of a day's menu has a living sample or a reason why not, meal by meal. */
export function sampleCompleteness<S extends Sample, E extends Exception>(given: Given<S, E>): MealLine<S, E>[] {
  const samples = given.samples.filter((one) => one.date === given.date && one.status !== 'VOID')
  const exceptions = given.exceptions.filter((one) => one.date === given.date && one.status !== 'VOID')
  return given.menu.map(({ meal, dishIds }) => {
    const ofMeal = samples.filter((one) => one.mealType === meal)
    const beside = ofMeal.map((one) => one.dishId).filter((id) => !dishIds.includes(id))
    const lines = [...dishIds, ...new Set(beside)].map((dishId): DishLine<S, E> => {
      const kept = ofMeal.filter((one) => one.dishId === dishId).sort((one, two) => one.batch - two.batch)
      const exception = exceptions.find((one) => one.mealType === meal && one.dishId === dishId)
      const state = kept.length > 0 ? 'sampled' : exception ? 'excused' : 'missing'
      return { dishId, state, samples: kept, exception, extra: !dishIds.includes(dishId) }
    })
    const missing = lines.filter((line) => line.state === 'missing').length
    return { meal, lines, missing, done: lines.length - missing, light: lightOf(meal, missing, given.date, given.now) }
  })
}
