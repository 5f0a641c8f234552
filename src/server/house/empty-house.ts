import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { refuse } from '../../contract/error'
import { Department, rootDepartment } from '../../contract/system/department'
import { PushSubscription } from '../../contract/system/push-subscription'
import { User } from '../../contract/system/user'
import { tableOf } from '../db/column'
import type { Db } from '../db/database'
import { accountTables } from '../db/engine-tables'
import type { Engine } from '../engine'
import { sweepFiles } from '../files/sweep'
import { uploadedFiles } from '../files/uploaded-file'
import { staysWhole } from './what-stays'

/** What an own house begins with: its name, and the ids of the accounts that stay. */
export type OwnHouse = { readonly name: string; readonly keep: readonly string[] }

/** Tables of what was done to rows that are no more. Outcomes of ops stay, without what was in them: a device that asks again is told. */
const ofRows = ['sync_change', 'number_series', 'push_queue', 'file_part', 'uploaded_file', 'record_seal', 'day_root'] as const

/** Which rows of a noun go: none, all, or all but some. */
function goingOf(engine: Engine, noun: string, keep: readonly string[]): RawBuilder<boolean> | undefined {
  if (staysWhole(engine, noun)) return undefined
  if (noun === User.name) return sql`id <> all(${keep}::text[])`
  if (noun === PushSubscription.name) return sql`user_id <> all(${keep}::text[])`
  return noun === Department.name ? sql`id <> ${rootDepartment}` : sql`true`
}

async function emptyNoun(db: Db, tenant: number, noun: string, going: RawBuilder<boolean>): Promise<void> {
  const gone = sql`delete from ${sql.table(tableOf(noun))} where tenant_id = ${tenant} and ${going} returning id`
  await sql`with gone as (${gone}) delete from file_use u using gone where u.tenant_id = ${tenant} and u.noun = ${noun} and u.row_id = gone.id`.execute(
    db,
  )
}

async function emptyNouns(db: Db, engine: Engine, tenant: number, { name, keep }: OwnHouse): Promise<void> {
  const totals: Record<string, number> = {}
  for (const noun of Object.keys(engine.catalogue.resources)) {
    const table = sql.table(tableOf(noun))
    const going = goingOf(engine, noun, keep)
    if (going) await emptyNoun(db, tenant, noun, going)
    const { rows } = await sql<{ many: number }>`select count(*) as many from ${table} where tenant_id = ${tenant} and not gone`.execute(db)
    if (rows[0]?.many) totals[noun] = rows[0].many
  }
  const user = sql.table(tableOf(User.name))
  await sql`update ${sql.table(tableOf(Department.name))} set depart_name = ${name}, rev = rev + 1 where tenant_id = ${tenant}`.execute(db)
  await sql`update ${user} set departments = ${[rootDepartment]}::text[], rev = rev + 1 where tenant_id = ${tenant}`.execute(db)
  await sql`update sync_counter set totals = ${JSON.stringify(totals)}::jsonb where tenant_id = ${tenant}`.execute(db)
}

/** People who go can sign in no more; devices of those who stay take new names, so that their chains of records begin anew. */
async function emptyAccounts(db: Db, tenant: number, keep: readonly string[]): Promise<void> {
  for (const table of [...accountTables, 'sync_replica', 'file_holder'])
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenant} and user_id <> all(${keep}::text[])`.execute(db)
  await sql`update sync_replica set twin = true where tenant_id = ${tenant}`.execute(db)
}

async function emptyTraces(db: Db, tenant: number): Promise<void> {
  for (const table of ofRows) await sql`delete from ${sql.table(table)} where tenant_id = ${tenant}`.execute(db)
  await sql`delete from file_use where tenant_id = ${tenant} and noun = ${uploadedFiles}`.execute(db)
  await sql`update sync_op set payload = jsonb_build_object('v', payload -> 'v'), was = null where tenant_id = ${tenant}`.execute(db)
  await sql`update file set state = 'leaving' where tenant_id = ${tenant}
    and not exists (select from file_use u where u.tenant_id = file.tenant_id and u.sha = file.sha)`.execute(db)
}

/** All places counted so far are over, and whatever is still sent that was done in them is refused. */
const beginEpoch = (db: Db, tenant: number) =>
  sql`with old as (select tenant_id, epoch from sync_counter where tenant_id = ${tenant}),
      ended as (insert into sync_past_epoch (tenant_id, epoch) select tenant_id, epoch from old on conflict do nothing)
    update sync_counter c set epoch = ${randomUUID()}, emptied = coalesce(c.emptied, '{}') || c.epoch
      || coalesce((select array_agg(p.epoch) from sync_past_epoch p where p.tenant_id = c.tenant_id), '{}') from old where c.tenant_id = old.tenant_id`.execute(
    db,
  )

/**
 * Empties a house that holds a demonstration and gives it its own name, in one transaction: whatever breaks off meanwhile, nothing of it has
 * happened. It waits for what is being written, and whatever is written after it is written in the empty house. Refuses with `house.own` where
 * there is no demonstration (any more). Afterwards files leave the store, at the latest with the next tidying at night.
 */
export async function emptyHouse(engine: Engine, tenant: number, own: OwnHouse): Promise<void> {
  await engine.databases.owner.transaction().execute(async (db) => {
    const { rows } = await sql`select 1 from tenant where id = ${tenant} and demo is not null for update`.execute(db)
    if (rows.length === 0) refuse('house.own')
    await sql`select 1 from sync_counter where tenant_id = ${tenant} for update`.execute(db)
    await emptyNouns(db, engine, tenant, own)
    await emptyAccounts(db, tenant, own.keep)
    await emptyTraces(db, tenant)
    await beginEpoch(db, tenant)
    await sql`update tenant set name = ${own.name}, demo = null where id = ${tenant}`.execute(db)
  })
  engine.pokes.publish({ tenant, seq: 0, touched: [['*', '*']] })
  sweepFiles(engine.databases.tenant(tenant), engine.files, tenant).catch((error: Error) =>
    engine.log.warn({ err: error, tenant }, 'files of the demonstration wait for the next tidying'),
  )
}
