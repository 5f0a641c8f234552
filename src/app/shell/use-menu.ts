import { useLocation } from 'react-router-dom'
import type { MenuItem } from '../session/person'
import { useSession } from '../session/session'
import { drawnMenu, type MenuNode, type MenuRoute, routesOf } from './menu'
import { lineAt } from './places/places'
import { entryAt, isForMany } from './screens/placed'

type Menu = { readonly routes: readonly MenuRoute[]; readonly nodes: readonly MenuNode[] }

const known = new WeakMap<readonly MenuItem[], Menu>()

/** Worked out once for a menu: a screen asks for it in a hundred places. */
function menuOf(items: readonly MenuItem[]): Menu {
  const found = known.get(items) ?? { routes: routesOf(items), nodes: drawnMenu(items) }
  known.set(items, found)
  return found
}

/** The signed-in person's menu, as routes and as it is drawn. */
export const useMenu = (): Menu => menuOf(useSession((state) => state.menu))

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
