import { addDays } from '../../../contract/time'
import { menuMealKey } from '../keys'
import { meals } from '../published/meal'

type Menu = { readonly menuId: string; readonly monday: string; readonly stored: ReadonlyMap<string, { readonly id: string }> }

/**
 * Ids of every meal a menu may have, whether or not it is shown: of a day that is closed meanwhile, of a meal the house serves no more, and of one
 * that was saved a moment ago and is not read again yet.
 */
export function mealKeys({ menuId, monday, stored }: Menu): readonly string[] {
  const dates = [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(monday, at))
  const possible = dates.flatMap((date) => meals.map((mealType) => menuMealKey({ date, mealType, menuId })))
  return [...new Set([...possible, ...[...stored.values()].map(({ id }) => id)])]
}
