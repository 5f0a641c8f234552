import { sql } from 'kysely'
import { can } from '../../contract/access'
import type { Catalogue } from '../../contract/catalogue'
import type { Resource } from '../../contract/resource'
import type { Databases, Db } from '../db/database'
import { waysOf } from '../db/readers'
import { isWorking } from '../db/working-tenant'
import { type ReadRule, readDataRules } from './data-rules'
import { addedBy, reachOver } from './department-reach'
import { type DepartmentRights, isDepartmental, readDepartmentRights } from './department-rights'
import { nounOf } from './holding'
import { linesOf, withLines } from './line-rights'
import { narrowedBy, reachBy } from './narrowing'
import type { Person } from './person'
import { type RoleRights, readRoleRights } from './role-rights'
import { withinOf } from './within'

/** `tokenHash`: under which the token is stored. `signIn`: the same of the sign-in it is part of, which is another one for a page in a frame. */
export type Session = { readonly person: Person; readonly orgCode: string | null; readonly tokenHash: string; readonly signIn: string }

/** Scope keys the product adds for people, by their ids, such as those of the groups they lead. Whoever has none may be left out. `reads`: data scopes of their roles. */
export type Reach = (
  db: Db,
  people: readonly { readonly id: string; readonly roles: readonly string[]; readonly reads: readonly string[] }[],
) => Promise<ReadonlyMap<string, readonly string[]>>

/** What says what people hold, beside rows of the database: the product's reach, and its nouns. */
export type Told = { readonly reach: Reach; readonly catalogue: Pick<Catalogue, 'resources' | 'flows'> }

/** An account, as far as it says what somebody holds. */
export type UserRow = {
  id: string
  username: string
  realname: string
  roles: string[] | null
  departments: string[] | null
  department_roles: string[] | null
}
type SessionRow = UserRow & { org_code: string | null; tenant_id: number; token_hash: string; sign_in: string }

/** Tokens of sign-ins, and of pages in frames, which hold for as long as the sign-in each is part of. */
const tokens = sql`(select token_hash as token, token_hash as sign_in from session
  union all select token_hash, session_hash from frame_sign_in)`

type Reading = {
  readonly catalogue: Told['catalogue']
  readonly roles: readonly RoleRights[]
  readonly ofDepartments: readonly DepartmentRights[]
  readonly reached: readonly string[]
  readonly rules: ReadonlyMap<string, ReadRule>
}

/** The keys everybody holds. */
const commonOf = ({ id }: { readonly id: string }): readonly string[] => ['all', `user/${id}`]

/** A person by the roles of the house alone. */
function housePerson(tenant: number, user: UserRow, { catalogue, roles, reached }: Reading): Person {
  const lines = linesOf(catalogue)
  const given = roles.flatMap(({ reads, rights }) =>
    rights.filter((right) => !right.isOff).map((right) => ({ ...right, reads, codes: withLines(catalogue, lines, right.codes) })),
  )
  const everything = new Set(given.filter(({ reads }) => reads === 'all').flatMap((one) => one.codes.map(nounOf)))
  const common = commonOf(user)
  const keys = new Set([...common, ...(user.departments ?? []).map((id) => `department/${id}`), ...reached])
  const granted = new Set(given.flatMap((one) => one.codes))
  return {
    id: user.id,
    roles: roles.map((role) => role.code),
    tenant,
    username: user.username,
    realname: user.realname,
    departments: user.departments ?? [],
    granted,
    menus: new Set(given.filter((one) => !one.isButton).map((one) => one.id)),
    everything,
    keys,
    within: withinOf(catalogue.resources, given, { keys, common, everything, holds: (permission) => can(granted, permission) }),
  }
}

/** A person with what the roles of their departments add. They give nothing any more to whoever has left the department. */
function personOf(tenant: number, user: UserRow, reading: Reading): Person {
  const { catalogue, ofDepartments } = reading
  const person = housePerson(tenant, user, reading)
  const held = ofDepartments.filter(({ department }) => person.departments.includes(department))
  if (held.length === 0) return narrowed(person, reading, [])
  const lines = linesOf(catalogue)
  const isMeant = (code: string) => isDepartmental(catalogue.resources, code)
  const given = held.map(({ department, rights, rules }) => {
    const on = rights.filter((right) => !right.isOff).map((right) => ({ ...right, codes: right.codes.filter(isMeant) }))
    return { department, on, codes: on.flatMap((right) => withLines(catalogue, lines, right.codes)), rules }
  })
  const added = addedBy(catalogue.resources, given, { ...person, common: commonOf(person) })
  const whole = {
    ...person,
    granted: new Set([...person.granted, ...added.granted]),
    menus: new Set([...person.menus, ...given.flatMap(({ on }) => on.filter((one) => !one.isButton).map(({ id }) => id))]),
    within: new Map([...person.within, ...added.within]),
    ...(added.limited.size > 0 && { limited: added.limited }),
  }
  return narrowed(whole, reading, given)
}

