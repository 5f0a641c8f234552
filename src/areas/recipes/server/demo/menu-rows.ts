import { addDays, weekday } from '../../../../contract/time'
import type { Given } from '../../../../server/seed/fill'
import { row } from '../../../../server/seed/row'
import { type DemoStaff, holdersOf } from '../../../demo/published/demo-staff'
import { foodGroupOf } from '../../../demo/published/food-groups'
import { menuMealKey, weekMenuKey } from '../../keys'
import { menuScope } from '../../menu-scope'
import { dishId, mealsOn } from '../../published/demo-menu'
import { Dish } from '../../published/dish'
import { dishLibrary } from '../../published/dish-library'
import { MenuMeal } from '../../published/menu-meal'
import { WeekMenu } from '../../published/week-menu'

/** Weeks with a menu before and after the present one; the last is still a draft. */
const weeksBefore = 3
const weeksAfter = 2

/** The group of what a dish holds most of among its main foods. */
function groupOf(ingredients: (typeof dishLibrary)[number]['ingredients']): string | null {
  const [most] = ingredients.filter(({ isMain }) => isMain).sort((one, two) => two.gramsNet - one.gramsNet)
  return most ? foodGroupOf(most.food) : null
}

/** The dishes that come with the product. `pictureOf`: the hash of the picture of a dish, by its number. */
export const dishRows = (pictureOf: (code: string) => string | undefined): Given[] =>
  dishLibrary.map(({ code, name, nameEn, type, method, meals, ingredients, seasonings, allergens }) =>
    row(Dish, dishId(code), {
      dishCode: code,
      name,
      nameEn,
      dishType: type,
      foodGroup: groupOf(ingredients),
      cookMethod: method,
      ageBand: '2',
      meals: [...meals],
      ingredients: ingredients.map((one) => ({ ...one, prep: null })),
      seasonings: [...seasonings],
      allergens: [...allergens],
      spicy: false,
      photo: [pictureOf(code) ?? []].flat(),
      enabled: true,
    }),
  )

const ageBand = '4'

function menuRow(weekStart: string, isPublished: boolean, staff: readonly DemoStaff[]): Given {
  const name = (post: string) => holdersOf(staff, post)[0]?.name ?? ''
  const thursday = addDays(weekStart, -4)
  const published = {
    status: 'PUBLISHED',
    version: 1,
    checkedBy: name('canteenMgr'),
    reviewedBy: name('doctor'),
    approvedBy: name('principal'),
    publishedAt: `${thursday} 15:20:00`,
  }
  const values = { weekStart, ageBand, source: 'history', ...(isPublished ? published : {}) }
  return row(WeekMenu, weekMenuKey(values), values, menuScope(isPublished ? published.version : 0))
}

/** Week menus around a day: published up to next week, and a draft of the week after. `openDays` are the days that are cooked for. */
export function menuRows(today: string, openDays: readonly string[], staff: readonly DemoStaff[]) {
  const monday = addDays(today, 1 - weekday(today))
  const weeks = Array.from({ length: weeksBefore + weeksAfter + 1 }, (_, at) => addDays(monday, 7 * (at - weeksBefore)))
  const menus = weeks.map((week) => menuRow(week, week < (weeks.at(-1) ?? ''), staff))
  const meals = menus.flatMap(({ id: menuId, scope }, at) => {
    const weekStart = weeks[at] ?? ''
    return openDays
      .filter((day) => day >= weekStart && day <= addDays(weekStart, 6))
      .flatMap(mealsOn)
      .map(({ date, meal, codes }) => {
        const values = { menuId, date, mealType: meal, dishes: codes.map(dishId) }
        return row(MenuMeal, menuMealKey(values), values, scope)
      })
  })
  return { menus, meals }
}
