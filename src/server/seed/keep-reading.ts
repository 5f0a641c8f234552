import { sql } from 'kysely'
import { groupsOf } from '../../contract/fields/field-group'
import { readRoleRights } from '../auth/role-rights'
import type { Engine } from '../engine'
import { untouched } from './shipped-rows'

type Fresh = { readonly tenant: number; readonly entries: ReadonlySet<string>; readonly shipped: readonly string[] }

/**
 * Has roles that are the house's own, or were made so by hand, go on reading what they read: where a release puts fields of a noun into a
 * group, whoever lists the noun is given the right to it. `entries`: ids of those the house did not have before. `shipped`: codes of the
 * roles that follow the release where nobody has changed them.
 */
export async function keepReading(engine: Engine, { tenant, entries, shipped }: Fresh): Promise<void> {
  const groups = Object.values(engine.catalogue.resources).flatMap(({ name, fields }) =>
    entries.has(`${name}:list`) ? [] : groupsOf(fields).map((group) => ({ list: `${name}:list`, right: `${name}:${group}` })),
  )
  const added = groups.filter(({ right }) => entries.has(right))
  if (added.length === 0) return
  const db = engine.databases.tenant(tenant)
  const { rows } = await sql<{ id: string }>`select id from role where tenant_id = ${tenant} and not gone
    and not (role_code = any(${shipped}::text[]) and ${untouched('permissions')})`.execute(db)
  for (const { id, rights } of await readRoleRights(
    db,
    tenant,
    rows.map((row) => row.id),
  )) {
    const held = new Set(rights.flatMap(({ codes }) => codes))
    const kept = added.filter(({ list, right }) => held.has(list) && !held.has(right)).map(({ right }) => right)
    if (kept.length > 0)
      await sql`update role set permissions = permissions || ${kept}::text[] where tenant_id = ${tenant} and id = ${id}`.execute(db)
  }
}
