import { useMemo } from 'react'
import type { MenuItem } from '../../../session/person'
import { useSession } from '../../../session/session'

/** What the menu may say of a page: that it is kept, whether or not it stands as a tab, and that it has no head. */
type Mark = 'keepAlive' | 'hiddenHeaderContent'

const markedIn = (menu: readonly MenuItem[], mark: Mark): readonly string[] =>
  menu.flatMap(({ path, meta, children = [] }) => [...(meta[mark] ? [path] : []), ...markedIn(children, mark)])

/** Addresses whose pages the menu marks so. */
export function useMarked(mark: Mark): ReadonlySet<string> {
  const menu = useSession((state) => state.menu)
  return useMemo(() => new Set(markedIn(menu, mark)), [menu, mark])
}
