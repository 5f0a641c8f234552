import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hiddenSecret } from '../../../src/contract/fields/secret'
import { holdsLogin, placeOf } from '../../../src/contract/system/infrastructure/database-address'
import { tryConnection } from '../../../src/server/infrastructure/try-connection'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const cluster = inject('cluster')
const { user, password } = cluster
const host = '127.0.0.1'
let port = 0
/** Takes connections at a port, as a database on another machine does. */
let door: Server
const listening = (server: Server) =>
  new Promise<number>((done) => server.listen(0, host, () => done((server.address() as { port: number }).port)))
let silent: Server
let silentPort = 0
let house: OpenHouse
let boss: Caller
let single: Caller
beforeAll(async () => {
  // Takes a connection and says nothing.
  silent = createServer(() => undefined)
  silentPort = await listening(silent)
  door = createServer((near) => {
    const isSocket = cluster.host.startsWith('/')
    const far = isSocket ? connect(join(cluster.host, `.s.PGSQL.${cluster.port}`)) : connect(cluster.port, cluster.host)
    for (const one of [near, far]) one.on('error', () => undefined)
    near.pipe(far).pipe(near)
  })
  port = await listening(door)
  const allowed = { DATA_SOURCE_HOSTS: `${host}:${port}, 127.0.0.1:1, 127.0.0.1:${silentPort}` }
  const product = quietProduct([{ username: 'tries', roles: ['tries'] }])
  const tries = { code: 'tries', name: { zh: '试连接', en: 'Tries' }, dataScope: 'all', permissions: ['data-source:try'] } as const
  house = await openHouse({ ...product, roles: [...product.roles, tries] }, quietNow, allowed)
  boss = await house.as('boss')
  single = await house.as('single')
})
afterAll(async () => {
  silent.close()
  door.close()
  await house.close()
})

const given = () => ({
  code: 'till',
  name: '收银',
  dbType: '6',
  dbDriver: 'org.postgresql.Driver',
  dbUrl: `jdbc:postgresql://${host}:${port}/postgres?useUnicode=true`,
  dbUsername: user,
  dbPassword: password,
})
const testPath = '/online/cgreport/api/testConnection'
const tryIt = (asks: Caller, body: object) => asks(`POST ${testPath}`, body)
let row: Record<string, unknown> & { readonly id: string }

test('a password is sealed at rest and answered to nobody, however a data source is asked for', async () => {
  const added = await boss('POST /jeecg-boot/sys/dataSource/add', given())
  expect(added).toMatchObject({ success: true, message: '添加成功！', result: { dbPassword: hiddenSecret } })
  row = added.result
  const answers = [
    added,
    await boss('GET /sys/dataSource/list'),
    await boss(`GET /sys/dataSource/queryById?id=${row.id}`),
    await boss('GET /sys/dataSource/options'),
  ]
  expect(JSON.stringify(answers)).not.toContain(password)
  const { rows } = await sql<{ db_password: string }>`select db_password from data_source`.execute(house.engine.databases.owner)
  expect(rows[0]?.db_password).not.toContain(password)
  expect(house.engine.vault.open(String(rows[0]?.db_password))).toBe(password)
  expect(answers[3]?.result).toEqual([{ value: 'till', label: '收银' }])
  const file = await house.server.inject({
    method: 'GET',
    url: '/sys/dataSource/exportXls',
    headers: { 'x-access-token': (await house.as('boss')).token },
  })
  expect(file.rawPayload.includes(Buffer.from(password))).toBe(false)
})

const kept = async () => {
  const { rows } = await sql<{ db_password: string }>`select db_password from data_source where id = ${row.id}`.execute(
    house.engine.databases.owner,
  )
  return house.engine.vault.open(String(rows[0]?.db_password))
}

test('a password that comes back empty, or as it was shown, stays', async () => {
  for (const dbPassword of ['', null, hiddenSecret]) {
    expect(await boss('PUT /jeecg-boot/sys/dataSource/edit', { ...row, rev: null, dbPassword, remark: `r${dbPassword}` })).toMatchObject({
      success: true,
    })
    expect(await kept()).toBe(password)
  }
})

