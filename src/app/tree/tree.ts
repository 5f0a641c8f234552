import { parentField } from '../../contract/fields/tree'
import { byParent } from '../../contract/list/group-by'
import { inTreeOrder } from '../../contract/list/tree-order'
import type { Resource } from '../../contract/resource'
import type { ViewRow } from '../resource/row'

/** Rows as they stand: each level in its order, by the row above it, and all by their ids. On top, under the empty text, stands whoever names none that is there. */
export type RowTree = { readonly levels: ReadonlyMap<string, readonly ViewRow[]>; readonly byId: ReadonlyMap<string, ViewRow> }

export const rowTreeOf = (resource: Resource, rows: readonly ViewRow[]): RowTree => ({
  levels: byParent([...rows].sort(inTreeOrder(resource)), (row) => row[parentField]),
  byId: new Map(rows.map((row) => [row.id, row])),
})

/** The row above another one, as far as it is there. */
export const aboveOf = ({ byId }: RowTree, row: ViewRow): ViewRow | undefined => byId.get(String(row[parentField] ?? ''))

/** The rows one stands among. */
export const amongOf = (tree: RowTree, row: ViewRow): readonly ViewRow[] => tree.levels.get(aboveOf(tree, row)?.id ?? '') ?? []

/** Ids of all rows above some, themselves included where they are `withThem`. */
export function pathsTo(tree: RowTree, ids: readonly string[], withThem = false): ReadonlySet<string> {
  const kept = new Set<string>()
  for (const id of ids) {
    const row = tree.byId.get(id)
    // What was kept already has those above it kept as well.
    for (let at = withThem ? row : row && aboveOf(tree, row); at && !kept.has(at.id); at = aboveOf(tree, at)) kept.add(at.id)
  }
  return kept
}

/** Whether one row is another one or lies somewhere below it. */
export const isWithin = (tree: RowTree, id: string, other: string): boolean => id === other || pathsTo(tree, [id]).has(other)
