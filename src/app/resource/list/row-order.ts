import { defaultOrderOf } from '../../../contract/default-order'
import { type Kind, kinds } from '../../../contract/fields/kind'
import { byCode, compareValues, firstOf } from '../../../contract/list/compare'
import { compareWords } from '../../../contract/list/word-order'
import type { SortKey } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import type { ViewRow } from '../row'

type Compare = (one: ViewRow, two: ViewRow) => number
/** What an order is a fact of. */
type Ordered = Pick<Resource, 'fields' | 'defaultOrder'>

/** Words are compared as a reader would, all else by its code. */
const byTextOf = (kind: Kind | undefined) => (kind !== undefined && kinds[kind].worded === true ? compareWords : undefined)
const byId: Compare = (one, two) => byCode(one.id, two.id)

function byKey({ fields }: Ordered, { column, descending }: SortKey): Compare {
  const { kind, order } = fields[column] ?? {}
  const turn = descending ? -1 : 1
  const placeOf = (value: unknown) => (order?.includes(String(value)) ? order.indexOf(String(value)) : null)
  return (one, two) =>
    turn * (order ? compareValues(placeOf(one[column]), placeOf(two[column])) : compareValues(one[column], two[column], byTextOf(kind)))
}

/** The order somebody chose, ties as the server has them. */
const byChoice = (noun: Ordered, sorts: readonly SortKey[]): Compare =>
  firstOf([...sorts.map((sort) => byKey(noun, sort)), sorts[0]?.descending ? byId : (one, two) => byId(two, one)])

/** The order a noun's list opens in. `today` is the kindergarten's day. */
export function byDefault(noun: Ordered, today: string): Compare {
  const { open, by } = defaultOrderOf(noun)
  const rest = firstOf([...by.map((key) => byKey(noun, key)), byId])
  if (!open) return rest
  const isOpen = ({ [open.field]: value }: ViewRow) => (open.values ? open.values.includes(String(value)) : String(value ?? '') >= today)
  const first = firstOf([...open.keys.map((key) => byKey(noun, key)), rest])
  return (one, two) => Number(isOpen(two)) - Number(isOpen(one)) || (isOpen(one) ? first(one, two) : rest(one, two))
}

/** How rows kept on this device are ordered: as the server orders the same rows. */
export const inOrder = (noun: Ordered, sorts: readonly SortKey[], today: string): Compare =>
  sorts.length > 0 ? byChoice(noun, sorts) : byDefault(noun, today)