test('with another address or account the password is given again', async () => {
  for (const change of [{ dbUrl: 'jdbc:postgresql://elsewhere/x' }, { dbUsername: 'other' }]) {
    const refused = await boss('PUT /sys/dataSource/edit', { id: row.id, ...change })
    expect(refused).toMatchObject({ success: false, problems: { dbPassword: { code: 'data-source.password-again' } } })
  }
  expect(await boss('PUT /sys/dataSource/edit', { id: row.id, dbUsername: 'other', dbPassword: 'New-one-1' })).toMatchObject({
    success: true,
  })
  expect(await kept()).toBe('New-one-1')
  await boss('PUT /sys/dataSource/edit', { id: row.id, dbUsername: user, dbPassword: password })
})

test('no login stands in an address', async () => {
  const refused = await boss('POST /sys/dataSource/add', { ...given(), code: 'open', dbUrl: 'jdbc:postgresql://me:secret@host/x' })
  expect(refused).toMatchObject({ success: false, problems: { dbUrl: { code: 'data-source.open-password' } } })
})

describe('trying a connection', () => {
  test('connects for real, with what was typed and with what is kept', async () => {
    expect(await tryIt(boss, given())).toMatchObject({ success: true, message: '数据库连接成功', result: true })
    expect(await tryIt(boss, { id: row.id })).toMatchObject({ success: true })
    expect(await tryIt(boss, { ...given(), id: row.id, dbPassword: hiddenSecret })).toMatchObject({ success: true })
  })

  test.each([
    ['nothing that answers', () => ({ dbUrl: 'jdbc:postgresql://127.0.0.1:1/x' }), 'data-source.unreachable'],
    ['an account there is none of', () => ({ dbUsername: 'nobody_here', dbPassword: 'x' }), 'data-source.login'],
    ['a database there is none of', () => ({ dbName: 'no_such_database' }), 'data-source.refused'],
    ['a host the configuration does not name', () => ({ dbUrl: 'jdbc:postgresql://10.0.0.1:5432/x' }), 'data-source.host'],
    ['another port of a host it names', () => ({ dbUrl: `jdbc:postgresql://${host}:22/x` }), 'data-source.host'],
    ['the address of this machine by another name', () => ({ dbUrl: 'jdbc:postgresql://[::1]:5432/x' }), 'data-source.host'],
    ['a kind there is no driver for', () => ({ dbType: '2', dbUrl: 'jdbc:oracle:thin:@127.0.0.1:1521:x' }), 'data-source.kind'],
    ['the address of another kind', () => ({ dbType: '4' }), 'input.invalid'],
    ['what is no address', () => ({ dbUrl: 'file:///etc/passwd' }), 'input.invalid'],
    ['several hosts', () => ({ dbUrl: 'jdbc:postgresql://a,b/x' }), 'input.invalid'],
  ])('refuses %s in words', async (_what, change, error) => {
    expect(await tryIt(boss, { ...given(), ...change() })).toMatchObject({ success: false, error })
  })

  test.each([
    ['6', 'postgresql'],
    ['4', 'mysql'],
  ])('gives up on a server of kind %s that says nothing', async (dbType, begins) => {
    const silence = { ...given(), dbType, dbUrl: `${begins}://${host}:${silentPort}/x` }
    await expect(tryConnection([host], silence, 100)).rejects.toMatchObject({ code: 'data-source.unreachable' })
  })

  test('sends the password that is kept nowhere but where it was given for', async () => {
    const elsewhere = { id: row.id, dbUrl: `postgresql://127.0.0.1:${silentPort}/x` }
    expect(await tryIt(boss, elsewhere)).toMatchObject({ problems: { dbPassword: { code: 'data-source.password-again' } } })
    expect(await tryIt(boss, { id: row.id, dbUsername: 'other' })).toMatchObject({
      problems: { dbPassword: { code: 'data-source.password-again' } },
    })
  })

  describe('for an existing client, which names no data source and sends the password as it was shown', () => {
    const form = (change: object = {}) => ({ ...given(), dbName: '', dbPassword: hiddenSecret, ...change })
    const again = { success: false, problems: { dbPassword: { code: 'data-source.password-again' } } }
    const tryTheirs = (asks: Caller, body: object) => asks(`POST /jeecg-boot${testPath}`, body)

    test('uses what is kept for that address and account', async () => {
      const own = await house.as('boss')
      expect(await tryTheirs(own, form())).toMatchObject({ success: true, message: '数据库连接成功' })
      expect(await tryTheirs(own, form({ dbPassword: '' }))).toMatchObject({ success: false, error: 'data-source.login' })
    })

    test('uses it for no other address, account or kind, however alike', async () => {
      const { dbUrl } = given()
      const elsewhere = [
        `postgresql://${host}:${silentPort}/postgres`,
        `${dbUrl}&x=1`,
        dbUrl.replace('127.0.0.1', '127.0.0.2'),
        ` ${dbUrl}`,
        '%',
      ]
      for (const change of [...elsewhere.map((url) => ({ dbUrl: url })), { dbUsername: 'other' }, { dbUsername: '' }, { dbType: '4' }])
        expect(await tryTheirs(await house.as('boss'), form(change)), JSON.stringify(change)).toMatchObject(again)
    })

    test('uses it for nobody who may not look at data sources', async () => {
      const tries = await house.as('tries')
      expect(await tryTheirs(tries, form())).toMatchObject(again)
      expect(await tryIt(tries, { id: row.id })).toMatchObject({ error: 'record.gone' })
      expect(await tryTheirs(tries, given())).toMatchObject({ success: true })
    })
  })

  test('is for who may, and off where the configuration names no host', async () => {
    expect(await tryIt(single, given())).toMatchObject({ status: 403 })
    expect(await single('GET /sys/dataSource/options')).toMatchObject({ status: 403 })
    const closed = await openHouse(quietProduct(), quietNow)
    expect(await tryIt(await closed.as('boss'), given())).toMatchObject({ success: false, error: 'data-source.off' })
    await closed.close()
  })
})

