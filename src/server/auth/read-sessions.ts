import { sql } from 'kysely'
import type { Databases, Db } from '../db/database'
import { nounOf } from './holding'
import type { Person } from './person'
import { type RoleRights, readRoleRights } from './role-rights'

export type Session = { readonly person: Person; readonly orgCode: string | null; readonly tokenHash: string }

/** Scope keys the product adds for people, by their ids, such as those of the groups they lead. Whoever has none may be left out. */
export type Reach = (
  db: Db,
  people: readonly { readonly id: string; readonly roles: readonly string[] }[],
) => Promise<ReadonlyMap<string, readonly string[]>>

type UserRow = {
  id: string
  username: string
  realname: string
  roles: string[] | null
  departments: string[] | null
}
type SessionRow = UserRow & { org_code: string | null; tenant_id: number; token_hash: string }

function personOf(tenant: number, user: UserRow, roles: readonly RoleRights[], reached: readonly string[]): Person {
  const given = roles.flatMap(({ everything, rights }) => rights.filter((right) => !right.isOff).map((right) => ({ ...right, everything })))
  const everything = given.filter((one) => one.everything).flatMap((one) => one.codes.map(nounOf))
  return {
    id: user.id,
    roles: roles.map((role) => role.code),
    tenant,
    username: user.username,
    realname: user.realname,
    departments: user.departments ?? [],
    granted: new Set(given.flatMap((one) => one.codes)),
    menus: new Set(given.filter((one) => !one.isButton).map((one) => one.id)),
    everything: new Set(everything),
    keys: new Set(['all', `user/${user.id}`, ...(user.departments ?? []).map((id) => `department/${id}`), ...reached]),
  }
}

/** Users of one tenant with what they hold. */
export async function readHolders(db: Db, tenant: number, users: readonly UserRow[], reach: Reach): Promise<Person[]> {
  const roles = await readRoleRights(db, tenant, [...new Set(users.flatMap((user) => user.roles ?? []))])
  const rolesOf = (user: UserRow) => roles.filter((role) => user.roles?.includes(role.id))
  const reached = await reach(
    db,
    users.map((user) => ({ id: user.id, roles: rolesOf(user).map((role) => role.code) })),
  )
  return users.map((user) => personOf(tenant, user, rolesOf(user), reached.get(user.id) ?? []))
}

/** Whom tokens were given to, as the database has it now: one statement for the sign-ins, and two for each tenant. */
export async function readSessions(databases: Databases, reach: Reach, hashes: readonly string[]): Promise<Session[]> {
  const { rows } =
    await sql<SessionRow>`select u.id, u.username, u.realname, u.roles, u.departments, s.org_code, s.tenant_id, encode(s.token_hash, 'hex') token_hash from session s
    join "user" u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.token_hash in (select decode(h, 'hex') from unnest(${hashes}::text[]) h) and s.expires > now() and not u.gone and u.status = '1'`.execute(
      databases.owner,
    )
  const tenants = [...new Set(rows.map((row) => row.tenant_id))]
  const read = tenants.map(async (tenant): Promise<Session[]> => {
    const users = rows.filter((row) => row.tenant_id === tenant)
    const people = await readHolders(databases.tenant(tenant), tenant, users, reach)
    return users.flatMap((user, at) => {
      const person = people[at]
      return person ? [{ person, orgCode: user.org_code, tokenHash: user.token_hash }] : []
    })
  })
  return (await Promise.all(read)).flat()
}
