import fc from 'fast-check'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SecondFactor, SecondFactorSetup } from '../../../src/contract/account/second-factor'
import { addressOf, makeSecret, stepOf } from '../../../src/server/account/totp'
import { forgiveAll, holdLock } from '../../kit/server/locked-for'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietProduct } from '../../kit/server/quiet-house'
import { testPassword as password } from '../../kit/test-password'

/** The code an app shows in a step of half a minute. */
const codeOf = (secret: string, step: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: step * 30_000 })

let clock = Date.parse('2026-03-02T08:00:00+08:00')

describe('a code', () => {
  test('is the one of RFC 6238 for its secret and its moment', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_111_111_111, '050471'],
      [1_234_567_890, '005924'],
      [2_000_000_000, '279037'],
      [20_000_000_000, '353130'],
    ] as const) {
      expect(stepOf(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, seconds * 1000)).toBe(Math.floor(seconds / 30))
    }
  })

  test('counts half a minute before and after its own, and no longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 4_000_000_000 }), (step) => {
        const secret = makeSecret()
        const code = codeOf(secret, step)
        const counts = (by: number) => stepOf(secret, code, (step + by) * 30_000 + 1) === step
        return counts(-1) && counts(0) && counts(1) && !counts(-2) && !counts(2)
      }),
      { numRuns: 50 },
    )
  })

  test('is no code where it has other signs or another length', () => {
    const secret = makeSecret()
    for (const typed of ['', '12345', '1234567', 'abcdef', '１２３４５６', '12345\0', '-12345'])
      expect(stepOf(secret, typed, clock)).toBeUndefined()
  })

  test('is set up from an address with the name of the house', () => {
    const address = new URL(addressOf('ABCDEFGH', { issuer: '阳光 园', label: 'wang' }))
    expect(decodeURIComponent(address.pathname)).toContain('阳光 园:wang')
    expect(address.search).not.toContain('+')
    expect(address.searchParams.get('issuer')).toBe('阳光 园')
  })
})

let house: OpenHouse
beforeAll(async () => {
  const accounts = ['lili', 'mimi', 'lost', 'shown', 'told', 'tried'].map((username) => ({ username, roles: ['headTeacher'] }))
  house = await openHouse(quietProduct(accounts), () => new Date(clock))
})
afterAll(() => house.close())
beforeEach(async () => {
  clock += 600_000
  await unlock()
})

const path = '/sys/account/secondFactor'
/** The code an app shows now. */
const codeNow = (secret: string) => codeOf(secret, Math.floor(clock / 30_000))
const later = (secret: string) => {
  clock += 30_000
  return codeNow(secret)
}
/** A code no app with the secret shows about now. */
const wrongCode = (secret: string) => ['000000', '000001', '000002', '000003'].find((code) => stepOf(secret, code, clock) === undefined)
const login = (username: string, more: object = {}): Promise<Answered> => house.call('POST /sys/login', { username, password, ...more })
const standing = async (by: Caller): Promise<SecondFactor> => (await by(`GET ${path}`)).result
/** Nothing is forgiven for the time that went by: a machine may stand still for a minute between two calls. */
const forgiveNothing = () => sql`update login_guard set last = now()`.execute(house.engine.databases.owner)
/** Nobody waits any more, and no picture is due. */
const unlock = () => forgiveAll(house.engine.databases.owner)

async function setUp(username: string) {
  const by = await house.as(username)
  const { secret }: SecondFactorSetup = (await by(`POST ${path}/prepare`, { password })).result
  const { codes }: { codes: string[] } = (await by(`PUT ${path}/on`, { otp: codeNow(secret) })).result
  return { by, secret, codes }
}

