import { useMemo } from 'react'
import { useSession } from '../session/session'
import { drawnMenu, type MenuNode, type MenuRoute, routesOf } from './menu'

/** The signed-in person's menu, as routes and as it is drawn. */
export function useMenu(): { readonly routes: readonly MenuRoute[]; readonly nodes: readonly MenuNode[] } {
  const menu = useSession((state) => state.menu)
  return useMemo(() => ({ routes: routesOf(menu), nodes: drawnMenu(menu) }), [menu])
}
