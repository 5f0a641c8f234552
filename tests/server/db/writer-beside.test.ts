import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Catalogue } from '../../../src/contract/catalogue'
import { migrate } from '../../../src/server/db/migrate'
import { tinyCatalogue } from '../../kit/product/tiny-product'
import { type BareDatabase, openBareDatabase, paperRows, searched, weighed } from './migrate-kit'

const rows = 20_000
let database: BareDatabase
let writer: pg.Client
beforeAll(async () => {
  database = await openBareDatabase()
  await migrate(database.connection, tinyCatalogue)
  await database.ask(paperRows(rows))
  writer = await database.connect()
})
afterAll(() => database.drop())

let written = 0
const write = (client: pg.Client) =>
  client.query(`insert into paper (id, create_by, title, shelf) values ('w${++written}', 'anna', 'beside', 'a')`)
const waits = async () =>
  (await database.ask("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).length > 0
const validityOf = (index: string) => database.ask('select indisvalid from pg_index where indexrelid = to_regclass($1)', [index])

/** Somebody is in the middle of writing when a release comes that wants something of the table; others begin to write meanwhile. */
async function bringBeside(catalogue: Catalogue): Promise<void> {
  const holder = await database.connect()
  await holder.query('begin')
  await write(holder)
  const migrated = migrate(database.connection, catalogue)
  await expect.poll(waits).toBe(true)
  // Behind whoever waits for the table alone they would all wait, for as long as the first one is at it.
  for (let at = 0; at < 20; at++) await write(writer)
  await holder.query('commit')
  await migrated
}

test('a field more keeps nobody from writing, even while somebody else holds the table', async () => {
  await bringBeside(weighed)
  expect(await database.ask('select 1 from paper where weight is not null')).toEqual([])
  expect(await database.ask<{ n: number }>('select count(*)::int as n from paper')).toEqual([{ n: rows + written }])
})

test('an index more keeps nobody from writing either, and knows what was written meanwhile', async () => {
  await bringBeside(searched)
  expect(await validityOf('paper_pages')).toEqual([{ indisvalid: true }])
  await writer.query('set enable_seqscan = off')
  expect(
    (await writer.query<{ n: number }>('select count(*)::int as n from paper where tenant_id = 1 and pages is null and not gone')).rows,
  ).toEqual([{ n: written }])
})

test('an index a crash left half built is built again at the next start', async () => {
  await database.ask("update pg_index set indisvalid = false where indexrelid = 'paper_pages'::regclass")
  await migrate(database.connection, searched)
  expect(await validityOf('paper_pages')).toEqual([{ indisvalid: true }])
})

test('several processes that start together do not wait for each other crosswise', async () => {
  await database.ask('drop index paper_pages, paper_shelf, paper_code_unique')
  await Promise.all(Array.from({ length: 4 }, () => migrate(database.connection, searched)))
  for (const index of ['paper_pages', 'paper_shelf', 'paper_code_unique']) expect(await validityOf(index)).toEqual([{ indisvalid: true }])
})
