import { useCallback } from 'react'
import type { MenuItem } from '../../session/person'
import { useSession } from '../../session/session'
import { type MenuRoute, routesOf } from '../../shell/menu'
import { entryAt } from '../../shell/screens/placed'

/** Screens by the menu they are of: a home asks for many ways of one menu. */
const known = new WeakMap<readonly MenuItem[], readonly MenuRoute[]>()

function screensOf(menu: readonly MenuItem[]): readonly MenuRoute[] {
  const found = known.get(menu) ?? routesOf(menu)
  known.set(menu, found)
  return found
}

/** Answers a way, or nothing where it leads to a screen the signed-in person may not open: an answer may be for more people than the screen behind it. */
export function useWay(): (to: string | undefined) => string | undefined {
  const menu = useSession((state) => state.menu)
  return useCallback((to) => (to !== undefined && entryAt(screensOf(menu), to.split('?')[0] ?? '') ? to : undefined), [menu])
}