/** A role of a department, with what it gives and the rules that narrow it. */
type Given = { readonly department: string; readonly codes: readonly string[]; readonly rules: readonly string[] }

/** A person whose roles show no more than their rules let through. */
function narrowed(person: Person, { catalogue, roles, rules }: Reading, given: readonly Given[]): Person {
  const chosen = (ids: readonly string[]) => ids.flatMap((id) => rules.get(id) ?? [])
  if (chosen([...roles, ...given].flatMap((role) => role.rules)).length === 0) return person
  const common = commonOf(person)
  const ways = new Set(Object.values(catalogue.resources).flatMap(waysOf))
  const ofHouse = roles.map((role) => ({
    codes: withLines(
      catalogue,
      linesOf(catalogue),
      role.rights.filter((right) => !right.isOff).flatMap((right) => right.codes),
    ),
    rules: chosen(role.rules),
    within: reachBy(role.reads, ways, person.keys, common),
  }))
  const ofDepartments = given.map((role) => ({
    codes: role.codes,
    rules: chosen(role.rules),
    within: (resource: Resource) => reachOver(resource, { id: person.id, common }, [role.department]),
  }))
  return { ...person, narrowed: narrowedBy(catalogue.resources, [...ofHouse, ...ofDepartments], person) }
}

/** Users of one tenant with what they hold. */
export async function readHolders(db: Db, tenant: number, users: readonly UserRow[], told: Told): Promise<Person[]> {
  const roles = await readRoleRights(db, tenant, [...new Set(users.flatMap((user) => user.roles ?? []))])
  const ofDepartments = await readDepartmentRights(db, tenant, [...new Set(users.flatMap((user) => user.department_roles ?? []))])
  const rules = await readDataRules(db, tenant, told.catalogue.resources, [
    ...new Set([...roles, ...ofDepartments].flatMap((role) => role.rules)),
  ])
  const rolesOf = (user: UserRow) => roles.filter((role) => user.roles?.includes(role.id))
  const reached = await told.reach(
    db,
    users.map((user) => ({ id: user.id, roles: rolesOf(user).map(({ code }) => code), reads: rolesOf(user).map(({ reads }) => reads) })),
  )
  return users.map((user) =>
    personOf(tenant, user, {
      catalogue: told.catalogue,
      roles: rolesOf(user),
      ofDepartments: ofDepartments.filter(({ id }) => user.department_roles?.includes(id)),
      reached: reached.get(user.id) ?? [],
      rules,
    }),
  )
}

/** Whom tokens were given to, as the database has it now: one statement for the sign-ins, and two for each tenant. */
export async function readSessions(databases: Databases, told: Told, hashes: readonly string[]): Promise<Session[]> {
  const { rows } =
    await sql<SessionRow>`select u.id, u.username, u.realname, u.roles, u.departments, u.department_roles, s.org_code, s.tenant_id, encode(t.token, 'hex') token_hash, encode(t.sign_in, 'hex') sign_in
    from ${tokens} t join session s on s.token_hash = t.sign_in
    join "user" u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where t.token in (select decode(h, 'hex') from unnest(${hashes}::text[]) h) and s.expires > now() and not u.gone and u.status = '1' and ${isWorking('s')}`.execute(
      databases.owner,
    )
  const tenants = [...new Set(rows.map((row) => row.tenant_id))]
  const read = tenants.map(async (tenant): Promise<Session[]> => {
    const users = rows.filter((row) => row.tenant_id === tenant)
    const people = await readHolders(databases.tenant(tenant), tenant, users, told)
    return users.flatMap((user, at) => {
      const person = people[at]
      return person ? [{ person, orgCode: user.org_code, tokenHash: user.token_hash, signIn: user.sign_in }] : []
    })
  })
  return (await Promise.all(read)).flat()
}
