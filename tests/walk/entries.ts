import type { MenuItem } from '../../src/app/session/person'
import { conflictCentreComponent, noticesComponent } from '../../src/app/shell/screens/built-in'
import { recordsPath } from '../../src/contract/menu'
import type { Entry } from './plan'

/** Entries of a menu that lead to a screen of ours, with those below an entry that always shows hidden as well. */
const screensIn = (menu: readonly MenuItem[], isInside = false): (MenuItem & { component: string })[] =>
  menu
    .filter(({ type }) => type !== '2')
    .flatMap((item) => {
      const { component, meta, children = [], alwaysShow } = item
      const isScreen = component && !component.startsWith('layouts/') && !meta.internalOrExternal
      const below = screensIn(children, isInside || alwaysShow === true)
      return isScreen ? [{ ...item, component, hidden: item.hidden === true || isInside }, ...below] : below
    })

/** Everybody's, by the bell and the badge of every page. */
const elsewhere: readonly string[] = [noticesComponent, conflictCentreComponent]

/**
 * Screens somebody reaches by their menu: its lines, the tabs of these, and what stands under the records. A page of another system is not
 * ours. `isKnown`: whether the product has a screen of its own of this name.
 */
export function entriesIn(menu: readonly MenuItem[], isKnown: (component: string) => boolean): Entry[] {
  const screens = screensIn(menu)
  const lines = new Set(screens.flatMap(({ hidden, path }) => (hidden ? [] : [path])))
  return screens.flatMap(({ path, component, hidden, meta: { tabOf } }): Entry[] => {
    if (!hidden) return [{ path, component, by: [path] }]
    if (tabOf && lines.has(tabOf)) return [{ path, component, by: [tabOf, path] }]
    const isRecord = !elsewhere.includes(component) && (component.startsWith('noun/') || isKnown(component))
    return isRecord ? [{ path, component, by: [recordsPath, path] }] : []
  })
}
