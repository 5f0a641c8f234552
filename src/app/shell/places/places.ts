import { recordsPath } from '../../../contract/menu'
import { homePath } from '../guard'
import { isFrame, landingOf, type MenuRoute } from '../menu'
import { entryAt, placeOf } from '../screens/placed'

/** Places of a bar that nobody has laid out. */
const usual = 4

const isScreen = ({ component, path, outside }: MenuRoute) => !isFrame(component) && !outside && path !== recordsPath

/** The bar at the foot of a touch screen: what the menu gives a place there, or home and the first of the menu. */
export function barOf(routes: readonly MenuRoute[]): readonly MenuRoute[] {
  const drawn = routes.filter((route) => !route.hidden && isScreen(route))
  const placed = drawn.filter(({ place }) => place !== undefined).sort((one, two) => Number(one.place) - Number(two.place))
  return placed.length > 1 ? placed : drawn.slice(0, usual)
}

/** A hub and its tabs, as somebody sees them on any of these screens; none where the hub is not in their menu. */
export function tabsAt(routes: readonly MenuRoute[], path: string): readonly MenuRoute[] {
  const here = entryAt(routes, path)
  const hub = here && routes.find((route) => route.path === (here.tabOf ?? here.path) && !route.hidden)
  const tabs = hub ? routes.filter(({ tabOf }) => tabOf === hub.path).sort((one, two) => (one.order ?? 0) - (two.order ?? 0)) : []
  return hub && tabs.length > 0 ? [hub, ...tabs] : []
}

/** Tables of one part of the house. */
export type RecordGroup = { readonly title: MenuRoute['title']; readonly routes: readonly MenuRoute[] }

/** Whether somebody finds a screen under the records: it is no line of their menu, and neither a tab nor in a place everybody has. */
function isRecord(route: MenuRoute, routes: readonly MenuRoute[], isKnown: (component: string) => boolean): boolean {
  if (!route.hidden || placeOf(route) !== undefined || !isScreen(route)) return false
  return route.component.startsWith('noun/') || (isKnown(route.component) && tabsAt(routes, route.path).length === 0)
}

/** What stands under the records, by the group it ships in. `isKnown`: whether the product has a screen of this name. */
export function recordsOf(routes: readonly MenuRoute[], isKnown: (component: string) => boolean): readonly RecordGroup[] {
  const groups = new Map<string, { title: MenuRoute['title']; routes: MenuRoute[] }>()
  for (const route of routes.filter((one) => isRecord(one, routes, isKnown))) {
    const above = route.trail.at(-2) ?? { path: '', title: route.title }
    const group = groups.get(above.path) ?? { title: above.title, routes: [] }
    groups.set(above.path, group)
    group.routes.push(route)
  }
  return [...groups.values()]
}

/** Screens somebody reaches although they are no line of their menu: as tabs, and under the records. */
export const reachedBesides = (routes: readonly MenuRoute[], isKnown: (component: string) => boolean): readonly MenuRoute[] =>
  routes.filter((route) => (route.hidden && tabsAt(routes, route.path).length > 0) || isRecord(route, routes, isKnown))

/** The line of the menu that the screen at an address belongs to: its own, its hub's, or that of the records. */
export function lineAt(routes: readonly MenuRoute[], path: string): MenuRoute | undefined {
  const here = (path === homePath && landingOf(routes)) || entryAt(routes, path)
  if (!here?.hidden) return here
  const isPlaced = placeOf(here) !== undefined || here.trail.length < 2
  return tabsAt(routes, here.path)[0] ?? (isPlaced ? undefined : routes.find((route) => route.path === recordsPath)) ?? here
}
