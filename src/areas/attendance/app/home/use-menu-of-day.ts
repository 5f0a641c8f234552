import { useMemo } from 'react'
import { useLanguage } from '../../../../app/language/language'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { Dish } from '../../../recipes/published/dish'
import type { Meal } from '../../../recipes/published/meal'
import { MenuMeal } from '../../../recipes/published/menu-meal'
import { menuOfDay } from '../../../recipes/published/menu-of-day'
import { WeekMenu } from '../../../recipes/published/week-menu'

export type ServedDish = { readonly id: string; readonly name: string; readonly allergens: readonly string[] | null }
export type ServedMeal = { readonly meal: Meal; readonly dishes: readonly ServedDish[] }

/** What is cooked on a day, meal by meal, by the menus in force. A dish that is gone is known by its id alone. Undefined while loading. */
export function useMenuOfDay(date: string): readonly ServedMeal[] | undefined {
  const menus = useCopiedRows(WeekMenu)
  const meals = useCopiedRows(MenuMeal)
  const dishes = useCopiedRows(Dish)
  const language = useLanguage((state) => state.language)
  return useMemo(() => {
    if (!menus || !meals || !dishes) return undefined
    const known = new Map(dishes.map((dish) => [dish.id, dish]))
    const shown = (id: string): ServedDish => {
      const dish = known.get(id)
      return { id, name: (language === 'en' && dish?.nameEn) || (dish?.name ?? id), allergens: dish?.allergens ?? null }
    }
    return menuOfDay(date, menus, meals).map(({ meal, dishIds }) => ({ meal, dishes: dishIds.map(shown) }))
  }, [menus, meals, dishes, language, date])
}
