import { defaultOrderOf } from '../../contract/default-order'
import type { SortKey } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { columnOf } from './column'

// Everything here is a fact of a definition, or a day: written out, so that an index of the same words is used.
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
const direction = ({ descending }: SortKey): string => (descending ? 'desc' : 'asc')

/** What a column is ordered by: itself, or the place of its value in the order its field says. */
function ordered({ fields }: Resource, column: string): string {
  const order = fields[column]?.order
  return order ? `(array_position(array[${order.map(literal).join(', ')}]::text[], "${columnOf(column)}"))` : `"${columnOf(column)}"`
}

/** The order somebody chose, ties by id: read backwards it is the opposite order exactly. */
export const chosenOrder = (resource: Resource, sorts: readonly SortKey[]): string =>
  [...sorts.map((sort) => `${ordered(resource, sort.column)} ${direction(sort)}`), `id ${sorts[0]?.descending ? 'asc' : 'desc'}`].join(', ')

/** The order a noun's list opens in. `today` is asked only where days to come stand first. */
export function defaultOrder(resource: Resource, today: () => string): string {
  const { open, by } = defaultOrderOf(resource)
  const parts = by.map((key) => `${ordered(resource, key.column)} ${direction(key)}`)
  if (!open) return [...parts, 'id'].join(', ')
  const column = `"${columnOf(open.field)}"`
  const isOpen = open.values ? `${column} in (${open.values.map(literal).join(', ')})` : `${column} >= ${literal(today())}`
  const first = open.keys.map((key) => `(case when ${isOpen} then ${ordered(resource, key.column)} end) ${direction(key)}`)
  return [`(coalesce(${isOpen}, false)) desc`, ...first, ...parts, 'id'].join(', ')
}

/** Whether the default order wants an index of its own: no other index tells which rows are open. */
export const wantsIndex = (resource: Resource): boolean => defaultOrderOf(resource).open?.values !== undefined
