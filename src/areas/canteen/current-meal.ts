import type { MealLine } from './sample-completeness'

type Light = { readonly light: MealLine<never, never>['light'] }

/** The meal whose samples are taken now, and those that were served without all of theirs. `current` is undefined where nothing is missing. */
export type MealsDue<M extends Light> = { readonly current: M | undefined; readonly missed: readonly M[] }

/**
 * The meal to take samples of: the first that is not complete and not over, because its dishes are at hand. What was served without a sample comes
 * before it as a warning, and in its place only when nothing is left that could still be in time.
 */
export function mealsDue<M extends Light>(meals: readonly M[]): MealsDue<M> {
  const missed = meals.filter(({ light }) => light === 'red')
  const inTime = meals.find(({ light }) => light === 'open' || light === 'late')
  return inTime ? { current: inTime, missed } : { current: missed[0], missed: missed.slice(1) }
}
