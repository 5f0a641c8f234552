import { sql } from 'kysely'
import type { Db } from '../db/database'
import { type Holding, nounOf } from './holding'
import { readHolders, type Told } from './read-sessions'
import { codesIn } from './role-rights'

type Entry = { id: string; perms: string | null; status: string }
type Role = { id: string; data_scope: string; permissions: string[] | null }
type User = { id: string; username: string; realname: string; roles: string[] | null; departments: string[] | null }

/** Who in a tenant holds what: every menu entry, role and user by a name of its own. */
export type Holdings = ReadonlyMap<string, Holding>

export const userHolding = (id: string): string => `user ${id}`
export const entryHolding = (id: string): string => `permission ${id}`
export const roleHolding = (id: string): string => `role ${id}`

/** What comes with entries: all they name, and apart from it what is switched on, since an entry can be switched on later. */
function given(name: string, entries: readonly Entry[], isEverything: boolean): (readonly [string, Holding])[] {
  const holding = (some: readonly Entry[]): Holding => {
    const codes = some.flatMap(({ perms }) => codesIn(perms))
    return { granted: new Set(codes), everything: new Set(isEverything ? codes.map(nounOf) : []), keys: new Set(), within: new Map() }
  }
  return [
    [name, holding(entries)],
    [`${name} on`, holding(entries.filter(({ status }) => status === '1'))],
  ]
}

/** Reads the holdings of a tenant as they stand within this transaction. */
export async function readHoldings(db: Db, tenant: number, told: Told): Promise<Holdings> {
  const { rows: entries } = await sql<Entry>`select id, perms, status from permission where tenant_id = ${tenant} and not gone`.execute(db)
  const { rows: roles } = await sql<Role>`select id, data_scope, permissions from role where tenant_id = ${tenant} and not gone`.execute(db)
  const { rows: users } =
    await sql<User>`select id, username, realname, roles, departments from "user" where tenant_id = ${tenant} and not gone`.execute(db)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const people = await readHolders(db, tenant, users, told)
  return new Map([
    ...entries.flatMap((entry) => given(entryHolding(entry.id), [entry], false)),
    ...roles.flatMap(({ id, permissions, data_scope }) =>
      given(
        roleHolding(id),
        (permissions ?? []).flatMap((entry) => byId.get(entry) ?? []),
        data_scope === 'all',
      ),
    ),
    ...people.map((person) => [userHolding(person.id), person] as const),
  ])
}
