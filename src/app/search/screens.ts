import { useMemo } from 'react'
import { type SearchKeys, searchKeysOf } from '../../contract/search/matching'
import type { Readings } from '../../contract/search/pinyin'
import { leavesOf, type MenuNode } from '../shell/menu'
import { reachedBesides } from '../shell/places/places'
import { useProduct } from '../shell/product'
import { useMenu } from '../shell/use-menu'

/** A screen somebody may open and what it is found by: its title in both languages. */
export type FoundScreen = { readonly node: MenuNode; readonly keys: SearchKeys }

export function useFoundScreens(readings: Readings): readonly FoundScreen[] {
  const { nodes, routes } = useMenu()
  const { screens } = useProduct()
  return useMemo(() => {
    const besides = reachedBesides(routes, (component) => Object.hasOwn(screens, component)).map((route) => ({ ...route, children: [] }))
    return [...leavesOf(nodes), ...besides].map((node) => ({ node, keys: searchKeysOf([node.title.zh, node.title.en], readings) }))
  }, [nodes, routes, screens, readings])
}
