import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Catalogue } from '../../../src/contract/catalogue'
import { migrate } from '../../../src/server/db/migrate'
import { Paper, tinyCatalogue } from '../../kit/product/tiny-product'
import { type BareDatabase, openBareDatabase, paperRows, searched, weighed, withPaper } from './migrate-kit'

let database: BareDatabase
beforeEach(async () => {
  database = await openBareDatabase()
  await migrate(database.connection, tinyCatalogue)
})
afterEach(() => database.drop())

const again = (catalogue: Catalogue = tinyCatalogue) => migrate(database.connection, catalogue)

/** The statements a start puts. */
async function statementsOf(start: () => Promise<unknown>): Promise<unknown[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await start()
    return spy.mock.calls.map(([statement]) => statement)
  } finally {
    spy.mockRestore()
  }
}

/** Every table, index and policy, with the transaction that last touched it. */
const touched = async () =>
  new Map(
    (
      await database.ask<{
        name: string
        xmin: string
      }>(`select c.relname as name, c.xmin::text || coalesce(string_agg(p.xmin::text, ','), '') as xmin
      from pg_class c left join pg_policy p on p.polrelid = c.oid where c.relnamespace = 'public'::regnamespace group by 1, c.xmin`)
    ).map(({ name, xmin }) => [name, xmin]),
  )
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await touched()
  await work()
  return [...(await touched())].filter(([name, xmin]) => before.get(name) !== xmin).map(([name]) => name)
}

/** Everything a start is answerable for, in the database's own words. */
const shape = async () => ({
  columns: await database.ask(`select table_name, column_name, data_type, collation_name, column_default, is_nullable
    from information_schema.columns where table_schema = 'public' order by 1, 2`),
  indexes: await database.ask(`select x.relname, indisvalid, pg_get_indexdef(indexrelid) as words from pg_index
    join pg_class x on x.oid = indexrelid where x.relnamespace = 'public'::regnamespace order by 1`),
  guards: await database.ask(`select c.relname, relrowsecurity, polname, pg_get_expr(polqual, polrelid) as words from pg_class c
    left join pg_policy p on polrelid = c.oid where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1, 3`),
  grants: await database.ask(`select table_name, privilege_type from information_schema.role_table_grants
    where grantee = 'app_' || current_database() order by 1, 2`),
  login: await database.ask(`select rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname = 'app_' || current_database()`),
})

describe('a start on a database that is as a start left it', () => {
  test('puts one question and changes nothing', async () => {
    let asked: unknown[] = []
    expect(await changedBy(async () => (asked = await statementsOf(again)))).toEqual([])
    expect(asked).toHaveLength(1)
  })

  test('puts no more questions where there are a hundred nouns more', async () => {
    const more = Array.from({ length: 100 }, (_, at) => ({ ...Paper, name: `sheet-${at}` }))
    const large: Catalogue = {
      ...tinyCatalogue,
      resources: { ...tinyCatalogue.resources, ...Object.fromEntries(more.map((noun) => [noun.name, noun])) },
    }
    await again(large)
    expect(await statementsOf(() => again(large))).toHaveLength(1)
  })
})

describe('what somebody did to a database by hand is found and mended', () => {
  test.each([
    ['an index dropped', 'drop index paper_scope'],
    ['another index under a known name', 'drop index paper_scope; create index paper_scope on paper (id)'],
    [
      'an index that lost its uniqueness',
      'drop index paper_code_unique; create index paper_code_unique on paper (tenant_id, code) where not gone',
    ],
    ['a column dropped', 'alter table paper drop column colour'],
    ['a table dropped', 'drop table paper'],
    ['a policy dropped', 'drop policy tenant on paper'],
    ['a policy that lets everybody see everything', 'alter policy tenant on paper using (true)'],
    ['the policies switched off', 'alter table paper disable row level security'],
    ['a closed table opened', 'alter table session disable row level security'],
    ['a table of the engine without its policy', 'drop policy tenant on sync_op'],
    ['an index of the engine dropped', 'drop index sync_op_replica'],
    ['a right taken', `do $$ begin execute format('revoke update on paper from %I', 'app_' || current_database()); end $$`],
    ['a login that rules over everything', `do $$ begin execute format('alter role %I superuser', 'app_' || current_database()); end $$`],
    ['what starts wrote down forgotten', 'delete from table_shape'],
  ])('%s', async (_, statement) => {
    const before = await shape()
    await database.ask(statement)
    await again()
    expect(await shape()).toEqual(before)
    expect(await statementsOf(again)).toHaveLength(1)
  })

  test('a copy without its login gets one, and no table is looked at for it', async () => {
    await database.ask(`do $$ begin execute format('drop owned by %1$I; drop role %1$I', 'app_' || current_database()); end $$`)
    const asked = await statementsOf(again)
    expect(asked.filter((statement) => String(statement).includes('temporary'))).toEqual([])
    expect(await statementsOf(again)).toHaveLength(1)
  })

  test('a login with another password', async () => {
    await database.ask(`do $$ begin execute format('alter role %I password ''other''', 'app_' || current_database()); end $$`)
    const client = new pg.Client(await again())
    await client.connect()
    expect((await client.query('select count(*)::int as papers from paper')).rows).toEqual([{ papers: 0 }])
    await client.end()
  })

  test('a column of somebody’s own stays, and is asked about once', async () => {
    await database.ask('alter table paper add column own text')
    await again()
    expect(await statementsOf(again)).toHaveLength(1)
    expect(await database.ask("select 1 from information_schema.columns where table_name = 'paper' and column_name = 'own'")).toHaveLength(
      1,
    )
  })
})

describe('a noun that changes', () => {
  test.each([
    ['a field more', weighed, ['paper']],
    ['an index more', searched, ['paper_pages']],
  ])('%s touches its own table alone', async (_, catalogue, names) => {
    await database.ask(paperRows(10))
    const changed = await changedBy(() => again(catalogue))
    // The first start with a new shape writes it down; statistics of the index are those of its table.
    expect(changed.filter((name) => name !== 'paper')).toEqual(names.filter((name) => name !== 'paper'))
    expect(await statementsOf(() => again(catalogue))).toHaveLength(1)
  })

  test('has the index its list opens by built anew when it opens in another order', async () => {
    const opening = (state: string) => withPaper({ defaultOrder: { open: { field: 'state', values: [state] }, by: ['title asc'] } })
    await again(opening('open'))
    const words = async () => (await shape()).indexes.filter((index) => JSON.stringify(index).includes('paper_opens'))
    const before = await words()
    expect(before).toHaveLength(1)
    await again(opening('closed'))
    expect(await words()).not.toEqual(before)
  })

  test('and is contradicted by its rows is said in a sentence, and leaves no half index behind', async () => {
    await database.ask(`insert into paper (id, create_by, title, shelf, pages) values ('a', 'x', 'one', 'a', 7), ('b', 'x', 'two', 'a', 7)`)
    const { pages, ...fields } = Paper.fields
    const unique = withPaper({ fields: { ...fields, pages: { ...pages, unique: true } } })
    await expect(again(unique)).rejects.toThrow(/^The index paper_pages_unique wants values that are there only once: .*7/)
    expect(await database.ask('select 1 from pg_index where not indisvalid')).toEqual([])
    await database.ask("update paper set pages = 8 where id = 'b'")
    await again(unique)
    expect(await database.ask("select indisvalid from pg_index where indexrelid = 'paper_pages_unique'::regclass")).toEqual([
      { indisvalid: true },
    ])
  })
})
