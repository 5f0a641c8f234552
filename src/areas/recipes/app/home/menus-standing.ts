import { useNow } from '../../../../app/clock/use-now'
import type { CardStanding } from '../../../../app/home/home-card'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { useCan } from '../../../../app/session/use-can'
import { label } from '../../../../contract/label'
import { hasMeals } from '../../../garden/published/has-meals'
import { SchoolDay } from '../../../garden/published/school-day'
import { WeekMenu } from '../../published/week-menu'
import type { MenuStep } from '../../week/menu-steps'
import { menusToDecide, weekWithoutMenu } from '../../week/menus-to-decide'

/** What is said of menus as a whole. */
export const menuWords = {
  none: label('没有等待处理的食谱', 'No menu waits for you'),
  some: label('{count} 份食谱等待处理', '{count} {count:menu waits|menus wait} for you'),
} as const

/** Menus the person moves on, and the week nobody has begun one for. Undefined while loading. */
export function useWaitingMenus() {
  const can = useCan()
  const now = useNow()
  const menus = useCopiedRows(WeekMenu)
  const calendar = useCopiedRows(SchoolDay)
  if (!menus || !calendar) return undefined
  const rows = menus.map((menu) => ({ ...menu, status: menu.status ?? null }))
  const may = (step: MenuStep) => can(`week-menu:${step}`)
  const cooking = calendar.filter(hasMeals).map(({ date }) => date)
  return { found: menusToDecide(rows, may, now), without: may('check') ? weekWithoutMenu(rows, cooking, now) : undefined }
}

/** How many menus wait. */
export const countOf = ({ found, without }: NonNullable<ReturnType<typeof useWaitingMenus>>): number => found.length + (without ? 1 : 0)

/** How so many menus that wait stand. */
export const menusStanding = (count: number): CardStanding =>
  count > 0 ? { as: 'due', said: menuWords.some, values: { count } } : { as: 'well', said: menuWords.none }

/** How the menus stand, wherever one is. */
export function useMenusStanding(): CardStanding | undefined {
  const waiting = useWaitingMenus()
  return waiting && menusStanding(countOf(waiting))
}
