import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesOf } from '../../../src/server/auth/line-rights'
import { hashPassword } from '../../../src/server/auth/password'
import { dictionaries } from '../../kit/dictionaries'
import { expectLocked, forgiveAll, holdLock } from '../../kit/server/locked-for'
import { type Answered, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietProduct } from '../../kit/server/quiet-house'
import { testPassword } from '../../kit/test-password'

let house: OpenHouse
beforeAll(async () => {
  const accounts = ['locked', 'puzzled', 'frozen', 'leaving', 'moving', 'timed', 'upper'].map((username) => ({
    username,
    roles: ['headTeacher'],
  }))
  house = await openHouse(quietProduct(accounts))
})
afterAll(() => house.close())

let addresses = 0
/** Signs in from an address nobody else uses, or from a given one. */
const login = (
  username: string,
  password = testPassword,
  more: object = {},
  address = `10.7.${++addresses >> 8}.${addresses & 255}`,
): Promise<Answered> => house.call('POST /sys/login', { username, password, remember_me: true, ...more }, { 'x-forwarded-for': address })
/** Nobody has to wait any more, and nothing is forgiven meanwhile, however long the tries take. */
const unlock = () => sql`update login_guard set locked_until = null, last = now()`.execute(house.engine.databases.owner)
/** Draws a picture and reads its answer where only the server can. */
async function picture(key: string): Promise<string> {
  const drawn = await house.call(`GET /sys/randomImage/${key}`)
  expect(drawn.result).toMatch(/^data:image\/svg\+xml;base64,/)
  const { rows } = await sql<{ answer: string }>`select answer from captcha where id = ${key}`.execute(house.engine.databases.owner)
  return rows[0]?.answer ?? ''
}

test('answers what clients of the wire contract read', async () => {
  const { status, code, success, result } = await login('boss', testPassword, { captcha: '', checkKey: Date.now() })
  expect({ status, code, success }).toEqual({ status: 200, code: 200, success: true })
  expect(result).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    userInfo: { id: 'user.boss', username: 'boss', realname: 'boss', avatar: null, orgCode: 'A01' },
    multi_depart: 1,
    departs: [{ id: 'department.root', orgCode: 'A01', departName: expect.any(String) }],
    tenantList: [{ id: 1, name: expect.any(String) }],
  })
  const { sysAllDictItems } = result as { sysAllDictItems: Record<string, unknown[]> }
  expect(Object.keys(sysAllDictItems).sort()).toEqual(Object.keys(dictionaries).sort())
  expect(sysAllDictItems.sex).toContainEqual({ value: '1', text: '男', title: '男', label: '男' })
  expect(JSON.stringify(result)).not.toContain('argon2')
})

test('says the same of a wrong password and of a name nobody has, in the same time', async () => {
  await sql`update credential set hash = ${await hashPassword(testPassword)} where username = 'timed'`.execute(house.engine.databases.owner)
  const times: Record<string, number[]> = { timed: [], nobody_at_all: [] }
  for (let round = 0; round < 6; round++) {
    for (const username of ['timed', 'nobody_at_all']) {
      const more = round >= 3 ? { captcha: await picture(`t${round}`), checkKey: `t${round}` } : {}
      await unlock()
      const begun = performance.now()
      const answered = await login(username, 'Wrong-pass-9', more, '10.66.0.1')
      times[username]?.push(performance.now() - begun)
      expect(answered).toMatchObject({ success: false, error: round >= 2 ? 'login.wrong-captcha-next' : 'login.wrong' })
      expect(answered.message).toContain('密码错误')
    }
  }
  // Hashing takes most of the time; without it an unknown name would be answered at once.
  const middle = (name: string) => times[name]?.sort((one, two) => one - two)[3] ?? 0
  expect(middle('nobody_at_all')).toBeGreaterThan(middle('timed') / 4)
  expect(middle('timed')).toBeGreaterThan(middle('nobody_at_all') / 4)
})

/** As if so many seconds had passed. */
const pass = (seconds: number) =>
  sql`update login_guard set last = last - ${seconds} * interval '1 second', locked_until = locked_until - ${seconds} * interval '1 second'`.execute(
    house.engine.databases.owner,
  )
const wrong = ({ error = '' }: Answered) => error.startsWith('login.wrong')
const waitOf = (answered: Answered) =>
  answered.error === 'login.locked' ? (answered as Answered & { values: { seconds: number } }).values.seconds : 0

