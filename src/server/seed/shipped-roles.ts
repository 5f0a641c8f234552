import { sql } from 'kysely'
import { Role } from '../../contract/system/role'
import type { Engine } from '../engine'
import type { Product } from '../product'
import { entriesFor } from './entries'
import { fill, filledBy, type Given } from './fill'

const idOf = (code: string): string => `role.${code}`

/** Shipped roles the house has never had. One that was removed stays so, and a code the house has given to a role of its own is that role's. */
async function addRoles(engine: Engine, tenant: number, product: Product): Promise<void> {
  const { rows } = await sql<{ id: string; role_code: string; gone: boolean }>`
    select id, role_code, gone from role where tenant_id = ${tenant}`.execute(engine.databases.tenant(tenant))
  const known = new Set(rows.flatMap(({ id, role_code, gone }) => (gone ? [id] : [id, idOf(role_code)])))
  const roles = product.roles.map(
    ({ code, name, dataScope }): Given => ({
      id: idOf(code),
      values: { roleCode: code, roleName: name.zh, dataScope, description: name.en, permissions: [] },
    }),
  )
  await fill(
    engine,
    tenant,
    Role,
    roles.filter(({ id }) => !known.has(id)),
  )
}

/**
 * Brings the shipped roles of a tenant up to this version. What nobody has changed by hand is as this version ships it; where somebody has,
 * their choice stays, and of permissions only what is new in this version (`fresh`, ids of entries) is added.
 */
export async function bringRoles(engine: Engine, tenant: number, product: Product, fresh: ReadonlySet<string>): Promise<void> {
  await addRoles(engine, tenant, product)
  const untouched = (field: keyof typeof Role.fields) => sql`versions #>> ${`{${field},by}`}::text[] = ${filledBy}`
  for (const role of product.roles) {
    const shipped = entriesFor(product.catalogue, role.permissions)
    const added = shipped.filter((id) => fresh.has(id))
    await sql`update role set
        permissions = case when ${untouched('permissions')} then ${shipped}::text[]
          else (select array_agg(distinct p) from unnest(coalesce(permissions, '{}') || ${added}::text[]) p) end,
        data_scope = case when ${untouched('dataScope')} then ${role.dataScope} else data_scope end
      where tenant_id = ${tenant} and role_code = ${role.code} and not gone`.execute(engine.databases.tenant(tenant))
  }
}
