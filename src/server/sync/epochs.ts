import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Databases, Db } from '../db/database'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import type { Poke } from '../live/pokes'
import { readEpoch } from './run-batch'

type Ended = { readonly tenant: number; readonly epoch: string; readonly foreign?: string | null }

/** What is remembered of people and lists may be of a time that is lost, and devices need not wait until they ask. */
const everything = (tenant: number): Poke => ({ tenant, seq: 0, touched: [['*', '*']] })

/**
 * Ends a tenant's epoch, because commits were lost that somebody has seen: from now on nothing counted before is compared with what is
 * counted now, and every device offers again what it had sent. `foreign`: an epoch somebody counted in that this database has never
 * had. Answers the epoch that holds now, which may be another process's.
 */
export async function renewEpoch(engine: Engine, db: Db, { tenant, epoch, foreign }: Ended): Promise<string> {
  const past = [epoch, ...(foreign ? [foreign] : [])]
  const { rows } = await sql<{ epoch: string }>`with renewed as (
      update sync_counter set epoch = ${randomUUID()} where ${isOwn} and epoch = ${epoch} returning tenant_id, epoch),
    ended as (insert into sync_past_epoch (tenant_id, epoch) select tenant_id, unnest(${past}::text[]) from renewed on conflict do nothing)
    select epoch from renewed`.execute(db)
  const [renewed] = rows
  if (!renewed) return (await readEpoch(db)).epoch
  engine.log.error({ tenant }, 'the database has lost commits: it was put back to an earlier state. Devices offer again what they had sent')
  engine.pokes.publish(everything(tenant))
  return renewed.epoch
}

/**
 * What tells one PostgreSQL from another, and from itself after it was promoted or taken back to a point in time: its system identifier
 * and the timeline it writes now. The control file names a new timeline only after the first checkpoint on it, so the log is asked.
 * Undefined where the login may not know, or the server is of a kind that has none.
 */
async function homeOf({ owner }: Databases): Promise<string | undefined> {
  try {
    const { rows } = await sql<{
      home: string
    }>`select (select system_identifier::text from pg_control_system()) || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) as home`.execute(
      owner,
    )
    return rows[0]?.home
  } catch {
    return undefined
  }
}

/**
 * Ends the epoch of every tenant that began in another PostgreSQL than it is found in now: what was committed there last may be lacking
 * here. It may be so for nothing, which costs devices a copy; devices of this release prove what they know in any case.
 */
export async function endEpochsOfOthers(engine: Engine): Promise<void> {
  const { owner } = engine.databases
  const home = await homeOf(engine.databases)
  if (home === undefined) return
  const { rows } = await sql<{
    tenant_id: number
  }>`with moved as (select tenant_id, epoch from sync_counter where home <> ${home} for update),
    ended as (insert into sync_past_epoch (tenant_id, epoch) select tenant_id, epoch from moved on conflict do nothing)
    update sync_counter c set home = ${home}, epoch = gen_random_uuid()::text from moved where moved.tenant_id = c.tenant_id returning c.tenant_id`.execute(
    owner,
  )
  await sql`update sync_counter set home = ${home} where home is null`.execute(owner)
  for (const { tenant_id: tenant } of rows) {
    engine.log.warn({ tenant }, 'the database has moved, or was put back: devices offer again what they had sent')
    engine.pokes.publish(everything(tenant))
  }
}
