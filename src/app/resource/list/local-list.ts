import { type Kind, kinds } from '../../../contract/fields/kind'
import { regionStem } from '../../../contract/fields/region'
import { advancedFilter, readAdvancedQuery } from '../../../contract/list/advanced-query'
import { meets } from '../../../contract/list/condition'
import { keptColumns } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import { firstThat } from '../../following/first-that'
import { asHere, isAddedSince, isRemovedHere, noEdits } from '../own-edits'
import type { ViewRow } from '../row'
import { valuesOf } from './filter-values'
import { filteredField, type ListState, orderOf } from './list-address'
import { inOrder } from './row-order'

const isNumber = (kind: Kind | undefined): boolean => kind !== undefined && kinds[kind].shape === 'number'

function fitsOne(kind: Kind | undefined, value: unknown, wanted: string): boolean {
  if (Array.isArray(value)) return value.includes(wanted)
  if (kind === 'region') return String(value).startsWith(regionStem(wanted))
  if (isNumber(kind)) return Number(value) === Number(wanted)
  return String(value) === wanted
}

/** One text is looked for inside; of several values any will do, each as a whole. */
function fits(kind: Kind | undefined, value: unknown, wanted: string): boolean {
  if (value === null || value === undefined) return false
  const values = valuesOf(wanted)
  if (values.length > 1) return values.some((one) => fitsOne(kind, value, one))
  if (kind && kinds[kind].worded) return String(value).toLowerCase().includes(wanted.toLowerCase())
  return fitsOne(kind, value, wanted)
}

function keepsRow(resource: Resource, row: ViewRow, name: string, wanted: string): boolean {
  const field = filteredField(resource, name)
  const value = row[field]
  if (field === name) return fits(resource.fields[name]?.kind, value, wanted)
  const isBegin = name.endsWith('_begin')
  if (isNumber(resource.fields[field]?.kind))
    return typeof value === 'number' && (isBegin ? value >= Number(wanted) : value <= Number(wanted))
  // A period lies in a range as far as any day of it does.
  if (isBegin) return String(value ?? '').replace(/^.{10}\//, '') >= wanted
  return String(value ?? '\uffff').slice(0, wanted.length) <= wanted
}

/** What asks of a row whether it meets an advanced query. One that cannot be read asks nothing. */
function queried({ fields }: Resource, text: string | undefined): (row: ViewRow) => boolean {
  const { match, conditions } = readAdvancedQuery(text) ?? { match: 'and', conditions: [] }
  // Of a column that is not there, or is not this person's to read, nothing is told by rows that fit: the server refuses it.
  const isKnown = conditions.every(({ field }) => Object.hasOwn(fields, field) || (keptColumns as readonly string[]).includes(field))
  return (row) => isKnown && (match === 'and' ? conditions.every : conditions.some).call(conditions, (one) => meets(fields, row, one))
}

export type Wanted = Pick<ListState, 'page' | 'size' | 'sorts' | 'filters'>

/** More rows than this are sooner sorted with all others than put in their places. */
const few = 100

/** What is in one of two lists alone, each in its order. They are mostly the same objects, and where they differ lies mostly together. */
function differing<T>(before: readonly T[], now: readonly T[]): { readonly left: ReadonlySet<T>; readonly came: readonly T[] } {
  const shorter = Math.min(before.length, now.length)
  let [head, tail] = [0, 0]
  while (head < shorter && before[head] === now[head]) head++
  while (tail < shorter - head && before[before.length - 1 - tail] === now[now.length - 1 - tail]) tail++
  const [old, young] = [before.slice(head, before.length - tail), now.slice(head, now.length - tail)]
  const [was, is] = [new Set(old), new Set(young)]
  return { left: new Set(old.filter((one) => !is.has(one))), came: young.filter((one) => !was.has(one)) }
}

/**
 * Filters and orders rows that lie on this device the way the server would on the day `today`; those not sent yet stand first. What was
 * found last is kept: of thousands of rows with one that is new, one is looked at.
 */
export function sifter(resource: Resource, { sorts, filters, group }: Pick<ListState, 'sorts' | 'filters' | 'group'>, today: string) {
  const { [advancedFilter]: advanced, ...plain } = filters
  const isQueried = queried(resource, advanced)
  const passes = (row: ViewRow) => isQueried(row) && Object.entries(plain).every(([name, wanted]) => keepsRow(resource, row, name, wanted))
  const inTurn = inOrder(resource, orderOf({ sorts, group }), today)
  const isNew = (row: ViewRow) => (row.rev === 0 ? 1 : 0)
  const compare = (one: ViewRow, two: ViewRow) => isNew(two) - isNew(one) || inTurn(one, two)
  let before: readonly ViewRow[] = []
  let found: readonly ViewRow[] = []
  return (rows: readonly ViewRow[]): readonly ViewRow[] => {
    const { left, came } = differing(before, rows)
    before = rows
    if (came.length > few) found = rows.filter(passes).sort(compare)
    else if (came.length > 0 || left.size > 0) {
      const next = found.filter((row) => !left.has(row))
      for (const row of came.filter(passes))
        next.splice(
          firstThat(next, (other) => compare(other, row) > 0),
          0,
          row,
        )
      found = next
    }
    return found
  }
}

/** One page of rows, and how many there are. */
export const pageOf = (found: readonly ViewRow[], { page, size }: Pick<Wanted, 'page' | 'size'>) => ({
  rows: found.slice((page - 1) * size, page * size),
  total: found.length,
})

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
  const known = new Set(records.map((row) => row.id))
  const own = new Map(local.flatMap((row) => (known.has(row.id) ? [[row.id, row]] : [])))
  const shown = records.flatMap((row): ViewRow[] => {
    const mine = own.get(row.id)
    if (isRemovedHere(mine, edits.removed.get(row.id), row.rev)) return []
    return [asHere(fields, row, mine)]
  })
  const isNew = (row: ViewRow) => !known.has(row.id) && isAddedSince(edits, askedAt, row)
  return [...(page === 1 ? local.filter(isNew) : []), ...shown]
}
