import { can, type Permission } from '../../contract/access'
import type { Catalogue } from '../../contract/catalogue'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { Escalation } from '../../contract/system/escalation'
import { PushSubscription } from '../../contract/system/push-subscription'
import { titlePath } from '../../contract/title-path'

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
}

export const may = (person: Person, noun: string, verb: string): boolean => can(person.granted, `${noun}:${verb}` satisfies Permission)

/** Whether held changes of a noun may be seen: they name the record, and where its title is another row, that one as well. */
export const maySeeAbout = (catalogue: Pick<Catalogue, 'resources'>, person: Person, noun: string): boolean =>
  may(person, noun, 'list') && titlePath(catalogue, noun).every(({ name }) => may(person, name, 'list'))

/** Nouns whose rows are one person's: seen by them alone, also where somebody else's role sees everything. */
const personal: ReadonlySet<string> = new Set([AnnouncementSend.name, PushSubscription.name])

/** Nouns whose rows are their author's, until whoever may make this move sees to them. */
const overseen: Readonly<Record<string, string>> = { [Escalation.name]: 'close' }

/** The scope keys a person holds for a noun, or undefined when they see every row of it. */
export function reachOf(person: Person, noun: string): ReadonlySet<string> | undefined {
  const overseer = overseen[noun]
  if (personal.has(noun) || (overseer && !may(person, noun, overseer))) return person.keys
  return person.everything.has('*') || person.everything.has(noun) ? undefined : person.keys
}

/** Whether a row of this scope lies within a person's reach. */
export const reaches = (person: Person, noun: string, scope: string): boolean => reachOf(person, noun)?.has(scope) ?? true

/** Whether a stored row lies within a person's reach. A held change goes by the noun of the row it is about. */
export const reachesRow = (person: Person, noun: string, row: { readonly scope: string; readonly noun?: unknown }): boolean =>
  reaches(person, noun === 'conflict' ? String(row.noun) : noun, row.scope)
