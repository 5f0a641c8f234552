import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf, isStaleStatement, isTransient } from '../../../src/server/error-code'
import { foreseen } from '../../../src/server/http/envelope'
import { openDatabase } from '../../kit/server/open-database'

let database: Awaited<ReturnType<typeof openDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await openDatabase(inject('cluster'))
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const failure = (query: string | { name?: string; text: string; values?: unknown[] }): Promise<unknown> =>
  client.query(query).then(
    () => undefined,
    (error: unknown) => error,
  )

test('a statement that was prepared before its table changed is tried anew', async () => {
  await client.query('create table note (line text)')
  const kept = { name: 'kept', text: 'select * from note' }
  await client.query(kept)
  await client.query('alter table note add column author text')
  const error = await failure(kept)
  expect([codeOf(error), isStaleStatement(error), isTransient(error)]).toEqual(['0A000', true, true])
})

test('what the database cannot do at all is not tried anew, though its code is the same', async () => {
  const error = await failure('select count(distinct n) over () from generate_series(1, 3) n')
  expect([codeOf(error), isStaleStatement(error), isTransient(error)]).toEqual(['0A000', false, false])
})

test('a statement that took too long is tried anew, one that is wrong is not', async () => {
  await client.query('set statement_timeout = 20')
  expect(isTransient(await failure('select pg_sleep(5)'))).toBe(true)
  await client.query('set statement_timeout = 0')
  expect(isTransient(await failure('select 1 / 0'))).toBe(false)
  expect(isTransient(await failure('select * from nowhere'))).toBe(false)
  expect(isTransient(new Error('no code'))).toBe(false)
})

test('a text the database does not know is what could not be read, and no failure of ours', async () => {
  for (const text of ['select $1::text', 'select $1::jsonb']) {
    const error = await failure({ text, values: [text.includes('json') ? JSON.stringify('a\0b') : 'a\0b'] })
    expect([foreseen(error)?.code, isTransient(error)]).toEqual(['input.malformed', false])
  }
})
