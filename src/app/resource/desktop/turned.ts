import { mostSorts, type SortKey } from '../../../contract/query'

/** What a table says it is sorted by: a column, and whether down or up; without either nothing. */
type Sorter = { readonly columnKey?: unknown; readonly order?: 'ascend' | 'descend' | null }

const keyOf = ({ columnKey, order }: Sorter): SortKey[] => (order ? [{ column: String(columnKey), descending: order === 'descend' }] : [])

/**
 * The keys rows are ordered by after a press on a head. With `more` it is one more key below those there are, or changes or ends it in its
 * place; else it is the only one.
 */
export function sortedBy(before: readonly SortKey[], sorter: Sorter | readonly Sorter[], more: boolean): readonly SortKey[] {
  const told = [sorter].flat().flatMap((one) => keyOf(one as Sorter))
  const kept = before.flatMap((key) => told.find(({ column }) => column === key.column) ?? [])
  const added = told.filter(({ column }) => !before.some((key) => key.column === column))
  if (more) return [...kept, ...added].slice(0, mostSorts)
  const turned = told.find((key) => !before.some((old) => old.column === key.column && old.descending === key.descending))
  return turned ? [turned] : []
}
