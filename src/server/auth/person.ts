import { can, type Permission } from '../../contract/access'
import type { Catalogue } from '../../contract/catalogue'
import type { Resource } from '../../contract/resource'
import { titlePath } from '../../contract/title-path'
import { type Keys, readerColumn } from '../db/readers'
import type { Ways, Within } from './within'

/** Somebody signed in, with everything that decides what they see and do. */
export type Person = {
  readonly id: string
  readonly tenant: number
  readonly username: string
  readonly realname: string
  readonly roles: readonly string[]
  readonly departments: readonly string[]
  /** Permissions by code; `*` is everything. */
  readonly granted: ReadonlySet<string>
  /** Ids of the menu entries that were given. */
  readonly menus: ReadonlySet<string>
  /** Nouns of which they see every row. `*` is all nouns. */
  readonly everything: ReadonlySet<string>
  /** Scope keys of the rows they see of the other nouns. */
  readonly keys: ReadonlySet<string>
  /** By noun what they see of it, where neither `everything` nor their keys say it: a role gives it that reads by a further way, or it is not shown to all who may list it. */
  readonly within: ReadonlyMap<string, Within>
  /** Permissions they hold by roles of their departments alone, each with the rows for which it holds; absent where there are none. */
  readonly limited?: ReadonlyMap<string, Within>
}

export const may = (person: Person, noun: string, verb: string): boolean => can(person.granted, `${noun}:${verb}` satisfies Permission)

/** The same for every row they see, whosever it is. */
export const mayAnywhere = (person: Pick<Person, 'granted' | 'limited'>, noun: string, verb: string): boolean =>
  can(person.granted, `${noun}:${verb}` satisfies Permission) && !person.limited?.has(`${noun}:${verb}`)

/** Whether held changes of a noun may be seen: they name the record, and where its title is another row, that one as well. */
export const maySeeAbout = (catalogue: Pick<Catalogue, 'resources'>, person: Person, noun: string): boolean =>
  may(person, noun, 'list') && titlePath(catalogue, noun).every(({ name }) => may(person, name, 'list'))

const noWays: Ways = new Map()

/** By what a person sees rows of a noun, or undefined when they see every row of it. */
export function reachOf({ keys, everything, within }: Person, noun: string): Within | undefined {
  return within.get(noun) ?? (everything.has('*') || everything.has(noun) ? undefined : { keys, ways: noWays })
}

/** By noun what somebody sees of it by more than their keys. */
export const furtherOf = ({ keys, within }: Person): (readonly [string, Within])[] =>
  [...within].filter(([, own]) => own.ways.size > 0 || own.keys !== keys)

function isWithin({ keys, ways }: Within, row: Keys): boolean {
  if (keys.has(row.scope)) return true
  for (const [way, theirs] of ways) if (theirs.has(String(row[readerColumn(way)]))) return true
  return false
}

/** Whether a row with these keys lies within a person's reach. */
export function reaches(person: Person, noun: string, row: Keys): boolean {
  const within = reachOf(person, noun)
  return !within || isWithin(within, row)
}

/** Whether the right to a verb, where somebody holds it, holds for a row with these keys. */
export function holdsFor(person: Person, noun: string, verb: string, row: Keys): boolean {
  const limit = person.limited?.get(`${noun}:${verb}`)
  return !limit || isWithin(limit, row)
}

/** Whether rows with this scope lie within a person's reach, or with this key by a further way. */
export function reachesBy(person: Person, noun: string, by: 'scope' | 'way', key: string): boolean {
  const within = reachOf(person, noun)
  if (!within) return true
  return by === 'scope' ? within.keys.has(key) : [...within.ways.values()].some((keys) => keys.has(key))
}

/** Whether a stored row lies within a person's reach. One that goes with its subject goes by the noun of the row it is about. */
export const reachesRow = (person: Person, { name, reach }: Pick<Resource, 'name' | 'reach'>, row: Keys): boolean =>
  reaches(person, reach === 'of-subject' ? String(row.noun) : name, row)