test('is set up with the password and the first code, and then asked for in the same call', async () => {
  const by = await house.as('lili')
  expect(await by(`POST ${path}/prepare`, { password: 'Wrong-pass-1' })).toMatchObject({
    problems: { password: { code: 'login.password-wrong' } },
  })
  const { secret, address }: SecondFactorSetup = (await by(`POST ${path}/prepare`, { password })).result
  expect(address).toContain(secret)
  // Nothing is asked before it is shown that an app has it.
  expect(await login('lili')).toMatchObject({ success: true })
  expect(await by(`PUT ${path}/on`, { otp: wrongCode(secret) })).toMatchObject({ problems: { otp: { code: 'login.otp-wrong' } } })
  expect(await standing(by)).toEqual({ isOn: false, since: null, left: 0 })
  const { codes }: { codes: string[] } = (await by(`PUT ${path}/on`, { otp: codeNow(secret) })).result
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  expect(await standing(by)).toMatchObject({ isOn: true, left: 10 })
  expect(await by(`POST ${path}/prepare`, { password })).toMatchObject({ error: 'second.on' })

  const asked = await login('lili')
  expect(asked).toMatchObject({ success: false, status: 200, code: 428, error: 'login.otp', result: null })
  expect(asked.message).toContain('动态码')
  expect(await login('lili', { otp: later(secret) })).toMatchObject({ success: true })
})

test('a code counts once, an older one not at all, and a recovery code once in place of it', async () => {
  const { secret, codes } = await setUp('mimi')
  const otp = later(secret)
  expect(await login('mimi', { otp })).toMatchObject({ success: true })
  expect(await login('mimi', { otp })).toMatchObject({ error: 'login.otp-wrong' })
  await unlock()
  expect(await login('mimi', { otp: codeOf(secret, Math.floor(clock / 30_000) - 1) })).toMatchObject({ error: 'login.otp-wrong' })
  await unlock()
  const [first = ''] = codes
  expect(await login('mimi', { otp: first.toUpperCase().replace('-', ' ') })).toMatchObject({ success: true })
  expect(await login('mimi', { otp: first })).toMatchObject({ error: 'login.otp-wrong' })
  await unlock()
  // Of several sign-ins at once with one code one is taken.
  const [, second] = codes
  const together = await Promise.all([1, 2, 3].map(() => login('mimi', { otp: second })))
  expect(together.filter(({ success }) => success)).toHaveLength(1)
})

test('codes cannot be tried out: wrong ones count like wrong passwords, and asking without one forgives nothing', async () => {
  const otp = wrongCode((await setUp('tried')).secret)
  for (const more of [{ otp }, {}, { otp }]) {
    expect(await login('tried', more)).toMatchObject({ error: more.otp ? 'login.otp-wrong' : 'login.otp' })
    await forgiveNothing()
  }
  for (const more of [{ otp }, {}]) {
    expect(await login('tried', more)).toMatchObject({ error: 'login.captcha' })
    await forgiveNothing()
  }
})

test('without the right password nobody learns whether there is a second step', async () => {
  expect(await login('mimi', { password: 'Wrong-pass-1', otp: '123456' })).toMatchObject({ error: 'login.wrong' })
  expect(await login('mimi', { password: 'Wrong-pass-1' })).toMatchObject({ error: 'login.wrong' })
  expect(await login('mimi', { otp: ['123456'] })).toMatchObject({ error: 'input.invalid' })
  expect(await login('mimi', { otp: 'x'.repeat(40) })).toMatchObject({ error: 'input.invalid' })
})

test('is turned off, and its recovery codes are renewed, by who shows password and code', async () => {
  const { by, secret, codes } = await setUp('lost')
  expect(await by(`PUT ${path}/off`, { password, otp: wrongCode(secret) })).toMatchObject({
    problems: { otp: { code: 'login.otp-wrong' } },
  })
  expect(await by(`PUT ${path}/off`, { password: 'Wrong-pass-1', otp: later(secret) })).toMatchObject({
    problems: { password: { code: 'login.password-wrong' } },
  })
  const renewed = (await by(`PUT ${path}/codes`, { password, otp: later(secret) })).result as { codes: string[] }
  expect(renewed.codes.filter((code) => codes.includes(code))).toEqual([])
  expect(await login('lost', { otp: codes[0] })).toMatchObject({ error: 'login.otp-wrong' })
  await unlock()
  expect(await by(`PUT ${path}/off`, { password, otp: renewed.codes[0] })).toMatchObject({ success: true })
  expect(await login('lost')).toMatchObject({ success: true })
  expect(await by(`PUT ${path}/off`, { password, otp: '000000' })).toMatchObject({ error: 'second.off' })
})

