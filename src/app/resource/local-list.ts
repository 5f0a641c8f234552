import type { Kind } from '../../contract/field'
import type { Resource } from '../../contract/resource'
import type { ListState } from './list-address'
import { isAhead, isRemovedHere, laidOver, noEdits } from './own-edits'
import type { ViewRow } from './row'
import { inOrder } from './row-order'

function fits(kind: Kind | undefined, value: unknown, wanted: string): boolean {
  if (value === null || value === undefined) return false
  if (kind === 'text' || kind === 'note') return String(value).toLowerCase().includes(wanted.toLowerCase())
  if (Array.isArray(value)) return value.includes(wanted)
  return String(value) === wanted
}

function keepsRow(resource: Resource, row: ViewRow, name: string, wanted: string): boolean {
  if (name.endsWith('_begin')) return String(row[name.slice(0, -6)] ?? '') >= wanted
  if (name.endsWith('_end')) return String(row[name.slice(0, -4)] ?? '\uffff').slice(0, wanted.length) <= wanted
  return fits(resource.fields[name]?.kind, row[name], wanted)
}

type Wanted = Pick<ListState, 'page' | 'size' | 'sort' | 'filters'>

/** One page of rows that lie on this device, filtered and ordered the way the server would on the day `today`. Rows not sent yet stand first. */
export function localPage(resource: Resource, rows: readonly ViewRow[], { page, size, sort, filters }: Wanted, today: string) {
  const found = rows.filter((row) => Object.entries(filters).every(([name, wanted]) => keepsRow(resource, row, name, wanted)))
  const compare = inOrder(resource, sort, today)
  const isNew = (row: ViewRow) => (row.rev === 0 ? 1 : 0)
  found.sort((one, two) => isNew(two) - isNew(one) || compare(one, two))
  return { rows: found.slice((page - 1) * size, page * size), total: found.length }
}

/** A page of the server's as it was answered. `askedAt`: when it was asked for, milliseconds. */
export type Told = { readonly records: readonly ViewRow[]; readonly askedAt: number }

/**
 * The server's page with this device's own edits laid over it, those of them too that the server had not done when it was asked: rows
 * removed here are left out, own new rows stand first on the first page.
 */
export function overlaidPage(
  { fields }: Resource,
  { records, askedAt }: Told,
  local: readonly ViewRow[],
  page: number,
  edits = noEdits,
): ViewRow[] {
  const own = new Map(local.map((row) => [row.id, row]))
  const shown = records.flatMap((row): ViewRow[] => {
    const mine = own.get(row.id)
    if (isRemovedHere(mine, edits.removed.get(row.id), row.rev)) return []
    return [mine && isAhead(mine, row) ? laidOver(fields, row, mine) : row]
  })
  const known = new Set(records.map((row) => row.id))
  const isNew = (row: ViewRow) => row.rev === 0 || (edits.added.get(row.id) ?? 0) > askedAt
  return [...(page === 1 ? local.filter((row) => isNew(row) && !known.has(row.id)) : []), ...shown]
}
