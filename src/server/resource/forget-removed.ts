import { sql } from 'kysely'
import { can } from '../../contract/access'
import { refuse } from '../../contract/error'
import type { Resource } from '../../contract/resource'
import { mayRestore } from '../../contract/sync/may-restore'
import { gone } from '../../contract/sync/merge'
import { User } from '../../contract/system/user'
import { type Person, reachesRow } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import type { Database } from '../db/database'
import { wholeRow } from '../db/noun-table'
import type { Engine } from '../engine'
import { forgotten, isForgotten } from './forgotten'
import type { Stored } from './values'

/** Most rows one call may delete for good. */
const most = 500

/** What stays of a row that was deleted for good: of somebody their name, for what they did is told under it. */
const staying: Readonly<Record<string, readonly string[]>> = { [User.name]: ['username', 'realname'] }

async function emptyRows(db: Database, tenant: number, { name, fields }: Resource, ids: readonly string[]): Promise<void> {
  const emptied = Object.keys(fields).filter((field) => !staying[name]?.includes(field))
  const nothing = emptied.map((field) => sql`${sql.ref(columnOf(field))} = null`)
  const mark = sql`jsonb_build_object(${sql.lit(gone)}, versions -> ${sql.lit(gone)}, ${sql.lit(forgotten)}, jsonb_build_object('rev', rev, 'by', 'server'))`
  await sql`update ${sql.table(tableOf(name))} set ${sql.join([...nothing, sql`versions = ${mark}`])}
    where tenant_id = ${tenant} and gone and id = any(${[...ids]}::text[])`.execute(db)
}

/** What was said of rows, and what was found and shown by them. A device that asks again what became of an op is told as ever. */
async function emptyTraces(db: Database, tenant: number, noun: string, ids: readonly string[]): Promise<void> {
  const ofRows = sql`tenant_id = ${tenant} and noun = ${noun} and row_id = any(${[...ids]}::text[])`
  await sql`update sync_op set payload = jsonb_build_object('v', payload -> 'v'), was = null where ${ofRows}`.execute(db)
  await sql`delete from search_key where ${ofRows}`.execute(db)
  await sql`delete from file_use where ${ofRows}`.execute(db)
  if (noun === User.name) await sql`delete from credential where tenant_id = ${tenant} and user_id = any(${[...ids]}::text[])`.execute(db)
}

/**
 * Deletes removed rows for good, all or none: what they held goes, and all that was ever said of them. That there was a row stays as long as
 * any removal is remembered, for devices that were away must hear of it. Whoever may bring rows back may do this; records that are chained
 * stay. Throws `record.gone` where one was not removed, is out of reach, or went for good before.
 */
export async function forgetRemoved(engine: Engine, person: Person, resource: Resource, asked: readonly string[]): Promise<void> {
  const ids = [...new Set(asked)]
  if (ids.length > most) refuse('record.too-many', { max: most })
  const isChained = engine.catalogue.chained?.includes(resource.name)
  if (isChained || !mayRestore((permission) => can(person.granted, permission), resource)) refuse('access.denied')
  await engine.databases.owner.transaction().execute(async (db) => {
    const { rows } = await sql<Stored>`select ${wholeRow(resource)} from ${sql.table(tableOf(resource.name))}
      where tenant_id = ${person.tenant} and gone and id = any(${ids}::text[]) for update`.execute(db)
    const reached = rows.filter((row) => !isForgotten(row) && reachesRow(person, resource, row))
    if (reached.length < ids.length) refuse('record.gone')
    await emptyRows(db, person.tenant, resource, ids)
    await emptyTraces(db, person.tenant, resource.name, ids)
  })
}
