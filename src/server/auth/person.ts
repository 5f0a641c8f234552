import { can, type Permission } from '../../contract/access'
import type { Catalogue } from '../../contract/catalogue'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { Escalation } from '../../contract/system/escalation'
import { PushSubscription } from '../../contract/system/push-subscription'
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
  /** By noun what they see of it, where that is not what their keys say: a role gives it that reads by a further way. */
  readonly within: ReadonlyMap<string, Within>
}

export const may = (person: Person, noun: string, verb: string): boolean => can(person.granted, `${noun}:${verb}` satisfies Permission)

/** Whether held changes of a noun may be seen: they name the record, and where its title is another row, that one as well. */
export const maySeeAbout = (catalogue: Pick<Catalogue, 'resources'>, person: Person, noun: string): boolean =>
  may(person, noun, 'list') && titlePath(catalogue, noun).every(({ name }) => may(person, name, 'list'))

/** Nouns whose rows are one person's: seen by them alone, also where somebody else's role sees everything. */
const personal: ReadonlySet<string> = new Set([AnnouncementSend.name, PushSubscription.name])

/** Nouns whose rows are their author's, until whoever may make this move sees to them. */
const overseen: Readonly<Record<string, string>> = { [Escalation.name]: 'close' }

const noWays: Ways = new Map()

/** By what a person sees rows of a noun, or undefined when they see every row of it. */
export function reachOf(person: Person, noun: string): Within | undefined {
  const { keys, everything } = person
  const overseer = overseen[noun]
  if (personal.has(noun) || (overseer && !may(person, noun, overseer))) return { keys, ways: noWays }
  return everything.has('*') || everything.has(noun) ? undefined : (person.within.get(noun) ?? { keys, ways: noWays })
}

/** Whether a row with these keys lies within a person's reach. */
export function reaches(person: Person, noun: string, row: Keys): boolean {
  const within = reachOf(person, noun)
  if (!within || within.keys.has(row.scope)) return true
  for (const [way, keys] of within.ways) if (keys.has(String(row[readerColumn(way)]))) return true
  return false
}

/** Whether rows with this scope lie within a person's reach, or with this key by a further way. */
export function reachesBy(person: Person, noun: string, by: 'scope' | 'way', key: string): boolean {
  const within = reachOf(person, noun)
  if (!within) return true
  return by === 'scope' ? within.keys.has(key) : [...within.ways.values()].some((keys) => keys.has(key))
}

/** Whether a stored row lies within a person's reach. A held change goes by the noun of the row it is about. */
export const reachesRow = (person: Person, noun: string, row: Keys): boolean =>
  reaches(person, noun === 'conflict' ? String(row.noun) : noun, row)
