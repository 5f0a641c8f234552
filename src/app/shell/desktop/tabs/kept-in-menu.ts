import { useMemo } from 'react'
import type { MenuItem } from '../../../session/person'
import { useSession } from '../../../session/session'

const keptIn = (menu: readonly MenuItem[]): readonly string[] =>
  menu.flatMap(({ path, meta, children = [] }) => [...(meta.keepAlive ? [path] : []), ...keptIn(children)])

/** Addresses whose pages the menu has kept, whether or not they stand as tabs. */
export function useKeptInMenu(): ReadonlySet<string> {
  const menu = useSession((state) => state.menu)
  return useMemo(() => new Set(keptIn(menu)), [menu])
}
