import type { HomeCard } from '../../../../app/home/home-card'
import { label } from '../../../../contract/label'
import type { RoleCode } from '../../../roles'

const main = (order: number) => ({ order, lane: 'main' }) as const
const side = (order: number) => ({ order, lane: 'side' }) as const
/** What somebody needs who is told what is cooked. */
const menuRights = ['week-menu:list', 'menu-meal:list', 'dish:list'] as const

/** What attendance tells of heads and plates on the home of those who cook, store, pay, answer for it or ask what is cooked. */
export const kitchenCards: readonly HomeCard<RoleCode>[] = [
  {
    name: 'attendance/next-meal',
    title: label('下一餐', 'The next meal'),
    icon: 'utensils',
    needs: ['attendance-sheet:list', 'menu-meal:list'],
    for: {
      canteenMgr: main(10),
      cook: main(10),
      sampler: main(10),
      foodDirector: main(40),
      foodOfficer: main(40),
      storekeeper: main(40),
    },
    to: '/attendance/kitchen',
    height: 320,
    load: () => import('./NextMealCard').then((file) => file.NextMealCard),
  },
  {
    name: 'attendance/meal-days',
    title: label('本月午餐人次', 'Lunches this month'),
    icon: 'bar-chart-3',
    needs: ['attendance-sheet:list'],
    for: { accountant: main(20), buyer: main(20) },
    to: '/attendance/kitchen',
    height: 180,
    load: () => import('./MealDaysCard').then((file) => file.MealDaysCard),
  },
  {
    name: 'attendance/heads',
    title: label('今天用餐', 'Meals today'),
    icon: 'utensils',
    needs: ['attendance-sheet:list'],
    for: { accountant: side(10), buyer: side(10), storekeeper: side(30) },
    to: '/attendance/kitchen',
    height: 160,
    load: () => import('./HeadsCard').then((file) => file.HeadsCard),
  },
  {
    name: 'attendance/today-menu',
    title: label('今天吃什么', 'On the table today'),
    icon: 'soup',
    needs: menuRights,
    for: { committee: main(10) },
    to: '/recipe/week-menu',
    height: 220,
    load: () => import('./TodayMenuCard').then((file) => file.TodayMenuCard),
  },
  {
    name: 'attendance/next-day',
    title: label('明天', 'Tomorrow'),
    icon: 'calendar-days',
    needs: menuRights,
    for: {
      canteenMgr: main(50),
      cook: main(50),
      sampler: main(50),
      storekeeper: main(50),
      doctor: main(55),
      committee: main(20),
    },
    to: '/recipe/week-menu',
    height: 220,
    load: () => import('./NextDayCard').then((file) => file.NextDayCard),
  },
]
