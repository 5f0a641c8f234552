import type { Meal } from '../recipes/published/meal'
import { type DishLine, type MealLine, sampleCompleteness } from './sample-completeness'
import { type Ring, ringOf, type SampleDraft } from './sample-draft'

type Line = Parameters<typeof sampleCompleteness>[0]
type Sample = Line['samples'][number] & SampleDraft
type Exception = Line['exceptions'][number]
type Named = { readonly id: string; readonly name: string }

/** A dish on the day's list. `ring` is that of its saved sample, or of what has been entered so far. */
export type DishTile<S extends Sample, E extends Exception> = DishLine<S, E> & { readonly name: string; readonly ring: Ring }
export type MealTiles<S extends Sample, E extends Exception> = Omit<MealLine<S, E>, 'lines'> & {
  readonly tiles: readonly DishTile<S, E>[]
}

/** The check list of a day, in the order of serving. `next` is the first dish still without a sample, undefined when all is done. */
export type SampleDay<S extends Sample, E extends Exception> = {
  readonly meals: readonly MealTiles<S, E>[]
  readonly next: { readonly meal: Meal; readonly dishId: string } | undefined
  readonly total: number
  readonly done: number
  readonly missing: number
  readonly isRed: boolean
}

type Given<S extends Sample, E extends Exception> = Parameters<typeof sampleCompleteness<S, E>>[0] & {
  readonly dishes: readonly Named[]
  /** By `draftKey`. */
  readonly drafts?: ReadonlyMap<string, SampleDraft>
}

/** Name under which what has been entered for a dish of a meal is kept. */
export const draftKey = (date: string, meal: string, dishId: string): string => `${date}.${meal}.${dishId}`

const sum = <T>(items: readonly T[], of: (item: T) => number): number => items.reduce((total, item) => total + of(item), 0)

/** Builds the day's check list. A dish nobody knows any more goes by its id. */
export function sampleDay<S extends Sample, E extends Exception>(given: Given<S, E>): SampleDay<S, E> {
  const names = new Map(given.dishes.map((dish) => [dish.id, dish.name]))
  const meals = sampleCompleteness(given).map(({ lines, ...meal }) => ({
    ...meal,
    tiles: lines.map((line) => ({
      ...line,
      name: names.get(line.dishId) ?? line.dishId,
      ring: ringOf(line.samples[0] ?? given.drafts?.get(draftKey(given.date, meal.meal, line.dishId))),
    })),
  }))
  const waiting = meals.flatMap(({ meal, tiles }) =>
    tiles.filter((tile) => tile.state === 'missing').map(({ dishId }) => ({ meal, dishId })),
  )
  return {
    meals,
    next: waiting[0],
    total: sum(meals, (meal) => meal.tiles.length),
    done: sum(meals, (meal) => meal.done),
    missing: waiting.length,
    isRed: meals.some((meal) => meal.light === 'red'),
  }
}
