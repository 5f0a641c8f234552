import { sql } from 'kysely'
import type { Catalogue } from '../../contract/catalogue'
import { tableOf } from '../db/column'
import type { Database } from '../db/database'
import { madeTables } from '../made/made-tables'
import { removalMemory } from '../resource/forgotten'
import { recent } from './acks'

/** How long the server remembers what changed, what became of each op, and that a row was removed. */
const memory = removalMemory
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

/** The changes of each tenant that are forgotten: all up to the last old one among its first, so that the log has no gap. */
const oldChanges = sql`select t.id as tenant_id, first.seq from tenant t
  cross join lateral (select at from sync_change where tenant_id = t.id order by seq limit 1) begins
  cross join lateral (select max(seq) as seq from (
    select seq, at from sync_change where tenant_id = t.id order by seq limit ${sql.lit(most)}) s where at < now() - ${sql.lit(memory)}::interval) first
  where begins.at < now() - ${sql.lit(memory)}::interval`

/**
 * Forgets, for all tenants at once, what is older than 400 days: changes, always from the first on, so that the log has no gap; removed
 * rows; outcomes of ops, but for the last of each device, because one that was switched off in the middle of an exchange asks for those
 * when it comes back, however late, and for those on chained nouns, which stay as long as their record hashes: without the record nobody
 * could check a hash any more. A device that has read less than the log still holds copies everything anew. `owner`: the connection that
 * sees every tenant. `signal`: ends it between two statements. Answers how many lines went.
 */
export async function forgetOld(owner: Database, { resources, chained = [] }: Catalogue, signal?: AbortSignal): Promise<number> {
  const old = sql`now() - ${sql.lit(memory)}::interval`
  const count = async (statement: ReturnType<typeof sql>) => {
    signal?.throwIfAborted()
    return Number((await statement.execute(owner)).numAffectedRows ?? 0)
  }
  let gone = await until(() =>
    count(sql`delete from sync_change c using (${oldChanges}) o where c.tenant_id = o.tenant_id and c.seq <= o.seq`),
  )
  gone += await until(() =>
    count(sql`with kept as (select tenant_id, replica, (select n from sync_op op where op.tenant_id = device.tenant_id and op.replica = device.replica
        order by n desc offset ${recent} limit 1) as last from sync_replica device)
      delete from sync_op where ctid = any(array(select op.ctid from sync_op op left join kept using (tenant_id, replica)
        where op.at < ${old} and op.noun <> all(${chained}::text[]) and (kept.replica is null or op.n <= kept.last) limit ${sql.lit(most)}))`),
  )
  for (const name of [...Object.keys(resources).map(tableOf), ...(await madeTables(owner))]) {
    const table = sql.table(name)
    gone += await until(() =>
      count(sql`delete from ${table} where ctid = any(array(
        select ctid from ${table} where gone and coalesce(update_time, create_time) < ${old} limit ${sql.lit(most)}))`),
    )
  }
  return gone
}
