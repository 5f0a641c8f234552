import { sql } from 'kysely'
import type { Catalogue } from '../../contract/catalogue'
import { tableOf } from '../db/column'
import type { Database } from '../db/database'
import { recent } from './acks'

/** How long the server remembers what changed, what became of each op, and that a row was removed. */
const memory = '400 days'
/** Most lines one statement takes away: nobody has to wait for it. */
const most = 10_000

/** Runs a statement that takes away at most `most` lines until none is left. Answers how many went. */
async function until(take: () => Promise<number>): Promise<number> {
  let gone = 0
  for (;;) {
    const some = await take()
    gone += some
    if (some < most) return gone
  }
}

/**
 * Forgets, for one tenant, what is older than 400 days: changes, always from the first on, so that the log has no gap; removed rows;
 * outcomes of ops, but for the last of each device, because one that was switched off in the middle of an exchange asks for those when it
 * comes back, however late, and for those on chained nouns, which stay as long as their record hashes: without the record nobody could
 * check a hash any more. A device that has read less than the log still holds copies everything anew. Answers how many lines went.
 */
export async function forgetOld(db: Database, { resources, chained = [] }: Catalogue): Promise<number> {
  const own = sql`tenant_id = current_setting('app.tenant_id')::integer`
  const old = sql`now() - ${memory}::interval`
  const count = async (statement: ReturnType<typeof sql>) => Number((await statement.execute(db)).numAffectedRows ?? 0)
  let gone = await until(() =>
    count(sql`delete from sync_change where ${own} and seq <= (
      select max(seq) from (select seq, at from sync_change where ${own} order by seq limit ${most}) first where at < ${old})`),
  )
  gone += await until(() =>
    count(sql`with kept as (select replica, (select n from sync_op op where op.tenant_id = device.tenant_id and op.replica = device.replica
        order by n desc offset ${recent} limit 1) last from sync_replica device where ${own})
      delete from sync_op where ${own} and op_id = any(array(select op_id from sync_op left join kept using (replica)
        where ${own} and at < ${old} and noun <> all(${chained}::text[]) and (kept.replica is null or n <= kept.last) limit ${most}))`),
  )
  for (const name of Object.keys(resources)) {
    const table = sql.table(tableOf(name))
    gone += await until(() =>
      count(sql`delete from ${table} where ${own} and id = any(array(
        select id from ${table} where ${own} and gone and coalesce(update_time, create_time) < ${old} limit ${most}))`),
    )
  }
  return gone
}
