import { useMemo } from 'react'
import { parentField } from '../../contract/fields/tree'
import { byParent } from '../../contract/list/group-by'
import { compareNumberedWords } from '../../contract/list/word-order'
import { useLanguage } from '../language/language'
import { useSyncStatus } from '../offline/use-sync-status'
import { useResource } from '../shell/product'
import { allRows } from './list/all-rows'
import { nounKeys } from './noun-keys'
import { useAnswer } from './use-answer'
import { useLocalRows } from './use-local'
import { isHere, titleOf } from './use-titles'

/** A row in its tree. `above`: what those it lies under are called, from the top. */
export type TreeNode = { readonly value: string; readonly text: string; readonly above: readonly string[]; readonly children: TreeNode[] }

/** Rows as trees, each level in the order of titles. Whoever names a parent that is not there stands on top. */
export function treeOf(rows: readonly { readonly id: string; readonly parent: unknown; readonly text: string }[]): TreeNode[] {
  const below = byParent(rows, ({ parent }) => parent)
  const placed = new Set<string>()
  const grow = (parent: string, above: readonly string[]): TreeNode[] =>
    [...(below.get(parent) ?? [])]
      .sort((one, two) => compareNumberedWords(one.text, two.text))
      .flatMap(({ id, text }) => {
        if (placed.has(id)) return []
        placed.add(id)
        return [{ value: id, text, above, children: grow(id, [...above, text]) }]
      })
  return grow('', [])
}

/** Every row of a noun whose rows name their parents: those of the device where it has them, else what the server answers. */
export function useTreeRows(noun: string) {
  const resource = useResource(noun)
  const isLocal = useSyncStatus((status) => isHere(resource, status))
  const data = useLocalRows(noun, isLocal)
  const remote = useAnswer({
    queryKey: nounKeys.choices(noun, 'tree'),
    enabled: !isLocal,
    queryFn: () => allRows(resource, {}),
  })
  return isLocal ? ({ ...remote, data, error: null, fetchStatus: 'idle' } as const) : remote
}

/** The trees of a noun whose rows name their parents. Undefined while they are being fetched. */
export function useTree(noun: string): readonly TreeNode[] | undefined {
  const resource = useResource(noun)
  const language = useLanguage((state) => state.language)
  const rows = useTreeRows(noun).data
  return useMemo(
    () => rows && treeOf(rows.map((row) => ({ id: row.id, parent: row[parentField], text: titleOf(resource, row, language) }))),
    [rows, resource, language],
  )
}

/** Every row of some trees, each before those below it. */
export const flat = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])
