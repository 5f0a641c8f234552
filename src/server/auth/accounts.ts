import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database'

/** An account somebody signs in to. `hash`: of its password; `status` is `1` where it is not frozen. */
export type Account = {
  readonly tenant_id: number
  readonly user_id: string
  readonly username: string
  readonly realname: string
  readonly status: string
  readonly hash: string
}

/** Accounts of every house for which `which` holds of their credential `c` and their user `u`: two where there are more. */
export async function findAccounts(db: Database, which: RawBuilder<unknown>): Promise<readonly Account[]> {
  const { rows } = await sql<Account>`select c.tenant_id, c.user_id, c.username, u.realname, u.status, c.hash from credential c
    join "user" u on u.tenant_id = c.tenant_id and u.id = c.user_id and not u.gone where ${which} limit 2`.execute(db)
  return rows
}
