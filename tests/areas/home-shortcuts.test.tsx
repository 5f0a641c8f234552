import { afterEach, expect, test } from 'vitest'
import { Shortcuts } from '../../src/app/home/Shortcuts'
import { inLanguage, routesOf } from '../../src/app/shell/menu'
import { entryAt } from '../../src/app/shell/screens/placed'
import type { RoleCode } from '../../src/areas/roles'
import { type Stage, stage } from '../kit/area-stage'
import { roleMenu } from '../kit/role-menu'

let on: Stage
afterEach(() => on.leave())

const everybody = ['My notices → /isps/userAnnouncement', 'Records → /records']
/** What somebody is led to on a home that no card has anything to say on. */
const ways: Partial<Record<RoleCode, readonly string[]>> = {
  inspectorIn: ['Dishes → /recipe/dish', ...everybody],
  supplier: everybody,
  guard: everybody,
  committee: ['Week menu → /recipe/week-menu', ...everybody],
}

test.each(Object.entries(ways) as [RoleCode, readonly string[]][])(
  'the home of %s leads to what it may open today, under its name in the menu, and promises nothing that is not there',
  async (role, expected) => {
    const menu = roleMenu(role)
    on = await stage(<Shortcuts />, {}, { role, address: '/dashboard/analysis' })
    await on.wait(() => on.find('.shortcut'))
    const links = [...on.place.querySelectorAll<HTMLAnchorElement>('.shortcut')]
    expect(links.map((link) => `${link.textContent} → ${link.getAttribute('href')}`)).toEqual(expected)
    const routes = routesOf(menu)
    for (const link of links) {
      const route = entryAt(routes, link.getAttribute('href') ?? '')
      expect(route && inLanguage(route.title, 'en')).toBe(link.textContent)
    }
  },
)
