import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database'
import { ownTenant } from '../db/own-tenant'

/** That the account `u` holds one of these roles, by code. */
export const holdsRole = (codes: readonly string[]): RawBuilder<unknown> => sql`u.roles && array(select r.id from role r
  where r.tenant_id = u.tenant_id and not r.gone and r.role_code = any(${codes}::text[]))`

/** Ids of the accounts `u` in use that `isMeant` is true of. */
export async function accountsOf(db: Db, isMeant: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select u.id from "user" u where u.tenant_id = ${ownTenant}
    and not u.gone and u.status = '1' and (${isMeant}) order by u.id`.execute(db)
  return rows.map(({ id }) => id)
}
