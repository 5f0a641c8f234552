import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql, type Transaction } from 'kysely'
import type { Resource } from '../../contract/resource'
import type { Tables } from '../db/database'
import { migrateNouns } from '../db/migrate'
import { nounTable } from '../db/noun-table'
import { readerColumn } from '../db/readers'
import { fillsOf, runFills } from '../db/schema/fill-keys'
import { wantedNoun } from '../db/schema/wanted-table'
import type { Engine } from '../engine'
import type { FileStore } from '../files/file-store'
import { madeTables } from '../made/made-tables'
import { type MadeRow, madeBy } from '../made/read-made'
import { fillSearchKeys } from '../search/fill-search-keys'
import { type BackedFile, type BackedTable, backedTables } from './tables'
import { backupVersion } from './write-backup'

const chunk = 1_000
const unreadable = (path: string) => new Error(`${path} is not a whole backup of this product; nothing was changed`)

async function* readLines(path: string): AsyncGenerator<Record<string, unknown>> {
  const file = createReadStream(path)
  const source = file.pipe(createGunzip())
  // Whoever reads hears of it; behind the last line somebody wanted, nobody does.
  source.on('error', () => undefined)
  try {
    for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY }))
      yield JSON.parse(line) as Record<string, unknown>
  } finally {
    file.destroy()
    source.destroy()
  }
}

/** `made`: the definitions of nouns made at run time; without their tables nothing could be put into them. */
type Header = { readonly key: string; readonly made: readonly MadeRow[] }

async function headerOf(path: string): Promise<Header> {
  try {
    for await (const line of readLines(path)) {
      if (line.backup !== backupVersion || typeof line.key !== 'string') break
      return { key: line.key, made: (line.made ?? []) as Header['made'] }
    }
  } catch {
    // Falls through: a file that cannot be read is no backup either.
  }
  throw unreadable(path)
}

/** What of a backup is read ahead of anything else: the key must be in place before sealed texts are. */
export const readHeader = async (path: string): Promise<Pick<Header, 'key'>> => {
  const { key } = await headerOf(path)
  return { key }
}

/** Puts the tables of a backup's nouns in place of those there are: under one name they may have held something else. */
async function replaceMade(db: Transaction<Tables>, resources: readonly Resource[]): Promise<void> {
  for (const table of await madeTables(db)) await sql`drop table ${sql.table(table)}`.execute(db)
  for (const resource of resources) await sql.raw(wantedNoun(resource).create).execute(db)
}

async function insert(db: Transaction<Tables>, table: BackedTable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.join(table.columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table.name)} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}

/** Puts a file back into the store. Under its hash it can be nothing else, so it does no harm when the restore fails after all. */
async function putBack(store: FileStore, path: string, { tenant, sha, type }: BackedFile, base64: string): Promise<void> {
  const bytes = Buffer.from(base64, 'base64')
  if (createHash('sha256').update(bytes).digest('hex') !== sha) throw unreadable(path)
  await store.put(tenant, sha, bytes, type)
}

/** Puts back what the backup holds, and answers the tables whose rows lack keys: they are of an earlier release. */
async function refill(
  db: Transaction<Tables>,
  store: FileStore,
  path: string,
  tables: ReadonlyMap<string, BackedTable>,
): Promise<ReadonlySet<string>> {
  const lacking = new Set<string>()
  let table: BackedTable | undefined
  let rows: object[] = []
  let ended = false
  for await (const line of readLines(path)) {
    if (line.backup !== undefined && table === undefined) continue
    const isNext = typeof line.table === 'string' && Object.keys(line).length === 1
    if (isNext || line.end === true || rows.length >= chunk) {
      const [first] = rows
      if (table && first && table.columns.some((column) => column.startsWith(readerColumn('')) && !(column in first)))
        lacking.add(table.name)
      if (table) await insert(db, table, rows)
      rows = []
    }
    if (typeof line.base64 === 'string') await putBack(store, path, line.bytesOf as BackedFile, line.base64)
    else if (isNext) table = tables.get(String(line.table))
    else if (line.end === true && Object.keys(line).length === 1) ended = true
    else rows.push(line)
  }
  if (!ended) throw unreadable(path)
  return lacking
}

/** Gives rows of an earlier release the keys by which they are read beside their scope. */
async function fillKeys(db: Transaction<Tables>, { catalogue }: Engine, lacking: ReadonlySet<string>): Promise<void> {
  const fills = fillsOf(Object.values(catalogue.resources).map(nounTable), (table) => lacking.has(table))
  await runFills(
    async (statement) => Number((await sql.raw(statement).execute(db)).numAffectedRows ?? 0n),
    fills.flatMap(({ statements }) => statements),
  )
}

/** Numbers the database gives by itself go on after those that were put back. */
async function goOnCounting(db: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`select c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attidentity <> ''`.execute(db)
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest(1, (select coalesce(max(${sql.ref(column)}), 1) from ${sql.table(table)})))`.execute(
      db,
    )
}

const endEpochs = (db: Transaction<Tables>) =>
  sql`insert into sync_past_epoch (tenant_id, epoch) select tenant_id, epoch from sync_counter on conflict do nothing`.execute(db)

/**
 * Puts a backup in place of everything the database holds, all or nothing. Every tenant gets a new epoch, so that devices
 * offer again what they had sent after the backup was made.
 */
export async function readBackup(engine: Engine, path: string): Promise<void> {
  const { made } = await headerOf(path)
  const resources = madeBy(made).map(({ resource }) => resource)
  await engine.databases.owner.transaction().execute(async (db) => {
    await replaceMade(db, resources)
    const tables = await backedTables(db)
    // A device that still counts in one of these was away when the house went back: it is told so, and nobody else is disturbed.
    await endEpochs(db)
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table.name)))}, session, file_part, search_key, search_filled`.execute(db)
    const lacking = await refill(db, engine.files, path, new Map(tables.map((table) => [table.name, table])))
    await fillKeys(db, engine, lacking)
    await goOnCounting(db)
    await endEpochs(db)
    await sql`update sync_counter set epoch = gen_random_uuid()::text, home = null`.execute(db)
  })
  engine.made.forget()
  await migrateNouns(engine.databases.ownerConnection, resources)
  await fillSearchKeys(engine.databases.owner, engine.catalogue)
}
