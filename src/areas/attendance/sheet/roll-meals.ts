import { type MealAdjustment, type MealCount, mealCount } from './meal-count'
import type { RollCall, RollChild, RollRecord } from './roll-call'
import { isOpenSheet } from './sheet-state'

type Eating = RollChild & { readonly mealPlan: string }
type Timed = RollRecord & { readonly inTime?: string | null; readonly outTime?: string | null }

/**
 * Heads at each meal of a class. Once the sheet is out they follow from the marks alone. While it is open they are what is to be
 * expected: who is marked eats by the mark, who is on approved leave or kept at home by that, and everybody else by the meal plan.
 */
export function rollMeals<C extends Eating, R extends Timed>(
  roll: RollCall<C, R>,
  pattern: string,
  adjustments: readonly MealAdjustment[] | null | undefined,
): MealCount {
  const isOpen = isOpenSheet(roll.state)
  const eaters = roll.tiles.map(({ child, record, mark, proposed }) => ({
    mealPlan: child.mealPlan,
    status: mark ?? (isOpen ? (proposed ?? 'P') : undefined),
    inTime: record?.inTime ?? null,
    outTime: record?.outTime ?? null,
  }))
  return mealCount(eaters, pattern, adjustments ?? [])
}
