import { matchPath } from 'react-router-dom'
import { noticesPath } from '../../../contract/push'
import type { MenuRoute } from '../menu'
import { conflictCentreComponent, conflictCentrePath, noticesComponent } from './built-in'

const placed: Readonly<Record<string, string>> = { [conflictCentreComponent]: conflictCentrePath, [noticesComponent]: noticesPath }

/** Where the screen of a menu entry lies, when it has a place of its own and that is another one. */
export const placeOf = ({ component, path }: MenuRoute): string | undefined => {
  const place = placed[component]
  return place === path ? undefined : place
}

/** Whether an entry stands for many addresses, such as `/online/cgformList/:code`. */
export const isForMany = ({ path }: MenuRoute): boolean => path.includes(':')

/** The menu entry that an address belongs to: its own, the one whose screen has its place there, or one that stands for many such addresses. */
export const entryAt = (routes: readonly MenuRoute[], path: string): MenuRoute | undefined =>
  routes.find((route) => route.path === path) ??
  routes.find((route) => placeOf(route) === path) ??
  routes.find((route) => isForMany(route) && matchPath(route.path, path) !== null)