describe('after failures', () => {
  const home = '10.66.1.1'
  /** A try with the picture read, as often as it takes. */
  const tryAs = async (username: string, password: string, address: string) => {
    const key = `key${++addresses}`
    return login(username, password, { captcha: await picture(key), checkKey: key }, address)
  }

  test('the picture must be read, rightly and once', async () => {
    for (const error of ['login.wrong', 'login.wrong', 'login.wrong-captcha-next'])
      expect(await login('puzzled', 'wrong', {}, home)).toMatchObject({ error })
    expect(await login('puzzled', testPassword, {}, home)).toMatchObject({ code: 412, error: 'login.captcha' })
    const answer = await picture('1700000000000')
    expect(await login('puzzled', testPassword, { captcha: 'zzzz', checkKey: 1_700_000_000_000 }, home)).toMatchObject({
      code: 412,
      error: 'login.captcha-wrong',
    })
    expect(await login('puzzled', testPassword, { captcha: answer, checkKey: 1_700_000_000_000 }, home)).toMatchObject({
      code: 412,
      error: 'login.captcha-wrong',
    })
    const next = await picture('1700000000001')
    expect(await login('puzzled', testPassword, { captcha: next.toUpperCase(), checkKey: '1700000000001' }, home)).toMatchObject({
      success: true,
    })
    expect(await login('puzzled', testPassword, {}, home)).toMatchObject({ success: true })
  })

  test('who tries waits, longer each time, however right the password, and is forgiven within minutes', async () => {
    for (const seconds of [0, 0, 0, 0, 2, 4, 8, 16]) {
      await unlock()
      const begun = performance.now()
      expect(wrong(await tryAs('locked', 'wrong', home))).toBe(true)
      if (seconds === 0) continue
      await expectLocked(house.engine.databases.owner, `user locked at ${home}`, { seconds, begun })
      await holdLock(house.engine.databases.owner)
      expect(waitOf(await login('LOCKED', testPassword, {}, home))).toBeGreaterThan(0)
    }
    // At another address the same account was mistyped by nobody.
    expect(await login('locked')).toMatchObject({ success: true })
    await pass(6 * 60)
    expect(await login('locked', testPassword, {}, home)).toMatchObject({ success: true })
  })

  test('no wait at one address is longer than five minutes, and none of an account anywhere longer than one', async () => {
    const failed = (guarded: string) =>
      sql`insert into login_guard (guarded, fails) values (${guarded}, 400) on conflict (guarded) do update set fails = 400, locked_until = null`.execute(
        house.engine.databases.owner,
      )
    await failed(`user locked at ${home}`)
    const begun = performance.now()
    await tryAs('locked', 'wrong', home)
    await expectLocked(house.engine.databases.owner, `user locked at ${home}`, { seconds: 300, begun })
    await failed('user locked')
    const again = performance.now()
    await tryAs('locked', 'wrong', '10.66.1.2')
    await expectLocked(house.engine.databases.owner, 'user locked', { seconds: 60, begun: again })
    const told = waitOf(await login('locked', testPassword, {}, '10.66.1.3'))
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThanOrEqual(60)
  })

  test.each([
    ['one address', 3, () => home],
    ['as many addresses', 12, () => undefined],
  ])('of fifty guesses at once from %s no more are looked at than of fifty in a row', async (_, most, from) => {
    await forgiveAll(house.engine.databases.owner)
    const guesses = await Promise.all(Array.from({ length: 50 }, () => login('boss', 'wrong', {}, from())))
    expect(guesses.filter(wrong).length).toBeLessThanOrEqual(most)
    expect(guesses.filter(wrong).length).toBeGreaterThan(0)
    expect(guesses.filter(({ success }) => success)).toEqual([])
    await forgiveAll(house.engine.databases.owner)
    expect(await login('boss')).toMatchObject({ success: true })
  })

  test('thirty typos in a house keep nobody of it out, and ask nobody for a picture', async () => {
    const house1 = '10.66.2.1'
    for (let typo = 0; typo < 30; typo++) {
      // Nothing is forgiven while the typos are made, however long that takes.
      await unlock()
      expect(wrong(await login(`somebody_${typo}`, 'wrong', {}, house1))).toBe(true)
    }
    const morning = await Promise.all(['boss', 'moving', 'leaving', 'upper'].map((name) => login(name, testPassword, {}, house1)))
    expect(morning.map(({ success }) => success)).toEqual([true, true, true, true])
    // Each of them took some of it back.
    const { rows } = await sql<{ fails: number }>`select fails from login_guard where guarded = ${`address ${house1}`}`.execute(
      house.engine.databases.owner,
    )
    expect(rows[0]?.fails).toBe(10)
  })

  test('an address that goes on failing is slowed down, told to come again, and never locked', async () => {
    const address = '10.66.2.2'
    await sql`insert into login_guard (guarded, fails, locked_until) values (${`address ${address}`}, 1000, now() + interval '1 hour')`.execute(
      house.engine.databases.owner,
    )
    const tries = await Promise.all(Array.from({ length: 6 }, (_, at) => login(`anybody_${at}`, 'wrong', {}, address)))
    for (const one of tries) expect(one).toMatchObject({ status: 429, error: 'input.slow-down' })
    await pass(100 * 60)
    expect(await login('boss', testPassword, {}, address)).toMatchObject({ success: true })
  })
})

test('a frozen account is told so only by its right password', async () => {
  await sql`update "user" set status = '2' where id = 'user.frozen'`.execute(house.engine.databases.owner)
  expect(await login('frozen', 'wrong')).toMatchObject({ error: 'login.wrong' })
  expect(await login('frozen')).toMatchObject({ success: false, error: 'login.frozen', result: null })
})

