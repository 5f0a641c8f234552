import { sql } from 'kysely'
import { codesIn } from '../../contract/system/permission'
import type { Database, Db } from '../db/database'

/** A menu entry or button that a role gives, with its permissions by code. `isOff`: switched off for everybody. */
export type Right = { readonly id: string; readonly codes: readonly string[]; readonly isButton: boolean; readonly isOff: boolean }
/** `reads`: whose rows its holders see of what it gives them: `all`, `own`, or those that are theirs in a further way. `rules`: ids of those it chose. */
export type RoleRights = {
  readonly id: string
  readonly code: string
  readonly reads: string
  readonly rights: readonly Right[]
  readonly rules: readonly string[]
}

type Row = {
  role_id: string
  role_code: string
  data_scope: string
  data_rules: string[] | null
  id: string | null
  perms: string | null
  menu_type: string
  status: string
}

type EntryRow = { readonly id: string; readonly perms: string | null; readonly menu_type: string; readonly status: string }

/** An entry as it is given. */
export const rightOf = ({ id, perms, menu_type, status }: EntryRow): Right => ({
  id,
  codes: codesIn(perms),
  isButton: menu_type === '2',
  isOff: status !== '1',
})

/** What roles give, role by role; removed roles and entries give nothing. */
export async function readRoleRights(db: Db | Database, tenant: number, roles: readonly string[]): Promise<RoleRights[]> {
  const { rows } =
    await sql<Row>`select r.id role_id, r.role_code, r.data_scope, r.data_rules, p.id, p.perms, p.menu_type, p.status from role r
    left join permission p on p.tenant_id = r.tenant_id and p.id = any(r.permissions) and not p.gone
    where r.tenant_id = ${tenant} and r.id = any(${roles}::text[]) and not r.gone order by r.id, p.id`.execute(db)
  const of = (role: string): Right[] =>
    rows.flatMap((row) => {
      if (row.role_id !== role || row.id === null) return []
      return [rightOf({ ...row, id: row.id })]
    })
  const found = new Map(rows.map((row) => [row.role_id, row]))
  return [...found.values()].map((row) => ({
    id: row.role_id,
    code: row.role_code,
    reads: row.data_scope,
    rights: of(row.role_id),
    rules: row.data_rules ?? [],
  }))
}
