import type { MenuItem } from '../../src/app/session/person'
import { drawnMenu, leavesOf, routesOf } from '../../src/app/shell/menu'
import { reachedBesides, recordsOf, tabsAt } from '../../src/app/shell/places/places'
import { recordsPath } from '../../src/contract/menu'
import type { Entry } from './plan'

/**
 * Screens somebody reaches by their menu: its lines, the tabs of these, and what stands under the records. A page of another system is not
 * ours. `isKnown`: whether the product has a screen of its own of this name.
 */
export function entriesIn(menu: readonly MenuItem[], isKnown: (component: string) => boolean): Entry[] {
  const routes = routesOf(menu)
  const lines = leavesOf(drawnMenu(menu)).filter(({ outside }) => !outside)
  const records = recordsOf(routes, isKnown).flatMap((group) => group.routes)
  const isScreen = ({ component }: { readonly component: string }) => !component.startsWith('layouts/')
  const drawn = routes.filter((route) => isScreen(route) && lines.some(({ path }) => path === route.path))
  return [
    ...drawn.map(({ path, component }) => ({ path, component, by: [path] })),
    ...reachedBesides(routes, isKnown).map((route) => {
      const hub = tabsAt(routes, route.path)[0]
      const first = hub?.path ?? (records.includes(route) ? recordsPath : undefined)
      return { path: route.path, component: route.component, by: first ? [first, route.path] : [route.path] }
    }),
  ]
}
