import { sql } from 'kysely'
import type { Engine } from '../engine'
import { entriesOfRole, lacksEnglish, type RoleAsShipped, untouched } from './shipped-rows'

/**
 * Brings the shipped roles of a tenant up to this version. What nobody has changed by hand is as this version ships it, beside what the house made
 * itself; where somebody has, their choice stays, and of permissions only what is new in this version (`fresh`, ids of entries) is added.
 */
export async function bringRoles(
  engine: Engine,
  tenant: number,
  roles: readonly RoleAsShipped[],
  fresh: ReadonlySet<string>,
): Promise<void> {
  for (const { code, nameEn, dataScope, permissions } of roles) {
    const added = permissions.filter((id) => fresh.has(id))
    await sql`update role set
        permissions = case when ${untouched('permissions')} then ${permissions}::text[] || ${entriesOfRole('role', 'made')}
          else (select array_agg(distinct p) from unnest(coalesce(permissions, '{}') || ${added}::text[]) p) end,
        role_name_en = case when ${lacksEnglish} then ${nameEn} else role_name_en end,
        data_scope = case when ${untouched('dataScope')} then ${dataScope} else data_scope end
      where tenant_id = ${tenant} and role_code = ${code} and not gone`.execute(engine.databases.tenant(tenant))
  }
}
