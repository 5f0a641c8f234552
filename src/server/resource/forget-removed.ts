import { sql } from 'kysely'
import { Refusal, refuse } from '../../contract/error'
import { forgetRight } from '../../contract/recycle-bin/recycle-bin'
import '../../contract/recycle-bin/recycle-bin-errors'
import type { Resource } from '../../contract/resource'
import { mayRestore } from '../../contract/sync/may-restore'
import { gone } from '../../contract/sync/merge'
import { Conflict } from '../../contract/system/conflict'
import { User } from '../../contract/system/user'
import { dayOf } from '../../contract/time'
import { holdsOf, type Person, reachesRow } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import type { Database } from '../db/database'
import { accountTables } from '../db/engine-tables'
import { wholeRow } from '../db/noun-table'
import type { Engine } from '../engine'
import { forgotten, isPast } from './forgotten'
import type { Stored } from './values'

/** Most rows one call may delete for good. */
const most = 500

/** What stays of a row that was deleted for good: of somebody their name, for what they did is told under it. */
const staying: Readonly<Record<string, readonly string[]>> = { [User.name]: ['username', 'realname'] }

type Rows = { readonly tenant: number; readonly noun: string; readonly ids: readonly string[] }

const ofRows = ({ tenant, noun, ids }: Rows) => sql`tenant_id = ${tenant} and noun = ${noun} and row_id = any(${[...ids]}::text[])`

async function emptyRows(db: Database, { name, fields }: Resource, { tenant, ids }: Rows): Promise<void> {
  const emptied = Object.keys(fields).filter((field) => !staying[name]?.includes(field))
  const nothing = emptied.map((field) => sql`${sql.ref(columnOf(field))} = null`)
  const mark = sql`jsonb_build_object(${sql.lit(gone)}, versions -> ${sql.lit(gone)}, ${sql.lit(forgotten)}, jsonb_build_object('rev', rev, 'by', 'server'))`
  await sql`update ${sql.table(tableOf(name))} set ${sql.join([...nothing, sql`versions = ${mark}`])}
    where tenant_id = ${tenant} and gone and id = any(${[...ids]}::text[])`.execute(db)
}

/** What was held of rows and decided since, and what was decided. What still waits for a decision keeps its row. */
async function emptyHeld(db: Database, rows: Rows): Promise<void> {
  const table = sql.table(tableOf(Conflict.name))
  const { rows: open } = await sql`select 1 from ${table} where ${ofRows(rows)} and state = 'open' and not gone limit 1`.execute(db)
  if (open.length > 0) refuse('record.to-decide')
  const { rows: held } = await sql<{
    id: string
  }>`update ${table} set subject = '', base = '{}', theirs = '{}', mine = '{}', answer = null where ${ofRows(rows)} returning id`.execute(
    db,
  )
  const decided: Rows = { ...rows, noun: Conflict.name, ids: held.map(({ id }) => id) }
  if (held.length > 0) await emptyOps(db, decided)
}

/** What was said of rows. A device that asks again what became of an op is told as ever. */
const emptyOps = (db: Database, rows: Rows) =>
  sql`update sync_op set payload = jsonb_build_object('v', payload -> 'v'), was = null where ${ofRows(rows)}`.execute(db)

/** What was said of rows, what was found and shown by them, and by what an account signs in. */
async function emptyTraces(db: Database, rows: Rows): Promise<void> {
  await emptyOps(db, rows)
  await sql`delete from search_key where ${ofRows(rows)}`.execute(db)
  await sql`delete from file_use where ${ofRows(rows)}`.execute(db)
  const { tenant, noun, ids } = rows
  if (noun !== User.name) return
  for (const table of accountTables)
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenant} and user_id = any(${[...ids]}::text[])`.execute(db)
}

/**
 * Deletes removed rows for good, all or none: what they held goes, and all that was ever said of them. That there was a row stays as long as
 * any removal is remembered, for devices that were away must hear of it. It takes the right to bring the rows back, and `forgetRight`.
 * Throws `record.kept-by-rule` for nouns whose records are chained, `record.to-decide` where a change to one is held, and `record.gone`
 * where one was not removed, is out of reach, or can be brought back no more.
 */
export async function forgetRemoved(engine: Engine, person: Person, resource: Resource, asked: readonly string[]): Promise<void> {
  const ids = [...new Set(asked)]
  if (ids.length > most) refuse('record.too-many', { max: most })
  const holds = holdsOf(person)
  if (!holds(forgetRight) || !mayRestore(holds, resource)) refuse('access.denied')
  const { name, label } = resource
  if (engine.catalogue.chained?.includes(name)) throw new Refusal('record.kept-by-rule', { noun: label.zh, nounEn: label.en })
  await engine.databases.owner.transaction().execute(async (db) => {
    const { rows } = await sql<Stored>`select ${wholeRow(resource)} from ${sql.table(tableOf(name))}
      where tenant_id = ${person.tenant} and gone and id = any(${ids}::text[]) for update`.execute(db)
    const today = dayOf(engine.now())
    const reached = rows.filter((row) => !isPast(row, today) && reachesRow(person, resource, row))
    if (reached.length < ids.length) refuse('record.gone')
    const known: Rows = { tenant: person.tenant, noun: name, ids }
    if (Object.hasOwn(engine.catalogue.resources, Conflict.name)) await emptyHeld(db, known)
    await emptyRows(db, resource, known)
    await emptyTraces(db, known)
  })
}
