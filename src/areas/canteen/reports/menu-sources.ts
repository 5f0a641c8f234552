import type { Language } from '../../../contract/label'
import { type RowsOf, rowsOf } from '../../../contract/report/report-source'
import { addDays } from '../../../contract/time'
import { Dish } from '../../recipes/published/dish'
import { MenuMeal } from '../../recipes/published/menu-meal'
import { menuOfDay } from '../../recipes/published/menu-of-day'
import { WeekMenu } from '../../recipes/published/week-menu'
import { dishWords } from '../register/dish-words'
import { RetainedSample } from '../retained-sample'
import { SampleException } from '../sample-exception'

/** What samples of some days are held against: the dishes of the menus, and what is recorded of them. */
export const menuSources = (from: string, to: string) => ({
  // A menu begins on the Monday of its week.
  menus: rowsOf(WeekMenu, { weekStart: { from: addDays(from, -6), to } }),
  meals: rowsOf(MenuMeal, { date: { from, to } }),
  dishes: rowsOf(Dish),
  samples: rowsOf(RetainedSample, { date: { from, to } }),
  exceptions: rowsOf(SampleException, { date: { from, to } }),
})
type MenuRows = RowsOf<ReturnType<typeof menuSources>>

/** The dishes by what they are called, and those that were to be sampled, by day. */
export const menuOf = ({ menus, meals, dishes }: Pick<MenuRows, 'menus' | 'meals' | 'dishes'>, language: Language) => ({
  dishes: dishes.map(({ id, name, nameEn }) => ({ id, name: dishWords({ name, nameEn }, language) })),
  menuOf: (date: string) => menuOfDay(date, menus, meals),
})
