import { atomic } from '../../../../app/offline/outbox/atomic'
import { add, edit, type Intent } from '../../../../contract/sync/intent'
import { same } from '../../../../contract/sync/merge'
import { menuMealKey } from '../../keys'
import { MenuMeal } from '../../published/menu-meal'
import { WeekMenu } from '../../published/week-menu'
import { cellKey, type PlannedMeal, type WeekPlan, withMeals } from '../../week/planned-meal'
import type { MealRow, Week } from './use-week'

/** A meal as it stands: the row that is shown, or one that was saved a moment ago and is not read again yet. */
export type StoredMeal = Pick<MealRow, 'id' | 'dishes' | 'portions'> & { readonly row?: MealRow }
/** A week as edits are made to it. */
export type WrittenWeek = Pick<Week, 'menuId' | 'monday' | 'ageBand'> & {
  readonly isBegun: boolean
  readonly plan: WeekPlan
  readonly stored: ReadonlyMap<string, StoredMeal>
}

/** The week with what was saved a moment ago in it. Another edit made at once is made to that, and not to what is still shown. */
export function writtenWeek(week: Week, ahead: readonly PlannedMeal[]): WrittenWeek {
  const stored = new Map<string, StoredMeal>([...week.stored].map(([cell, row]) => [cell, { ...row, row }]))
  for (const { date, meal, dishes, portions } of ahead) {
    const id = menuMealKey({ date, mealType: meal, menuId: week.menuId })
    stored.set(cellKey({ date, meal }), { id: stored.get(cellKey({ date, meal }))?.id ?? id, dishes, portions })
  }
  const { menuId, monday, ageBand } = week
  return { menuId, monday, ageBand, stored, plan: withMeals(week.plan, ahead), isBegun: week.menu !== undefined || ahead.length > 0 }
}

/** Only what is different is said: an edit of somebody else's to the rest stays. */
function mealIntent({ menuId, stored }: WrittenWeek, { date, meal, dishes, portions }: PlannedMeal): Intent[] {
  const known = stored.get(cellKey({ date, meal }))
  if (!known) {
    const values = { menuId, date, mealType: meal, dishes, ...(portions.length > 0 && { portions }) }
    return [add(MenuMeal, menuMealKey(values), values)]
  }
  const patch = {
    ...(!same(known.dishes ?? [], dishes) && { dishes }),
    ...(!same(known.portions ?? [], portions) && { portions }),
  }
  // While the first copy is on its way a row is shown that this device does not hold yet: what was shown is what was seen.
  return Object.keys(patch).length > 0 ? [edit(MenuMeal, known.id, patch, known.row && { seen: known.row })] : []
}

/** What is saved so that meals of a week are as given: all of it or nothing, with the menu itself where the week has none yet. */
export function menuIntents(week: WrittenWeek, changed: readonly PlannedMeal[], source: 'manual' | 'copy'): readonly Intent[] {
  const meals = changed.flatMap((one) => mealIntent(week, one))
  const begins = week.isBegun ? [] : [add(WeekMenu, week.menuId, { weekStart: week.monday, ageBand: week.ageBand, source })]
  const intents: Intent[] = meals.length > 0 ? [...begins, ...meals] : []
  return intents.length > 1 ? atomic(intents) : intents
}