describe('an address', () => {
  test('is read with its host, port and database', () => {
    expect(placeOf('postgres', 'jdbc:postgresql://DB.house.cn:6432/till?sslmode=require')).toEqual({
      host: 'db.house.cn',
      port: 6432,
      database: 'till',
      encrypted: true,
    })
    expect(placeOf('postgres', 'postgres://[::1]/x', 'y')).toEqual({ host: '::1', port: 5432, database: 'y', encrypted: false })
    const till = { host: 'till', port: 3306, database: 'pos', encrypted: false }
    expect(placeOf('mysql', 'jdbc:mysql://till:3306/pos?useSSL=false&serverTimezone=UTC')).toEqual(till)
    expect(placeOf('mysql', 'jdbc:mariadb://till/pos?sslMode=REQUIRED')).toEqual({ ...till, encrypted: true })
    expect(placeOf('mysql', 'mysql://till')).toEqual({ ...till, database: undefined })
    expect(placeOf('mysql', 'jdbc:postgresql://till/pos')).toBeUndefined()
  })

  test('is never read with a login, and whatever is typed does not break it', () => {
    const login = fc.stringMatching(/^[\w:%.]{1,20}$/)
    fc.assert(
      fc.property(
        login,
        fc.domain(),
        (one, at) => placeOf('postgres', `postgres://${one}@${at}/x`) === undefined && holdsLogin(`postgres://${one}@${at}/x`),
      ),
    )
    fc.assert(fc.property(fc.string(), (typed) => placeOf('mysql', typed)?.host !== ''))
    expect(holdsLogin('jdbc:mysql://h/x?user=u&password=p')).toBe(true)
  })
})
