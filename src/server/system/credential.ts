import { sql } from 'kysely'
import { refuse, refuseFields } from '../../contract/error'
import { hashPassword } from '../auth/password'
import type { Database } from '../db/database'

/** Whose password it is. User names are one person's across all tenants. */
export type Owner = { readonly tenant: number; readonly user: string; readonly username: string }

/** Takes names back from credentials whose user was removed, so that they can be given again. */
const freeName = (db: Database, username: string) =>
  sql`delete from credential c where lower(c.username) = lower(${username})
    and not exists (select 1 from "user" u where u.tenant_id = c.tenant_id and u.id = c.user_id and not u.gone)`.execute(db)

/** Whether somebody of any tenant signs in under this name. */
export async function isNameTaken(db: Database, username: string, except?: string): Promise<boolean> {
  const { rows } = await sql`select 1 from credential c join "user" u on u.tenant_id = c.tenant_id and u.id = c.user_id and not u.gone
    where lower(c.username) = lower(${username}) and c.user_id is distinct from ${except ?? null}`.execute(db)
  return rows.length > 0
}

/** Gives a new user a password. Answers false when this very user has one already. Refuses a name that is somebody else's. */
export async function openCredential(db: Database, { tenant, user, username }: Owner, password: string): Promise<boolean> {
  await freeName(db, username)
  const { rows: made } =
    await sql`insert into credential (tenant_id, user_id, username, hash) values (${tenant}, ${user}, ${username}, ${await hashPassword(password)})
    on conflict do nothing returning 1`.execute(db)
  if (made.length > 0) return true
  const { rows: own } = await sql<{
    username: string
  }>`select username from credential where tenant_id = ${tenant} and user_id = ${user}`.execute(db)
  if (own[0]?.username === username) return false
  return own[0] ? refuse('record.exists') : refuseFields({ username: { code: 'field.taken' } })
}

export const dropCredential = (db: Database, { tenant, user }: Owner): Promise<unknown> =>
  sql`delete from credential where tenant_id = ${tenant} and user_id = ${user}`.execute(db)

/** Replaces a password, or gives one to a user who came without. */
export async function setPassword(db: Database, owner: Owner, password: string): Promise<void> {
  const { rows } =
    await sql`update credential set hash = ${await hashPassword(password)} where tenant_id = ${owner.tenant} and user_id = ${owner.user} returning 1`.execute(
      db,
    )
  if (rows.length === 0) await openCredential(db, owner, password)
}