test('neither tokens nor passwords can be read in the database', async () => {
  const { result } = (await login('upper')) as { result: { token: string } }
  const { rows: tables } = await sql<{
    relname: string
  }>`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(house.engine.databases.owner)
  for (const { relname } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.table(relname)} t where strpos(t::text, ${result.token}) > 0 or strpos(t::text, ${testPassword}) > 0`.execute(
        house.engine.databases.owner,
      )
    expect(rows, relname).toEqual([])
  }
})

test('signing out ends the session at once, and only that one', async () => {
  const [one, two] = [await house.as('leaving'), await house.as('leaving')]
  expect(await one('GET /sys/user/getCurrentUserDeparts')).toMatchObject({ success: true })
  expect(await one('POST /sys/logout')).toMatchObject({ success: true })
  expect(await one('GET /sys/user/getCurrentUserDeparts')).toMatchObject({ status: 401, error: 'session.expired' })
  expect(await two('GET /sys/user/getCurrentUserDeparts')).toMatchObject({ success: true })
  expect(await one('POST /sys/logout')).toMatchObject({ success: true })
})

test('a session ends after seven days', async () => {
  const call = await house.as('leaving')
  const { rows } = await sql<{
    days: number
  }>`select extract(epoch from max(expires) - now()) / 86400 days from session where user_id = 'user.leaving'`.execute(
    house.engine.databases.owner,
  )
  expect(Number(rows[0]?.days)).toBeCloseTo(7, 2)
  await sql`update session set expires = now() - interval '1 second' where user_id = 'user.leaving'`.execute(house.engine.databases.owner)
  house.engine.people.forget(1)
  expect(await call('GET /sys/dict/queryAllDictItems')).toMatchObject({ status: 401, error: 'session.expired' })
})

describe('the shell', () => {
  type Node = { id: string; path: string; name: string; component: string; meta: { title: string }; children?: Node[] }
  const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

  test.each(['boss', 'moving', 'nobody'])('gives %s a menu clients can build routes from', async (username) => {
    const { result } = await (await house.as(username))('GET /sys/permission/getUserPermissionByToken?_t=1')
    const { menu, auth, allAuth } = result as { menu: Node[]; auth: { action: string }[]; allAuth: { action: string }[] }
    const nodes = flat(menu)
    expect(menu.length).toBeGreaterThan(0)
    expect(nodes.filter((node) => !node.id || !node.component || !node.meta?.title || !node.path.startsWith('/'))).toEqual([])
    expect(new Set(nodes.map((node) => node.name)).size).toBe(nodes.length)
    expect(new Set(nodes.map((node) => node.path)).size).toBe(nodes.length)
    expect(nodes.find((node) => node.path === '/dashboard/analysis')).toMatchObject({ component: 'dashboard/Analysis', route: '1' })
    expect(nodes.map((node) => node.name)).toEqual(expect.arrayContaining(['account-center', 'account-settings-base']))
    // Rights to lines of a document come with it, and have no button of their own.
    const isLine = (action: string) => linesOf(house.engine.catalogue).some(({ line }) => action.startsWith(`${line.name}:`))
    expect(auth.filter(({ action }) => !isLine(action) && !allAuth.some((known) => known.action === action))).toEqual([])
    expect(auth.length > 0).toBe(username !== 'nobody')
    expect(result).toMatchObject({ sysSafeMode: false })
  })

  test('tells and switches the department one works in', async () => {
    const call = await house.as('moving')
    expect((await call('GET /sys/user/getCurrentUserDeparts')).result).toMatchObject({
      list: [{ id: 'department.root', orgCode: 'A01', departName: expect.any(String) }],
      orgCode: 'A01',
    })
    expect((await call('PUT /sys/selectDepart', { orgCode: 'A01', username: '' })).result).toMatchObject({
      userInfo: { id: 'user.moving', orgCode: 'A01' },
    })
    expect(await call('PUT /sys/selectDepart', { orgCode: 'A02', username: '' })).toMatchObject({
      success: false,
      error: 'department.not-yours',
    })
  })

  test('gives dictionaries anew, in the language asked for', async () => {
    const call = await house.as('moving')
    expect(await call('GET /sys/dict/refleshCache?_t=1')).toMatchObject({ success: true })
    const [zh, en] = [
      await call('GET /sys/dict/queryAllDictItems'),
      await call('GET /sys/dict/queryAllDictItems', undefined, { 'accept-language': 'en' }),
    ]
    expect(zh.result).toMatchObject({
      sex: [
        { value: '1', text: '男' },
        { value: '2', text: '女' },
      ],
    })
    expect(en.result).toMatchObject({
      sex: [
        { value: '1', text: 'Male' },
        { value: '2', text: 'Female' },
      ],
    })
    expect((await call('GET /sys/dict/getDictItems/sex')).result).toMatchObject([{ value: '1' }, { value: '2' }])
    expect((await call('GET /sys/dict/getDictItems/constructor')).result).toEqual([])
    expect(await call('GET /sys/dict/getDictItems/credential,username,hash')).toMatchObject({ success: false, error: 'noun.unknown' })
  })
})
