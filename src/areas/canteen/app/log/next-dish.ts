import type { DayView, Tile } from '../use-kitchen'

type Place = { readonly mealType: string; readonly dishId: string }

/** The dish of the same meal that is asked for next: the following one without a sample, then those before. Undefined when none is left. */
export function nextDish(day: DayView, { mealType, dishId }: Place): Tile | undefined {
  const tiles = day.meals.find(({ meal }) => meal === mealType)?.tiles ?? []
  const at = tiles.findIndex((tile) => tile.dishId === dishId)
  return [...tiles.slice(at + 1), ...tiles.slice(0, Math.max(0, at))].find((tile) => tile.state === 'missing')
}
