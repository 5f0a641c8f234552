import { sql } from 'kysely'
import { giveAll } from '../../contract/grant'
import type { Resource } from '../../contract/resource'
import type { Database, Db } from '../db/database'
import { type Right, rightOf } from './role-rights'

/** A role of a department, with what it gives as far as its department has that. `rules`: ids of those either of them chose. */
export type DepartmentRights = {
  readonly id: string
  readonly department: string
  readonly rights: readonly Right[]
  readonly rules: readonly string[]
}

/** Nouns by which the house itself is administered: accounts, rights, dictionaries, notices. They are no department's. */
const ofHouse = ({ path }: Resource): boolean => path.startsWith('/sys/')

/**
 * Whether a permission can be held within a department: one to read rows of a noun or groups of their fields, or to do something with a row. What
 * reaches beyond rows, or says who holds what, is given by roles of the house alone.
 */
export function isDepartmental(resources: Readonly<Record<string, Resource>>, code: string): boolean {
  const [noun = '', verb = ''] = code.split(':')
  const resource = Object.hasOwn(resources, noun) ? resources[noun] : undefined
  if (!resource || code === giveAll || ofHouse(resource) || resource.reach !== undefined) return false
  return verb !== 'resolve' && !(resource.rights ?? []).includes(verb)
}

type Row = { id: string; depart_id: string; rules: string[]; entry: string; perms: string | null; menu_type: string; status: string }

/** What roles of departments give, role by role: of what each names, what its department has too. What is gone gives nothing. */
export async function readDepartmentRights(db: Db | Database, tenant: number, roles: readonly string[]): Promise<DepartmentRights[]> {
  if (roles.length === 0) return []
  const { rows } =
    await sql<Row>`select r.id, r.depart_id, coalesce(r.data_rules, '{}') || coalesce(g.data_rules, '{}') as rules, p.id entry, p.perms, p.menu_type, p.status from department_role r
    join department d on d.tenant_id = r.tenant_id and d.id = r.depart_id and not d.gone
    join department_permission g on g.tenant_id = r.tenant_id and g.id = r.depart_id and not g.gone
    join permission p on p.tenant_id = r.tenant_id and p.id = any(r.permissions) and p.id = any(g.permissions) and not p.gone
    where r.tenant_id = ${tenant} and r.id = any(${roles}::text[]) and not r.gone order by r.id, p.id`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return [...found].map(([id, { depart_id, rules }]) => ({
    id,
    department: depart_id,
    rules,
    rights: rows.filter((row) => row.id === id).map((row) => rightOf({ ...row, id: row.entry })),
  }))
}
