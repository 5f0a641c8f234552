import { defaultOrderOf } from '../../../contract/default-order'
import { type Kind, kinds } from '../../../contract/fields/kind'
import type { SortKey } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import type { ViewRow } from '../row'

type Compare = (one: ViewRow, two: ViewRow) => number
/** What an order is a fact of. */
type Ordered = Pick<Resource, 'fields' | 'defaultOrder'>

const collator = new Intl.Collator('zh-CN')
/** Words are compared as a reader would, all else by its code: days, times and ids are many and always of one form. */
const isWorded = (kind: Kind | undefined): boolean => kind !== undefined && kinds[kind].worded === true
const byCode = (one: string, two: string): number => (one < two ? -1 : Number(one > two))
const byId: Compare = (one, two) => byCode(one.id, two.id)
const isEmpty = (value: unknown): boolean => value === null || value === undefined

/** As the database compares: what is empty comes after everything else. */
function compareValues(kind: Kind | undefined, one: unknown, two: unknown): number {
  if (isEmpty(one) || isEmpty(two)) return Number(isEmpty(one)) - Number(isEmpty(two))
  if (typeof one === 'number' && typeof two === 'number') return one - two
  return isWorded(kind) ? collator.compare(String(one), String(two)) : byCode(String(one), String(two))
}

function byKey({ fields }: Ordered, { column, descending }: SortKey): Compare {
  const { kind, order } = fields[column] ?? {}
  const turn = descending ? -1 : 1
  const placeOf = (value: unknown) => (order?.includes(String(value)) ? order.indexOf(String(value)) : null)
  return (one, two) =>
    turn * (order ? compareValues('count', placeOf(one[column]), placeOf(two[column])) : compareValues(kind, one[column], two[column]))
}

const firstOf =
  (compares: readonly Compare[]): Compare =>
  (one, two) => {
    for (const compare of compares) {
      const found = compare(one, two)
      if (found !== 0) return found
    }
    return 0
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
