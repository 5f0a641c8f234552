import '../../contract/tenants/tenant-errors'
import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import { SystemLog } from '../../contract/journal/system-log'
import { Device } from '../../contract/system/device'
import { ListPreference } from '../../contract/system/list-preference'
import { PushSubscription } from '../../contract/system/push-subscription'
import { systemUser } from '../../contract/system/system-user'
import { type TenantRow, tenantStatus } from '../../contract/tenants/tenant'
import { tableOf } from '../db/column'
import type { Engine } from '../engine'
import { clearTenant } from '../seed/settle'

/** What is written down of whoever only signs in and looks. */
const passing: readonly string[] = [SystemLog, Device, ListPreference, PushSubscription].map(({ name }) => name)

/** Whether anybody has ever entered anything in a house, be it removed since. */
async function holdsWork({ databases, catalogue }: Engine, tenant: number): Promise<boolean> {
  const entered = Object.keys(catalogue.resources)
    .filter((noun) => !passing.includes(noun))
    .map(
      (noun) => sql`exists (select from ${sql.table(tableOf(noun))} where tenant_id = ${tenant}
        and (create_by <> ${systemUser} or coalesce(update_by, ${systemUser}) <> ${systemUser}))`,
    )
  const kept = ['record_seal', 'file'].map((table) => sql`exists (select from ${sql.table(table)} where tenant_id = ${tenant})`)
  const { rows } = await sql<{ holds: boolean }>`select ${sql.join([...entered, ...kept], sql` or `)} as holds`.execute(databases.owner)
  return rows[0]?.holds ?? true
}

/** Refuses where a house may not be deleted: it is the own one, people come into it, or somebody has entered something in it. */
export async function checkDeletable(engine: Engine, { id, name, status, isOwn }: TenantRow): Promise<void> {
  if (isOwn) refuse('tenant.own')
  if (status === tenantStatus.open) refuse('tenant.open')
  if (await holdsWork(engine, id)) refuse('tenant.kept', { name })
}

/** Deletes a house. Where that is stopped in the midst, the next start goes on. */
export async function deleteTenant(engine: Engine, tenant: number): Promise<void> {
  await sql`update tenant set furnished = false where id = ${tenant}`.execute(engine.databases.owner)
  await clearTenant(engine, tenant)
  engine.people.forget(tenant)
  engine.dictionaries.forget(tenant)
}
