import type { Fields } from '../field'
import type { Row } from '../resource'
import { same } from '../sync/merge'
import type { Values } from './values'

/** An entry of an `entries` field. Its `id` is made with it and never changes; entries of the first release have none. */
type Entry = Readonly<Record<string, unknown>>
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether this can be the id of an entry: of the form ids of rows have, for lines of a document are entries of its form. */
export const isEntryId = (value: unknown): value is string => typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value)

/** Does something with every list of entries among values. */
function withLists<V extends Values>(fields: Fields, values: V, change: (list: readonly unknown[]) => readonly unknown[]): V {
  const lists = Object.entries(values).filter(([name, value]) => fields[name]?.kind === 'entries' && Array.isArray(value))
  return lists.length === 0 ? values : { ...values, ...Object.fromEntries(lists.map(([name, list]) => [name, change(list as unknown[])])) }
}

/** The same values, in which entries without an id have that of an entry of `row` that says the same: who sends back what they read changes nothing. */
export const withKnownIds = (fields: Fields, values: Values, row: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const standing = row[name]
      if (fields[name]?.kind !== 'entries' || !Array.isArray(value) || !Array.isArray(standing)) return [name, value]
      const free: unknown[] = [...standing]
      const withId = value.map((one: unknown) => {
        if (!isEntry(one) || 'id' in one) return one
        const at = free.findIndex((known) => isEntry(known) && isEntryId(known.id) && alike({ ...one, id: known.id }, known))
        return at < 0 ? one : free.splice(at, 1)[0]
      })
      return [name, withId]
    }),
  )

/** The same values with an id for each entry that has none. */
export const withEntryIds = (fields: Fields, values: Values, makeId: () => string): Values =>
  withLists(fields, values, (list) => list.map((one) => (isEntry(one) && !('id' in one) ? { id: makeId(), ...one } : one)))

/** A row as apps of the first release read it, which know no ids of entries and would refuse to send them back. */
export const withoutEntryIds = (fields: Fields, row: Row): Row =>
  withLists(fields, row, (list) =>
    list.map((one) => (isEntry(one) ? Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'id')) : one)),
  )

/** The entries of a list by their ids; undefined where one has none, or two have the same. */
function byId(value: unknown): ReadonlyMap<string, Entry> | undefined {
  if (value !== null && value !== undefined && !Array.isArray(value)) return undefined
  const found = new Map<string, Entry>()
  const list: readonly unknown[] = value ?? []
  for (const one of list) {
    if (!isEntry(one) || !isEntryId(one.id) || found.has(one.id)) return undefined
    found.set(one.id, one)
  }
  return found
}

/** An entry as a text, whatever order its values come in: the database has an order of its own. What is empty is not told from what is not there. */
function textOf(entry: Entry | undefined): string | undefined {
  const given = Object.keys(entry ?? {}).filter((name) => !same(entry?.[name], null))
  return entry && JSON.stringify(given.sort().map((name) => [name, entry[name]]))
}
const alike = (one: Entry | undefined, two: Entry | undefined): boolean => textOf(one) === textOf(two)

/** The entries of two people who changed the same list. `isClash`: both changed one and the same entry; the list then has the second's. */
export type Joined = { readonly list: readonly Entry[]; readonly isClash: boolean }

/**
 * Joins what two made of one list, entry by entry: what either added, changed or removed, in the order of `theirs` with what is new in `mine`
 * behind. Undefined where entries cannot be told apart by ids: then the list is one value.
 */
export function joinEntries(base: unknown, theirs: unknown, mine: unknown): Joined | undefined {
  const [was, is, wanted] = [byId(base), byId(theirs), byId(mine)]
  if (!was || !is || !wanted) return undefined
  const clashes = [...new Set([...is.keys(), ...wanted.keys(), ...was.keys()])].filter((id) => {
    const [before, now, asked] = [was.get(id), is.get(id), wanted.get(id)]
    return !alike(now, before) && !alike(asked, before) && !alike(now, asked)
  })
  const answerOf = (id: string) => (alike(wanted.get(id), was.get(id)) ? is.get(id) : wanted.get(id))
  const added = [...wanted.keys()].filter((id) => !is.has(id))
  const list = [...is.keys(), ...added].map(answerOf).filter((one) => one !== undefined)
  return { list, isClash: clashes.length > 0 }
}
