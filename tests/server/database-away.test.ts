import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Databases, openDatabases } from '../../src/server/db/database'
import { isTransient } from '../../src/server/error-code'
import { foreseen } from '../../src/server/http/envelope'
import { route } from '../../src/server/http/route'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { freePort } from '../kit/server/outside-postgres'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

const quiet = quietProduct()
const away = new Map<string, Databases>()
const open = { door: 'open', input: z.object({}) } as const
const sleep = sql`select pg_sleep(30)`
const product = {
  ...quiet,
  routes: [
    ...quiet.routes,
    route('GET /try/long', open, ({ engine }) => sleep.execute(engine.databases.tenant(1))),
    route('GET /try/away/:place', { door: 'open', input: z.object({ place: z.string() }) }, ({ input }) =>
      sleep.execute((away.get(input.place) as Databases).owner),
    ),
    route('GET /try/file', open, () => readFile('/nowhere/at/all')),
  ],
}
let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(product, quietNow)
  boss = await house.as('boss')
  const missing = { port: await freePort(), user: 'x', password: 'x', database: 'x' }
  const opened = (host: string) => openDatabases({ host, ...missing }, missing, () => undefined)
  away.set('port', opened('127.0.0.1')).set('folder', opened('/nowhere'))
})
afterAll(async () => {
  for (const databases of away.values()) await databases.close()
  await house.close()
})

const isBusy = { status: 503, success: false, code: 503, error: 'server.busy', message: '服务器繁忙，请稍候', result: null }
/** Ends what a tenant's connections do, as a restart does. */
const endAll = (query = '%') =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename like 'app_%' and query like ${query} and pid <> pg_backend_pid()`.execute(
    house.engine.databases.owner,
  )

test('a call whose connection the database ends is answered as busy, with when to come again', async () => {
  const asked = house.server.inject({ method: 'GET', url: '/try/long' })
  const running = sql`select 1 from pg_stat_activity where query like '%pg_sleep(30)%' and state = 'active' and pid <> pg_backend_pid() and datname = current_database()`
  await expect.poll(async () => (await running.execute(house.engine.databases.owner)).rows.length).toBe(1)
  await endAll('%pg_sleep(30)%')
  const answered = await asked
  expect(answered.headers['retry-after']).toBe('5')
  expect({ status: answered.statusCode, ...(answered.json() as object) }).toMatchObject(isBusy)
})

test('every call is answered as busy while the database takes no connections, and as ever afterwards', async () => {
  const calls = ['GET /sys/role/list', 'GET /sys/permission/getUserPermissionByToken', 'GET /sys/annountCement/listByUser'] as const
  const ask = async (): Promise<Answered[]> => [
    ...(await Promise.all(calls.map((call) => boss(call)))),
    await boss('POST /sys/role/add', { roleName: '帮手', roleCode: 'helper' }),
    await boss('POST /sync', { epoch: null, replica: 'away-device-1', since: 0, scope: null, ops: [] }),
  ]
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(house.engine.databases.owner)
  const limit = (most: number) =>
    sql`alter database ${sql.id(rows[0]?.name ?? '')} connection limit ${sql.lit(most)}`.execute(house.engine.databases.owner)
  await limit(0)
  await endAll()
  for (const answered of await ask()) expect(answered).toMatchObject(isBusy)
  await limit(-1)
  for (const answered of await ask()) expect(answered).toMatchObject({ status: 200, success: true })
})

test.each(['port', 'folder'])(
  'a database whose %s is not there is busy, and a file that is not there is a failure of ours',
  async (place) => {
    expect(await house.call(`GET /try/away/${place}`)).toMatchObject(isBusy)
    expect(await house.call('GET /try/file')).toMatchObject({ status: 500, error: 'server.failed' })
  },
)

test('whatever a lost connection is called, it may be tried anew', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code })
  const ofSystem = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETDOWN', 'EAI_AGAIN']
  for (const code of [
    '57P01',
    '57P02',
    '57P03',
    '57P05',
    '53100',
    '53200',
    '53300',
    '58030',
    '25P03',
    '25006',
    '08006',
    '08001',
    ...ofSystem,
  ])
    expect([isTransient(coded(code)), foreseen(coded(code))?.code], code).toEqual([true, 'server.busy'])
  for (const words of [
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout exceeded when trying to connect',
  ])
    expect(foreseen(new Error(words))?.code, words).toBe('server.busy')
  for (const error of [coded('23505'), coded('42P01'), coded('ENOENT'), coded('25P02'), coded('57000'), new Error('Connection'), undefined])
    expect([isTransient(error), foreseen(error)]).toEqual([false, undefined])
})
