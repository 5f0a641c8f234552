import { sql } from 'kysely'
import type { Resource } from '../../contract/resource'
import { DepartmentPermission } from '../../contract/system/people/department-permission'
import { DepartmentRole } from '../../contract/system/people/department-role'
import type { ReaderWord } from '../../contract/system/people/ruled-noun'
import { codesIn } from '../../contract/system/permission'
import { tableOf } from '../db/column'
import type { Db } from '../db/database'
import { type Reader, type ReadRule, readDataRules } from './data-rules'
import { type Holding, nounOf } from './holding'
import { narrowedBy } from './narrowing'
import { readHolders, type Told, type UserRow } from './read-sessions'

type Entry = { id: string; perms: string | null; status: string }
type Role = Naming & { data_scope: string }
/** A row that names entries: a role of a department, or what a department has. */
type Naming = { id: string; permissions: string[] | null; data_rules: string[] | null }

/** Who in a tenant holds what: every menu entry, role and user by a name of its own. */
export type Holdings = ReadonlyMap<string, Holding>

export const userHolding = (id: string): string => `user ${id}`
export const entryHolding = (id: string): string => `permission ${id}`
export const roleHolding = (id: string): string => `role ${id}`

/** Rows of a noun of departments that name entries; none where the product is without. */
async function readNaming(db: Db, tenant: number, { catalogue }: Told, { name }: Resource): Promise<Naming[]> {
  if (!Object.hasOwn(catalogue.resources, name)) return []
  const { rows } =
    await sql<Naming>`select id, permissions, data_rules from ${sql.table(tableOf(name))} where tenant_id = ${tenant} and not gone`.execute(
      db,
    )
  return rows
}

/** Whoever comes to hold a role: what its rules say of them stays as they say it. */
const anybody = {
  id: '#{sys_user_id}',
  username: '#{sys_user_code}',
  realname: '#{sys_user_name}',
  departments: ['#{sys_user_departs}'],
} as const satisfies Reader & Readonly<Record<'id' | 'username' | 'realname', ReaderWord>>

/** What comes with entries: all they name, and apart from it what is switched on, since an entry can be switched on later. */
function given(
  name: string,
  entries: readonly Entry[],
  isEverything: boolean,
  rules: readonly ReadRule[],
  { resources }: Told['catalogue'],
): (readonly [string, Holding])[] {
  const within = () => (isEverything ? undefined : { keys: new Set<string>(), ways: new Map() })
  const narrowedIn = (codes: readonly string[]) =>
    rules.length > 0 ? { narrowed: narrowedBy(resources, [{ codes, rules, within }], anybody) } : {}
  const holding = (some: readonly Entry[]): Holding => {
    const codes = some.flatMap(({ perms }) => codesIn(perms))
    return {
      granted: new Set(codes),
      everything: new Set(isEverything ? codes.map(nounOf) : []),
      keys: new Set(),
      within: new Map(),
      ...narrowedIn(codes),
    }
  }
  return [
    [name, holding(entries)],
    [`${name} on`, holding(entries.filter(({ status }) => status === '1'))],
  ]
}

/** Reads the holdings of a tenant as they stand within this transaction. */
export async function readHoldings(db: Db, tenant: number, told: Told): Promise<Holdings> {
  const { rows: entries } = await sql<Entry>`select id, perms, status from permission where tenant_id = ${tenant} and not gone`.execute(db)
  const { rows: roles } =
    await sql<Role>`select id, data_scope, permissions, data_rules from role where tenant_id = ${tenant} and not gone`.execute(db)
  const { rows: users } =
    await sql<UserRow>`select id, username, realname, roles, departments, department_roles from "user" where tenant_id = ${tenant} and not gone`.execute(
      db,
    )
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const named = (permissions: string[] | null) => (permissions ?? []).flatMap((entry) => byId.get(entry) ?? [])
  const ofDepartments: (readonly [string, Holding])[] = []
  const naming = await Promise.all(
    [DepartmentRole, DepartmentPermission].map(async (noun) => ({ noun, named: await readNaming(db, tenant, told, noun) })),
  )
  const ids = [...roles, ...naming.flatMap((one) => one.named)].flatMap(({ data_rules }) => data_rules ?? [])
  const rules = await readDataRules(db, tenant, told.catalogue.resources, ids)
  const chosen = (some: string[] | null) => (some ?? []).flatMap((id) => rules.get(id) ?? [])
  for (const { noun, named: rows } of naming)
    for (const { id, permissions, data_rules } of rows)
      ofDepartments.push(...given(`${noun.name} ${id}`, named(permissions), false, chosen(data_rules), told.catalogue))
  const people = await readHolders(db, tenant, users, told)
  return new Map([
    ...entries.flatMap((entry) => given(entryHolding(entry.id), [entry], false, [], told.catalogue)),
    ...roles.flatMap(({ id, permissions, data_scope, data_rules }) =>
      given(roleHolding(id), named(permissions), data_scope === 'all', chosen(data_rules), told.catalogue),
    ),
    ...ofDepartments,
    ...people.map((person) => [userHolding(person.id), person] as const),
  ])
}
