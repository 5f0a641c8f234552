import type { MenuItem } from '../../src/app/session/person'
import type { Label } from '../../src/contract/label'
import type { Entry } from './plan'

/** Entries of a menu that lead to a screen. What is only a group leads to its children, and a page of another system is not ours. */
export function entriesIn(menu: readonly MenuItem[], groups: readonly Label[] = []): Entry[] {
  return menu
    .filter(({ type, hidden }) => type !== '2' && !hidden)
    .flatMap(({ path, component, meta, children = [], alwaysShow }) => {
      const inside = alwaysShow ? [] : entriesIn(children, [...groups, { zh: meta.titleZh || meta.title, en: meta.titleEn || meta.title }])
      const isScreen = component && !component.startsWith('layouts/') && !meta.internalOrExternal
      return isScreen ? [{ path, component, groups }, ...inside] : inside
    })
}
