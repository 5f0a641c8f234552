import { nextState } from '../../../contract/flow'
import { addDays, mondayOf, weekday } from '../../../contract/time'
import { weekMenuFlow } from '../week-menu-flow'
import type { MenuStep } from './menu-steps'

type Menu = { readonly id: string; readonly weekStart: string; readonly ageBand: string; readonly status: string | null }

/** From when on a week a menu of the next one that is still a draft is asked for: Thursday noon, so that two can review it before the weekend. */
const handInFrom = { weekday: 4, clock: '12:00' } as const

const isAskedFor = (now: string): boolean => {
  const day = weekday(now.slice(0, 10))
  return day > handInFrom.weekday || (day === handInFrom.weekday && now.slice(11, 16) >= handInFrom.clock)
}

const order = ['review', 'approve', 'publish', 'check'] as const
type Asked = (typeof order)[number]
/** A menu that waits for somebody, and the step it waits for. */
export type MenuToDecide<M extends Menu> = { readonly menu: M; readonly step: Asked }

/**
 * The menus that wait for a step somebody may make, the earliest week first. One that is still written is waited for only from Thursday noon
 * before its week on; menus of weeks that are over wait for nobody. `now` is a moment.
 */
export function menusToDecide<M extends Menu>(menus: readonly M[], may: (step: MenuStep) => boolean, now: string): MenuToDecide<M>[] {
  const thisWeek = mondayOf(now.slice(0, 10))
  const nextWeek = addDays(thisWeek, 7)
  const stepOf = ({ weekStart, status }: M): Asked | undefined => {
    const state = status ?? weekMenuFlow.start
    const step = order.find((one) => may(one) && nextState(weekMenuFlow, state, one) !== undefined)
    if (step !== 'check') return step
    const isLate = weekStart <= thisWeek || (weekStart === nextWeek && isAskedFor(now))
    return isLate ? step : undefined
  }
  return menus
    .filter(({ weekStart }) => weekStart >= thisWeek)
    .flatMap((menu) => {
      const step = stepOf(menu)
      return step ? [{ menu, step }] : []
    })
    .sort((one, two) => (one.menu.id < two.menu.id ? -1 : 1))
}

/** The Monday of the next week, where it is time for its menu, its kitchen is open and nobody has begun one. */
export function weekWithoutMenu(menus: readonly Menu[], cooking: readonly string[], now: string): string | undefined {
  const next = addDays(mondayOf(now.slice(0, 10)), 7)
  const isNeeded = cooking.some((date) => mondayOf(date) === next) && !menus.some(({ weekStart }) => weekStart === next)
  return isNeeded && isAskedFor(now) ? next : undefined
}
