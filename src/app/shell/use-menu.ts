import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../session/session'
import { drawnMenu, type MenuNode, type MenuRoute, routesOf } from './menu'
import { lineAt } from './places/places'
import { entryAt, isForMany } from './screens/placed'

/** The signed-in person's menu, as routes and as it is drawn. */
export function useMenu(): { readonly routes: readonly MenuRoute[]; readonly nodes: readonly MenuNode[] } {
  const menu = useSession((state) => state.menu)
  return useMemo(() => ({ routes: routesOf(menu), nodes: drawnMenu(menu) }), [menu])
}

/** The menu entry of the screen that is open, whether or not it is drawn. */
export function useEntryHere(): MenuRoute | undefined {
  const { routes } = useMenu()
  const { pathname } = useLocation()
  return entryAt(routes, pathname)
}

/** Address of the line of the menu that the open screen belongs to; the whole of its own where an entry stands for many. */
export function useLineHere(): string {
  const { routes } = useMenu()
  const { pathname } = useLocation()
  const line = lineAt(routes, pathname)
  return line && !isForMany(line) ? line.path : pathname
}
