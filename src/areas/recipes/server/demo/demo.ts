import type { Demo } from '../../../../server/seed/demo'
import { hashIn } from '../../../../server/seed/fill-files'
import { demoStaff } from '../../../demo/published/demo-staff'
import { demoCalendar } from '../../../garden/published/demo-calendar'
import { Dish } from '../../published/dish'
import { MenuMeal } from '../../published/menu-meal'
import { WeekMenu } from '../../published/week-menu'
import { demoDishes } from './demo-dishes'
import { dishRows, menuRows } from './menu-rows'

/** The dishes that come with the product, and the menus of six weeks. */
export const demo: Demo = ({ today, seed }) => {
  const pictures = demoDishes(seed)
  const { menus, meals } = menuRows(today, demoCalendar(today).timeline.days, demoStaff(seed))
  return {
    furniture: [
      { noun: Dish, rows: dishRows(hashIn(pictures)) },
      { noun: WeekMenu, rows: menus },
      { noun: MenuMeal, rows: meals },
    ],
    files: pictures.all(),
  }
}
