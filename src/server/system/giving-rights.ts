import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import { madeName } from '../../contract/made/made-name'
import { Department } from '../../contract/system/department'
import { MadeNoun } from '../../contract/system/made-noun'
import { DataRule } from '../../contract/system/people/data-rule'
import { DepartmentPermission } from '../../contract/system/people/department-permission'
import { DepartmentRole } from '../../contract/system/people/department-role'
import { Permission } from '../../contract/system/permission'
import { Role } from '../../contract/system/role'
import { User } from '../../contract/system/user'
import { beyondOf, type Holding, holdsEverything, lackingOf, nounOf } from '../auth/holding'
import type { Person } from '../auth/person'
import { entryHolding, type Holdings, readHoldings, roleHolding, userHolding } from '../auth/read-holdings'
import type { Told } from '../auth/read-sessions'
import type { Db } from '../db/database'
import type { Engine } from '../engine'
import type { StagedRow } from '../sync/staging'

/**
 * Guards what people hold. Instead of fields that carry a right it looks at what changes for whom, so that every noun is guarded through
 * which somebody comes to more, and every way of writing it: ops, calls, sheets, and decisions about held changes.
 */
export type Giving = {
  /** Whether rows of this noun may bear on what people hold. */
  readonly watches: (noun: string) => boolean
  /** What everybody held before these rows are written; undefined where none of them bears on it, or their author holds everything. */
  readonly before: (db: Db, person: Person, rows: readonly StagedRow[]) => Promise<Holdings | undefined>
  /** Refuses with `access.more` when the author of the rows gave, or took, what they neither hold nor may give, or changed a user who holds more. */
  readonly check: (db: Db, person: Person, rows: readonly StagedRow[], before: Holdings) => Promise<void>
}

/** Nouns whose rows say what people hold. */
export const givingNouns = [
  User.name,
  Role.name,
  Permission.name,
  Department.name,
  DepartmentRole.name,
  DepartmentPermission.name,
  DataRule.name,
] as const

const nothing: Holding = { granted: new Set(), everything: new Set(), keys: new Set(), within: new Map() }
const isUser = (name: string): boolean => name.startsWith(userHolding(''))

/** Nouns that come to be by these rows. Nobody holds any of them yet, so whoever makes one says who does, themselves as well. */
const madeBy = (rows: readonly StagedRow[], { tenant }: Person): ReadonlySet<string> =>
  new Set(rows.filter(({ noun, isNew }) => noun === MadeNoun.name && isNew).map(({ id }) => madeName(tenant, id)))

/** The noun that a text of `lackingOf` is about. */
const aboutNoun = (lacking: string): string => nounOf(lacking.split(' ')[0] ?? '')

/**
 * Whether what somebody holds changed in what the author neither holds nor may give; of themselves, in what they lack. Rows people come to
 * reach, or no longer do, count where they are more. `made`: nouns of which the author gives everything.
 */
function isBeyond(person: Person, made: ReadonlySet<string>, name: string, before: Holding = nothing, after: Holding = nothing): boolean {
  const lacking = name === userHolding(person.id) ? lackingOf : beyondOf
  const [had, has] = [lacking(person, before), lacking(person, after)]
  const isGiven = [...has].some((one) => !had.has(one) && !made.has(aboutNoun(one)))
  return isGiven || (!isUser(name) && [...had].some((one) => !has.has(one)))
}

/** A user who is changed, frozen, let in again or removed is ruled over, and whoever rules over somebody could sign in as them. */
const ruledOver = (rows: readonly StagedRow[], person: Person): string[] =>
  rows.filter(({ noun, id, wasGone }) => noun === User.name && !wasGone && id !== person.id).map(({ id }) => userHolding(id))

/** `nouns`: those whose change may change what people hold or reach. */
export function openGiving(told: Told, nouns: ReadonlySet<string>): Giving {
  return {
    watches: (noun) => nouns.has(noun),
    async before(db, person, rows) {
      if (holdsEverything(person) || !rows.some(({ noun }) => nouns.has(noun))) return undefined
      // One after the other: an entry somebody changes meanwhile must not be given as it was.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`giving/${person.tenant}`}, 13))`.execute(db)
      return readHoldings(db, person.tenant, told)
    },
    async check(db, person, rows, before) {
      if (ruledOver(rows, person).some((name) => beyondOf(person, before.get(name) ?? nothing).size > 0)) refuse('access.more')
      const after = await readHoldings(db, person.tenant, told)
      const names = [...new Set([...before.keys(), ...after.keys()])]
      const made = madeBy(rows, person)
      if (names.some((name) => isBeyond(person, made, name, before.get(name), after.get(name)))) refuse('access.more')
    },
  }
}

/** Ids of the holders of a kind who hold what the person neither holds nor may give; `isWide` counts what they hold as held over every row. */
async function beyond(
  { databases, reach, catalogue }: Engine,
  person: Person,
  nameOf: (id: string) => string,
  isWide = false,
): Promise<string[]> {
  if (holdsEverything(person)) return []
  const holdings = await readHoldings(databases.tenant(person.tenant), person.tenant, { reach, catalogue })
  const start = nameOf('')
  const wide = (held: Holding): Holding => (isWide ? { ...held, everything: new Set([...held.granted].map(nounOf)) } : held)
  const more = [...holdings].filter(([name, holding]) => name.startsWith(start) && beyondOf(person, wide(holding)).size > 0)
  return [...new Set(more.map(([name]) => name.slice(start.length).replace(/ on$/, '')))]
}

/** Users a person does not rule over. */
export const usersBeyond = async (engine: Engine, person: Person): Promise<string[]> =>
  (await beyond(engine, person, userHolding)).filter((id) => id !== person.id)
/** Roles a person may not give. */
export const rolesBeyond = (engine: Engine, person: Person): Promise<string[]> => beyond(engine, person, roleHolding)

/** Menu entries and buttons a person may not give to a role that sees everybody's rows, or only those of its holders. */
export const entriesBeyond = (engine: Engine, person: Person, isWide: boolean): Promise<string[]> =>
  beyond(engine, person, entryHolding, isWide)

/** Refuses with `access.more` to rule over a user who holds more, for calls that are no ops, such as giving somebody a new password. */
export async function checkMayRule(engine: Engine, person: Person, user: string): Promise<void> {
  if ((await usersBeyond(engine, person)).includes(user)) refuse('access.more')
}
