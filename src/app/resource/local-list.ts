import type { Kind } from '../../contract/field'
import type { Resource } from '../../contract/resource'
import type { ListState } from './list-address'
import { isAhead, isRemovedHere, laidOver, noEdits } from './own-edits'
import type { ViewRow } from './row'

const collator = new Intl.Collator('zh-CN', { numeric: true })

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

const worded = new Set<Kind | undefined>(['text', 'note', 'dict', 'dicts', 'ref', 'refs'])
const byCode = (one: string, two: string): number => (one < two ? -1 : Number(one > two))

/** Words are compared as a reader would, all else by its code: days, times and ids are many and always of one form. */
function compare(kind: Kind | undefined, one: unknown, two: unknown): number {
  if (typeof one === 'number' && typeof two === 'number') return one - two
  const [left, right] = [String(one ?? ''), String(two ?? '')]
  return worded.has(kind) ? collator.compare(left, right) : byCode(left, right)
}

/** Values compared by the order their field says, as the server compares them; one the order does not name comes last. */
function inOrder(order: readonly string[], one: unknown, two: unknown): number {
  const placeOf = (value: unknown) => {
    const at = order.indexOf(String(value))
    return at < 0 ? order.length : at
  }
  return placeOf(one) - placeOf(two)
}

type Wanted = Pick<ListState, 'page' | 'size' | 'sort' | 'filters'>

/** One page of rows that lie on this device, filtered and sorted the way the server would. Rows not sent yet stand first. */
export function localPage(resource: Resource, rows: readonly ViewRow[], { page, size, sort, filters }: Wanted) {
  const found = rows.filter((row) => Object.entries(filters).every(([name, wanted]) => keepsRow(resource, row, name, wanted)))
  const turn = sort.descending ? -1 : 1
  const { kind, order } = resource.fields[sort.column] ?? {}
  const inTurn = (one: unknown, two: unknown) => (order ? inOrder(order, one, two) : compare(kind, one, two))
  const isNew = (row: ViewRow) => (row.rev === 0 ? 1 : 0)
  found.sort((one, two) => isNew(two) - isNew(one) || turn * inTurn(one[sort.column], two[sort.column]) || byCode(one.id, two.id))
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
