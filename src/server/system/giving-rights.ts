import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import { Permission } from '../../contract/system/permission'
import { Role } from '../../contract/system/role'
import type { Person } from '../auth/person'
import { codesIn, readRoleRights } from '../auth/role-rights'
import type { Database } from '../db/database'
import type { OpContext } from '../resource/behaviour'

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const holds = (person: Person, codes: readonly (string | null)[]): boolean =>
  person.granted.has('*') || codes.flatMap(codesIn).every((code) => person.granted.has(code))

/** Refuses to hand out menu entries and buttons whoever hands them out does not hold. */
export async function checkMayGive(ctx: OpContext, before: unknown, after: unknown): Promise<void> {
  const added = listed(after).filter((id) => !listed(before).includes(id))
  if (added.length === 0) return
  const entries = await ctx.rows(Permission, { id: added })
  if (
    !holds(
      ctx.person,
      entries.map((entry) => entry.perms),
    )
  )
    refuse('access.more')
}

/** Refuses to give roles, or to touch somebody who has roles, that hold more than whoever acts. */
export async function checkMayRule(ctx: OpContext, ...roles: readonly unknown[]): Promise<void> {
  const found = await ctx.rows(Role, { id: [...new Set(roles.flatMap(listed))] })
  await checkMayGive(
    ctx,
    [],
    found.flatMap((role) => listed(role.permissions)),
  )
}

/** The same for calls that are no ops, such as giving somebody a new password. */
export async function checkMayRuleUser(db: Database, person: Person, user: string): Promise<void> {
  const { rows } = await sql<{
    roles: string[] | null
  }>`select roles from "user" where tenant_id = ${person.tenant} and id = ${user}`.execute(db)
  const roles = await readRoleRights(db, person.tenant, rows[0]?.roles ?? [])
  const codes = roles.flatMap(({ rights }) => rights.flatMap((right) => right.codes))
  if (!holds(person, codes)) refuse('access.more')
}
