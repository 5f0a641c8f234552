import { createWriteStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/database'
import type { Engine } from '../engine'
import type { FileStore } from '../files/file-store'
import { madeRows } from '../made/made-tables'
import { type BackedFile, type BackedTable, backedTables } from './tables'

/** Version of the file's shape. */
export const backupVersion = 1
const page = 2_000

async function* rowsOf(db: Transaction<Tables>, table: BackedTable): AsyncGenerator<string> {
  const key = sql.join(table.key.map((column) => sql.ref(column)))
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<{
      row: string
      last: string
    }>`select row_to_json(t)::text as row, jsonb_build_array(${key})::text as last from ${sql.table(table.name)} t where ${after} order by ${key} limit ${page}`.execute(
      db,
    )
    for (const { row } of rows) yield `${row}\n`
    const last = rows.at(-1)?.last
    if (rows.length < page || !last) return
    const values = (JSON.parse(last) as unknown[]).map((value) => sql`${value}`)
    after = sql`(${key}) > (${sql.join(values)})`
  }
}

/** The bytes of every file that is there, each on a line. */
async function* filesOf(db: Transaction<Tables>, store: FileStore): AsyncGenerator<string> {
  const { rows } = await sql<BackedFile>`select tenant_id as tenant, sha, type from file where state = 'there' order by 1, 2`.execute(db)
  for (const file of rows) {
    const bytes = await store.get(file.tenant, file.sha)
    if (bytes) yield `${JSON.stringify({ bytesOf: file, base64: bytes.toString('base64') })}\n`
  }
}

type Source = { readonly db: Transaction<Tables>; readonly tables: readonly BackedTable[]; readonly store: FileStore }

async function* linesOf({ db, tables, store }: Source, header: object): AsyncGenerator<string> {
  yield `${JSON.stringify({ backup: backupVersion, ...header })}\n`
  for (const table of tables) {
    yield `${JSON.stringify({ table: table.name })}\n`
    yield* rowsOf(db, table)
  }
  yield* filesOf(db, store)
  yield `${JSON.stringify({ end: true })}\n`
}

/**
 * Writes everything the product knows, the bytes of its files too, to one file: lines of JSON, compressed, seen at one moment whatever goes on meanwhile.
 * The file holds the key that opens sealed texts, so only its owner may read it. It appears under its name when it is whole.
 */
export async function writeBackup(engine: Engine, key: string, path: string): Promise<void> {
  const partial = `${path}.part`
  await engine.databases.owner
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const tables = await backedTables(db)
      const made = await madeRows(db)
      await pipeline(
        Readable.from(linesOf({ db, tables, store: engine.files }, { at: engine.now().toISOString(), key, made })),
        createGzip(),
        createWriteStream(partial, { mode: 0o600 }),
      )
    })
  const file = await open(partial, 'r')
  await file.sync()
  await file.close()
  await rename(partial, path)
  await sql`insert into backup_made (made) values (${engine.now()}) on conflict do nothing`.execute(engine.databases.owner)
}
