import { useMemo } from 'react'
import { Department } from '../../../contract/system/department'
import { useSyncStatus } from '../../offline/use-sync-status'
import { useAnswer } from '../../resource/use-answer'
import { useLocalRows } from '../../resource/use-local'
import { isHere } from '../../resource/use-titles'
import { call } from '../../wire/call'
import type { PickedRow } from '../record-picker/record-source'
import type { DepartmentNode } from './department'

type Told = PickedRow & { readonly id: string; readonly departName: string; readonly children?: readonly Told[] }

const nodeOf = ({ children = [], ...row }: Told): DepartmentNode => ({
  id: row.id,
  title: row.departName,
  row,
  children: children.map(nodeOf),
})

const order = (row: PickedRow): number => (typeof row.departOrder === 'number' ? row.departOrder : Number.MAX_SAFE_INTEGER)
const code = (row: PickedRow): string => String(row.orgCode ?? '')

/** Rows of departments as trees, each level in its order. Whoever names a parent that is not there stands on top. */
export function treeOfRows(rows: readonly (PickedRow & { readonly id: string })[]): DepartmentNode[] {
  const known = new Set(rows.map(({ id }) => id))
  const sorted = [...rows].sort((one, two) => order(one) - order(two) || (code(one) < code(two) ? -1 : 1))
  const grow = (parent: string, depth: number): DepartmentNode[] =>
    depth > 50
      ? []
      : sorted
          .filter((row) => (known.has(String(row.parentId)) ? String(row.parentId) : '') === parent)
          .map((row) => ({ id: row.id, title: String(row.departName ?? ''), row, children: grow(row.id, depth + 1) }))
  return grow('', 1)
}

/** Where departments come from: trees, or why there are none and a way to ask again. */
export type Departments = { readonly tree: readonly DepartmentNode[] | undefined; readonly error: unknown; readonly again: () => void }

/** The departments of the house: from this device where they lie on it, else from the server. */
export function useDepartments(): Departments {
  const isLocal = useSyncStatus((status) => isHere(Department, status))
  const local = useLocalRows(Department.name, isLocal)
  const remote = useAnswer({
    queryKey: ['departments'],
    enabled: !isLocal,
    queryFn: async ({ signal }) => (await call<readonly Told[]>('GET', `${Department.path}/queryTreeList`, { signal })).map(nodeOf),
    retry: false,
  })
  const here = useMemo(() => local && treeOfRows(local), [local])
  return {
    tree: isLocal ? here : remote.data,
    error: !isLocal && remote.isError ? remote.error : undefined,
    again: () => void remote.refetch(),
  }
}
