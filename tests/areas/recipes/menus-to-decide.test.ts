import { expect, test } from 'vitest'
import type { MenuStep } from '../../../src/areas/recipes/week/menu-steps'
import { menusToDecide, weekWithoutMenu } from '../../../src/areas/recipes/week/menus-to-decide'

const [lastWeek, thisWeek, nextWeek, weekAfter] = ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07']
const menu = (weekStart: string, status: string | null, ageBand = '4') => ({ id: `${weekStart}.${ageBand}`, weekStart, ageBand, status })
const holding =
  (...steps: MenuStep[]) =>
  (step: MenuStep) =>
    steps.includes(step)
const asked = (menus: ReturnType<typeof menu>[], may: (step: MenuStep) => boolean, now: string) =>
  menusToDecide(menus, may, now).map((one) => `${one.step} ${one.menu.id}`)
const monday = '2026-11-23 09:00:00'
const [thursdayMorning, thursdayNoon] = ['2026-11-26 11:59:59', '2026-11-26 12:00:00']

test('each step waits for those alone who may make it, the earliest week first', () => {
  const menus = [menu(weekAfter, 'CHECKED'), menu(nextWeek, 'REVIEWED'), menu(thisWeek, 'APPROVED'), menu(nextWeek, 'CHECKED', '2')]

  expect(asked(menus, holding('review'), monday)).toEqual([`review ${nextWeek}.2`, `review ${weekAfter}.4`])
  expect(asked(menus, holding('approve', 'publish'), monday)).toEqual([`publish ${thisWeek}.4`, `approve ${nextWeek}.4`])
  expect(asked(menus, holding('change', 'reject'), monday)).toEqual([])
})

test('a menu that is still written is asked for from Thursday noon before its week on', () => {
  const menus = [menu(nextWeek, 'DRAFT'), menu(weekAfter, null)]

  expect(asked(menus, holding('check'), thursdayMorning)).toEqual([])
  expect(asked(menus, holding('check'), thursdayNoon)).toEqual([`check ${nextWeek}.4`])
  expect(asked(menus, holding('check'), '2026-11-29 20:00:00')).toEqual([`check ${nextWeek}.4`])
  // Its week has begun without it.
  expect(asked(menus, holding('check'), '2026-11-30 07:00:00')).toEqual([`check ${nextWeek}.4`])
})

test('what is published, and what belongs to a week that is over, waits for nobody', () => {
  const everything = () => true

  expect(asked([menu(thisWeek, 'PUBLISHED'), menu(lastWeek, 'CHECKED'), menu(lastWeek, 'DRAFT')], everything, monday)).toEqual([])
})

test('a week that cooks and has no menu at all is told of from Thursday noon on', () => {
  const cooking = ['2026-11-27', '2026-12-01']

  expect(weekWithoutMenu([menu(thisWeek, 'PUBLISHED')], cooking, thursdayMorning)).toBeUndefined()
  expect(weekWithoutMenu([menu(thisWeek, 'PUBLISHED')], cooking, thursdayNoon)).toBe(nextWeek)
  expect(weekWithoutMenu([menu(nextWeek, 'DRAFT')], cooking, thursdayNoon)).toBeUndefined()
  expect(weekWithoutMenu([], ['2026-11-27', '2026-12-08'], thursdayNoon)).toBeUndefined()
})
