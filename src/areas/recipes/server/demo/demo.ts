import type { Demo } from '../../../../server/seed/demo'
import { demoStaff } from '../../../demo/published/demo-staff'
import { demoCalendar } from '../../../garden/published/demo-calendar'
import { Dish } from '../../published/dish'
import { MenuMeal } from '../../published/menu-meal'
import { WeekMenu } from '../../published/week-menu'
import { dishRows, menuRows } from './menu-rows'

/** The dishes that come with the product, and the menus of six weeks. */
export const demo: Demo = ({ today, seed }) => {
  const { menus, meals } = menuRows(today, demoCalendar(today).timeline.days, demoStaff(seed))
  return {
    furniture: [
      { noun: Dish, rows: dishRows() },
      { noun: WeekMenu, rows: menus },
      { noun: MenuMeal, rows: meals },
    ],
  }
}
