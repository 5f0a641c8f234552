import { panePath, settingsPath } from '../../src/app/own-account/pane-path'
import { panes } from '../../src/app/own-account/panes'
import { publicPaths } from '../../src/app/shell/guard'
import { centrePath, errorPaths, otherPaths, ownPaths } from '../../src/app/shell/screens/built-in'

const nowhere = '/no/such/page'

/** Pages of whoever is not signed in. */
export const outside: readonly string[] = publicPaths

/** Pages everybody has who is signed in, and no menu names: each address the app itself knows, and one it does not. */
export const inside: readonly string[] = [
  ...ownPaths,
  centrePath,
  settingsPath,
  ...panes.map(({ name }) => panePath(name)),
  ...otherPaths,
  ...Object.keys(errorPaths),
  nowhere,
]

/** Whether a page is there to say that something is wrong. */
export const saysFailure = (path: string): boolean => path === nowhere || path in errorPaths
