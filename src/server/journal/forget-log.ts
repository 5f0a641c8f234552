import { sql } from 'kysely'
import { SystemLog } from '../../contract/journal/system-log'
import { tableOf } from '../db/column'
import type { Engine } from '../engine'

/** How long a line is kept, and most that one statement takes away. */
const memory = '400 days'
const most = 10_000

/** Forgets lines of all tenants that are too old. Answers how many went. */
export async function forgetLog({ databases: { owner }, now, catalogue }: Engine, signal?: AbortSignal): Promise<number> {
  if (!Object.hasOwn(catalogue.resources, SystemLog.name)) return 0
  const table = sql.table(tableOf(SystemLog.name))
  for (let gone = 0; ; ) {
    signal?.throwIfAborted()
    const { rows } = await sql<{ many: number }>`with old as (delete from ${table} where ctid = any(array(
        select ctid from ${table} where at < ${now()}::timestamptz - ${memory}::interval limit ${sql.lit(most)})) returning tenant_id),
      counted as (select tenant_id, count(*) as many from old group by tenant_id),
      told as (update sync_counter s set totals = s.totals || jsonb_build_object(${SystemLog.name}::text,
        greatest(0, coalesce((s.totals ->> ${SystemLog.name})::bigint, 0) - c.many)) from counted c where s.tenant_id = c.tenant_id)
      select count(*)::int as many from old`.execute(owner)
    const many = rows[0]?.many ?? 0
    gone += many
    if (many < most) return gone
  }
}