test('an administrator turns off that of somebody who has lost it, and it stands in the log', async () => {
  await setUp('lost')
  const boss = await house.as('boss')
  expect((await boss('GET /sys/user/secondFactor?id=user.lost')).result).toMatchObject({ isOn: true, left: 10 })
  expect(await (await house.as('nobody'))('PUT /sys/user/secondFactorOff', { id: 'user.lost' })).toMatchObject({ status: 403 })
  expect(await boss('PUT /sys/user/secondFactorOff', { id: 'user.none' })).toMatchObject({ error: 'record.gone' })
  expect(await boss('PUT /sys/user/secondFactorOff', { id: 'user.lost' })).toMatchObject({ success: true })
  expect(await login('lost')).toMatchObject({ success: true })
  await house.engine.journal.flush()
  const { rows } = await sql<{
    about: string
  }>`select * from system_log where method like '%secondFactorOff' order by id desc limit 1`.execute(house.engine.databases.owner)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).toContain('user.lost')
})

test('beside a right password no code can be tried out on a device that is signed in, nor does one of an earlier secret count', async () => {
  const by = await house.as('lost')
  await sql`delete from second_factor where user_id = 'user.lost'`.execute(house.engine.databases.owner)
  const { secret: earlier }: SecondFactorSetup = (await by(`POST ${path}/prepare`, { password })).result
  const { secret }: SecondFactorSetup = (await by(`POST ${path}/prepare`, { password })).result
  expect(await by(`PUT ${path}/on`, { otp: codeNow(earlier) })).toMatchObject({ problems: { otp: { code: 'login.otp-wrong' } } })
  expect(await by(`PUT ${path}/on`, { otp: codeNow(secret) })).toMatchObject({ success: true })
  for (const _ of Array(5)) {
    await forgiveNothing()
    expect(await by(`PUT ${path}/off`, { password, otp: wrongCode(secret) })).toMatchObject({
      problems: { otp: { code: 'login.otp-wrong' } },
    })
  }
  await holdLock(house.engine.databases.owner)
  expect(await by(`PUT ${path}/off`, { password, otp: later(secret) })).toMatchObject({ error: 'login.locked' })
})

test('neither secrets nor recovery codes stand readable anywhere in the database: not in logs, versions of rows, or what devices fetch', async () => {
  const { by, secret, codes } = await setUp('shown')
  await by('PUT /sys/account/base', { phone: '13711110000', email: null, sex: '1', birthday: null, password })
  await house.engine.journal.flush()
  const db = house.engine.databases.owner
  const hidden = [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['second_factor', 'system_log', 'credential', 'user']))
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select 1 from ${sql.table(name)} t
        where exists (select from unnest(${hidden}::text[]) h where position(h in t::text) > 0) limit 1`.execute(db)
      return rows.length > 0 ? [name] : []
    }),
  )
  expect(found.flat()).toEqual([])
})

test('no answer tells the secret or what is kept of it: neither to their owner, nor to who looks after accounts', async () => {
  const { by, secret, codes } = await setUp('told')
  const { rows } = await sql<{ sealed: string; recovery: string[] }>`select sealed, recovery from second_factor
    where user_id = 'user.told'`.execute(house.engine.databases.owner)
  const hidden = [secret, ...codes, ...rows.flatMap(({ sealed, recovery }) => [sealed, ...recovery])]
  expect(hidden).toHaveLength(22)
  const boss = await house.as('boss')
  const answers = [
    await by(`GET ${path}`),
    await by('GET /sys/account/base'),
    await boss('GET /sys/user/secondFactor?id=user.told'),
    await boss('GET /sys/user/list?pageSize=100'),
    await boss('GET /sys/user/queryById?id=user.told'),
    await login('told', { otp: later(secret) }),
  ]
  expect(answers.map(({ success }) => success)).toEqual(Array(6).fill(true))
  for (const text of hidden) expect(JSON.stringify(answers)).not.toContain(text)
})
