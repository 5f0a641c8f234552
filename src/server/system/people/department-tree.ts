import { byParent } from '../../../contract/list/group-by'
import type { Row } from '../../../contract/resource'
import { Department } from '../../../contract/system/department'
import { withCommas } from '../../http/existing-client'

/** A department as trees of existing clients read it. `id`, `key` and `value` are the same. */
export type DepartmentNode = {
  readonly id: string
  readonly key: string
  readonly value: string
  readonly title: string
  readonly departName: string
  readonly parentId: string
  readonly orgCode: string
  readonly isLeaf: boolean
  readonly children?: readonly DepartmentNode[]
}

type Tree = { readonly top: readonly Row[]; readonly below: ReadonlyMap<string, readonly Row[]> }

const placeOf = ({ departOrder, orgCode }: Row): readonly [number, string] => [
  typeof departOrder === 'number' ? departOrder : Number.MAX_SAFE_INTEGER,
  String(orgCode ?? ''),
]
function compare(one: Row, two: Row): number {
  const [[place, code], [otherPlace, otherCode]] = [placeOf(one), placeOf(two)]
  return place - otherPlace || (code < otherCode ? -1 : Number(code > otherCode))
}

/** Rows by the one above them, each level in its order. Whoever names a parent that is not there stands on top. */
export function treeOf(rows: readonly Row[]): Tree {
  const below = byParent([...rows].sort(compare), ({ parentId }) => parentId)
  return { top: below.get('') ?? [], below }
}

/** A row by itself, without those below it. */
export function nodeOf({ below }: Tree, whole: Row): DepartmentNode {
  const { id, rev: _rev, ...row } = withCommas(Department, whole)
  const departName = String(row.departName ?? '')
  const named = { id, key: id, value: id, title: departName, departName }
  return { ...row, ...named, parentId: String(row.parentId ?? ''), orgCode: String(row.orgCode ?? ''), isLeaf: !below.has(id) }
}

/** Levels a tree has at most. */
const deepest = 50

/** Some rows with all below them; a leaf has no `children`. */
export function nodesOf(tree: Tree, rows: readonly Row[], depth = 1): DepartmentNode[] {
  return rows.map((row) => {
    const children = depth < deepest ? tree.below.get(row.id) : undefined
    const node = nodeOf(tree, row)
    return children ? { ...node, children: nodesOf(tree, children, depth + 1) } : node
  })
}

/** The rows that `isWanted` and those above them. */
export function withAbove(rows: readonly Row[], isWanted: (row: Row) => boolean): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const kept = new Set<string>()
  for (const row of rows.filter(isWanted))
    for (let at: Row | undefined = row; at && !kept.has(at.id); at = byId.get(String(at.parentId))) kept.add(at.id)
  return rows.filter(({ id }) => kept.has(id))
}
