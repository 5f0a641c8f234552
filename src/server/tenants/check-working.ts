import '../../contract/tenants/tenant-errors'
import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import type { Engine } from '../engine'

/** Refuses with `login.house-frozen` where a house is frozen. Asked of whoever has shown who they are: nobody else is told. */
export async function checkWorking({ databases }: Pick<Engine, 'databases'>, tenant: number): Promise<void> {
  const { rows } = await sql`select from frozen_tenant where tenant_id = ${tenant}`.execute(databases.owner)
  if (rows.length > 0) refuse('login.house-frozen')
}
