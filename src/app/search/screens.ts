import { useMemo } from 'react'
import { type SearchKeys, searchKeysOf } from '../../contract/search/matching'
import type { Readings } from '../../contract/search/pinyin'
import { leavesOf, type MenuNode } from '../shell/menu'
import { useMenu } from '../shell/use-menu'

/** A screen of the menu and what it is found by: its title in both languages. */
export type FoundScreen = { readonly node: MenuNode; readonly keys: SearchKeys }

export function useFoundScreens(readings: Readings): readonly FoundScreen[] {
  const { nodes } = useMenu()
  return useMemo(
    () => leavesOf(nodes).map((node) => ({ node, keys: searchKeysOf([node.title.zh, node.title.en], readings) })),
    [nodes, readings],
  )
}
