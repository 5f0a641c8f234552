import { can, type Permission } from '../../contract/access'
import type { Catalogue } from '../../contract/catalogue'
import type { Resource } from '../../contract/resource'
import { titlePath } from '../../contract/title-path'
import type { Keys } from '../db/readers'
import { inStored, isLeft, isWithin, type Narrowing } from './narrowing'
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
  /** By noun what data rules of their roles leave of the rows within their reach; absent where there are none. */
  readonly narrowed?: ReadonlyMap<string, Narrowing>
}

/** What somebody may do, to be asked by permission. */
export const holdsOf =
  ({ granted }: Pick<Person, 'granted'>) =>
  (permission: Permission): boolean =>
    can(granted, permission)

export const may = (person: Person, noun: string, verb: string): boolean => can(person.granted, `${noun}:${verb}` satisfies Permission)

/** The same for every row they see, whosever it is. */
export const mayAnywhere = (person: Pick<Person, 'granted' | 'limited'>, noun: string, verb: string): boolean =>
  can(person.granted, `${noun}:${verb}` satisfies Permission) && !person.limited?.has(`${noun}:${verb}`)

/** Whether held changes of a noun may be seen: they name the record, and where its title is another row, that one as well. */
export const maySeeAbout = (catalogue: Pick<Catalogue, 'resources'>, person: Person, noun: string): boolean =>
  may(person, noun, 'list') && titlePath(catalogue, noun).every(({ name }) => may(person, name, 'list'))

const noWays: Ways = new Map()

/** By what a person sees rows of a noun, or undefined when they see every row of it. */
export function reachOf({ keys, everything, within }: Pick<Person, 'keys' | 'everything' | 'within'>, noun: string): Within | undefined {
  return within.get(noun) ?? (everything.has('*') || everything.has(noun) ? undefined : { keys, ways: noWays })
}

/** By noun what somebody sees of it by more than their keys. */
export const furtherOf = ({ keys, within }: Person): (readonly [string, Within])[] =>
  [...within].filter(([, own]) => own.ways.size > 0 || own.keys !== keys)

/** Whether somebody sees every row there is of a noun. */
export const seesAll = (person: Person, noun: string): boolean => reachOf(person, noun) === undefined && !person.narrowed?.has(noun)

/** Whether a row with these keys lies within a person's reach, whatever rules leave of it. */
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

/** Whether somebody sees a row of a noun with these keys. `read`: its value in a field. */
export function sees(person: Person, noun: string, row: Keys, read: (field: string) => unknown): boolean {
  const narrowing = person.narrowed?.get(noun)
  return reaches(person, noun, row) && (!narrowing || isLeft(narrowing, row, read))
}

/**
 * Whether somebody sees a stored row, of which every column was read. One that goes with its subject goes by the keys of the row it is about: what rules
 * leave of that one only the row itself can tell (`aboutSeen`).
 */
export const reachesRow = (person: Person, { name, reach }: Pick<Resource, 'name' | 'reach'>, row: Keys): boolean =>
  reach === 'of-subject' ? reaches(person, String(row.noun), row) : sees(person, name, row, inStored(row))
