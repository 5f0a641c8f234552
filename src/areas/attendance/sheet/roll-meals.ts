import { type MealAdjustment, type MealCount, mealCount } from './meal-count'
import type { RollCall, RollChild, RollRecord } from './roll-call'
import { isOpenSheet } from './sheet-state'

type Eating = RollChild & { readonly mealPlan: string }
type Timed = RollRecord & { readonly inTime?: string | null; readonly outTime?: string | null }

/** Who of a roll eats, by the mark each child has or, while the sheet is open, is expected to get. */
export function eatersOf<C extends Eating, R extends Timed>(roll: RollCall<C, R>) {
  const isOpen = isOpenSheet(roll.state)
  return roll.tiles.map(({ child, record, mark, proposed }) => ({
    child,
    mealPlan: child.mealPlan,
    status: mark ?? (isOpen ? (proposed ?? 'P') : undefined),
    inTime: record?.inTime ?? null,
    outTime: record?.outTime ?? null,
  }))
}

/**
 * Heads at each meal of a class. Once the sheet is out they follow from the marks alone. While it is open they are what is to be
 * expected: who is marked eats by the mark, who is on approved leave or kept at home by that, and everybody else by the meal plan.
 */
export function rollMeals<C extends Eating, R extends Timed>(
  roll: RollCall<C, R>,
  pattern: string,
  adjustments: readonly MealAdjustment[] | null | undefined,
): MealCount {
  return mealCount(eatersOf(roll), pattern, adjustments ?? [])
}
