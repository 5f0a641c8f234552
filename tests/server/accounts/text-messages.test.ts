import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toldNotices } from '../../kit/notices/told-notices'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietProduct } from '../../kit/server/quiet-house'
import { soon } from '../../kit/soon'
import { testPassword } from '../../kit/test-password'

let house: OpenHouse
let shut: OpenHouse
const written: string[] = []
const toConsole = vi.spyOn(process.stdout, 'write')
const accounts = ['anna', 'bert', 'cold', 'dora', 'emil', 'fred'].map((username) => ({ username, roles: ['headTeacher'] }))

beforeAll(async () => {
  ;[house, shut] = await Promise.all([
    openHouse(quietProduct(accounts), undefined, { SMS_PROVIDER: 'console', REGISTRATION_HOUSE: '1' }),
    openHouse(quietProduct()),
  ])
  await db(sql`update "user" set status = '2' where username = 'cold'`)
  const write = process.stdout.write.bind(process.stdout)
  toConsole.mockImplementation((...said: Parameters<typeof write>) => {
    if (!String(said[0]).startsWith('SMS to')) return true
    written.push(String(said[0]))
    return true
  })
})
afterAll(async () => {
  toConsole.mockRestore()
  await Promise.all([house.close(), shut.close()])
})

const db = async (query: ReturnType<typeof sql>) => (await query.execute(house.engine.databases.owner)).rows as Record<string, unknown>[]
/** Nobody waits for the next message: those sent so far are of yesterday. */
const laterOn = async () => {
  written.length = 0
  await db(sql`update sms_sent set at = at - interval '25 hours'`)
}
beforeEach(laterOn)

let addresses = 0
/** Calls from an address nobody else uses, or from a given one. */
const from: Caller = (call, body, headers = {}) =>
  house.call(call, body, { 'x-forwarded-for': `10.8.${++addresses >> 8}.${addresses & 255}`, ...headers })
const phoneOf = async (username: string) => String((await db(sql`select phone from "user" where username = ${username}`))[0]?.phone)
const ask = (mobile: string, smsmode = '0', headers = {}) => from('POST /sys/sms', { mobile, smsmode }, headers)
/** Has a code sent, and reads it where it was written. */
async function codeFor(mobile: string, smsmode = '0'): Promise<string> {
  expect(await ask(mobile, smsmode)).toMatchObject({ success: true })
  await soon(() => expect(written.some((line) => line.includes(mobile))).toBe(true))
  return /: (\d{6})\n$/.exec(written.findLast((line) => line.includes(mobile)) ?? '')?.[1] ?? ''
}
const signIn = (mobile: string, captcha: string) => from('POST /sys/phoneLogin', { mobile, captcha, remember_me: true })
const other = (code: string) => (code === '000000' ? '000001' : '000000')
/** An answer without when it was given. */
const bare = ({ timestamp: _, ...rest }: Answered & { timestamp?: number }) => rest

describe('where nothing carries text messages', () => {
  test('no such way in is shown, and each call says so in words', async () => {
    expect(await shut.call('GET /sys/waysIn')).toMatchObject({ result: { sms: false, register: false, third: [] } })
    const phone = '13700000000'
    const calls = [
      shut.call('POST /sys/sms', { mobile: phone, smsmode: '0' }),
      shut.call('POST /sys/phoneLogin', { mobile: phone, captcha: '123456' }),
      shut.call('POST /sys/user/phoneVerification', { phone, smscode: '123456' }),
      shut.call('POST /sys/user/passwordChange', { phone, smscode: '123456', username: 'boss', password: 'Another-1' }),
      shut.call('POST /sys/user/register', { phone, smscode: '123456', username: 'newcomer', password: 'Another-1' }),
    ]
    for (const answered of await Promise.all(calls))
      expect(answered).toMatchObject({ status: 200, success: false, error: 'sms.none', message: expect.stringContaining('没有开通短信') })
  })
})

describe('a code', () => {
  test('signs its owner in as a password does, once', async () => {
    const phone = await phoneOf('anna')
    const code = await codeFor(phone)
    const { result, success } = await signIn(phone, code)
    expect(success).toBe(true)
    expect(result).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), userInfo: { username: 'anna' }, multi_depart: 1 })
    const { token } = result as { token: string }
    expect(await from('GET /sys/user/getCurrentUserDeparts', undefined, { 'x-access-token': token })).toMatchObject({ success: true })
    expect(await signIn(phone, code)).toMatchObject({ error: 'sms.wrong' })
  })

  test('is answered alike for a number somebody has and for one nobody has, before and after', async () => {
    const [known, unknown] = [await phoneOf('bert'), '13999999999']
    expect(bare(await ask(known))).toEqual(bare(await ask(unknown)))
    expect(bare(await signIn(known, '12345'))).toEqual(bare(await signIn(unknown, '12345')))
    const proving = (phone: string) => from('POST /sys/user/phoneVerification', { phone, smscode: '12345' })
    expect(bare(await proving(known))).toEqual(bare(await proving(unknown)))
    expect(written.join()).not.toContain(unknown)
    // Asked again at once, both are told to wait.
    expect(bare(await ask(known))).toEqual(bare(await ask(unknown)))
    expect(await ask(unknown)).toMatchObject({ status: 429, error: 'input.slow-down' })
  })

  test('is looked at five times, however many try at once', async () => {
    const phone = await phoneOf('bert')
    const code = await codeFor(phone)
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(phone, other(code))))
    expect(new Set(tries.map(({ error }) => error))).toEqual(new Set(['sms.wrong']))
    expect(await signIn(phone, code)).toMatchObject({ error: 'sms.wrong' })
  })

  test('opens one sign-in of two that come at once', async () => {
    const phone = await phoneOf('bert')
    const code = await codeFor(phone)
    const both = await Promise.all([signIn(phone, code), signIn(phone, code)])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
  })

  test('is over after five minutes, and replaced by the next one', async () => {
    const phone = await phoneOf('bert')
    const first = await codeFor(phone)
    await laterOn()
    const second = await codeFor(phone)
    if (first !== second) expect(await signIn(phone, first)).toMatchObject({ error: 'sms.wrong' })
    await db(sql`update sms_code set made = made - interval '5 minutes'`)
    expect(await signIn(phone, second)).toMatchObject({ error: 'sms.wrong' })
  })

  test('is stored so that nobody who reads the database knows it', async () => {
    const code = await codeFor(await phoneOf('bert'))
    expect(JSON.stringify(await db(sql`select * from sms_code`))).not.toContain(code)
  })

  test('for one thing opens nothing else', async () => {
    const phone = await phoneOf('bert')
    const code = await codeFor(phone, '2')
    expect(await signIn(phone, code)).toMatchObject({ error: 'sms.wrong' })
  })

  test('lets no frozen account in, and tells that only to its owner', async () => {
    const phone = await phoneOf('cold')
    const code = await codeFor(phone)
    expect(await signIn(phone, other(code))).toMatchObject({ error: 'sms.wrong' })
    expect(await signIn(phone, code)).toMatchObject({ error: 'login.frozen' })
  })

  test('is sent to one number ten times a day, and for one address sixty times', async () => {
    const phone = await phoneOf('dora')
    await db(sql`insert into sms_sent (guarded, at) select ${`phone ${phone}`}, now() - interval '1 hour' from generate_series(1, 10)`)
    expect(await ask(phone)).toMatchObject({ error: 'input.slow-down' })
    await db(sql`insert into sms_sent (guarded, at) select 'address 10.99.0.1', now() - interval '1 hour' from generate_series(1, 60)`)
    expect(await ask('13988888888', '0', { 'x-forwarded-for': '10.99.0.1' })).toMatchObject({ error: 'input.slow-down' })
    expect(await ask('13988888888', '0', { 'x-forwarded-for': '10.99.0.2' })).toMatchObject({ success: true })
  })

  test.each(['', '1370000000', '137000000000', "1370000000' or 1=1", '１３７００００００００', null, 13700000000])(
    'is sent to no number such as %s',
    async (mobile) => {
      expect(await from('POST /sys/sms', { mobile, smsmode: '0' })).toMatchObject({ success: false })
      expect(written).toEqual([])
    },
  )
})

describe('a forgotten password', () => {
  const renew = (how: 'GET' | 'POST', given: Record<string, string>) =>
    how === 'POST' ? from('POST /sys/user/passwordChange', given) : from(`GET /sys/user/passwordChange?${new URLSearchParams(given)}`)

  test.each(['GET', 'POST'] as const)(
    'is replaced by %s once the number is shown to be theirs, and ends what was signed in',
    async (how) => {
      const [phone, password] = [await phoneOf('emil'), `Another-${how}-1`]
      const before = (await signIn(phone, await codeFor(phone))).result as { token: string }
      await laterOn()
      const smscode = await codeFor(phone, '2')
      expect(await from('POST /sys/user/phoneVerification', { phone, smscode })).toMatchObject({
        result: { username: 'emil', smscode },
      })
      expect(await renew(how, { phone, smscode, username: 'fred', password })).toMatchObject({ error: 'sms.wrong' })
      expect(await renew(how, { phone, smscode, username: 'emil', password: 'short' })).toMatchObject({
        problems: { password: { code: 'rule.password' } },
      })
      expect(await renew(how, { phone, smscode, username: 'emil', password })).toMatchObject({ success: true })
      expect(await renew(how, { phone, smscode, username: 'emil', password })).toMatchObject({ error: 'sms.wrong' })
      expect(await from('POST /sys/login', { username: 'emil', password })).toMatchObject({ success: true })
      expect(await from('GET /sys/user/getCurrentUserDeparts', undefined, { 'x-access-token': before.token })).toMatchObject({
        error: 'session.expired',
      })
      await house.engine.journal.flush()
      const lines = await db(sql`select * from system_log where userid = 'emil' and method like '%passwordChange'`)
      expect(lines.length).toBeGreaterThan(0)
      expect(JSON.stringify(lines)).not.toContain(password)
    },
  )
})

describe('whoever registers', () => {
  const given = (n: number, more = {}) => ({ username: `fresh_${n}`, password: testPassword, phone: `1560000000${n}`, ...more })
  const register = (input: object) => from('POST /sys/user/register', input)

  test('waits until an administrator lets them in, who is told', async () => {
    const smscode = await codeFor(given(1).phone, '1')
    expect(await register({ ...given(1), smscode })).toMatchObject({ success: true })
    const login = () => from('POST /sys/login', { username: 'fresh_1', password: testPassword })
    expect(await login()).toMatchObject({ error: 'login.frozen' })
    const boss = await house.as('boss')
    const { result } = await boss('GET /sys/user/list?username=fresh_1')
    const [row] = (result as { records: { id: string }[] }).records
    expect(row).toMatchObject({ username: 'fresh_1', realname: 'fresh_1', workNo: 'R-fresh_1', status: '2' })
    expect(await toldNotices(boss)).toContainEqual(
      expect.objectContaining({
        titleEn: 'Somebody has registered',
        abstractEn: expect.stringContaining('fresh_1'),
        openPage: '/system/user',
      }),
    )
    expect(await boss('PUT /sys/user/frozenBatch', { ids: row?.id, status: 1 })).toMatchObject({ success: true })
    expect(await login()).toMatchObject({ success: true, result: { userInfo: { roles: [] } } })
  })

  test('hears that a name or a number is taken only after the number was shown to be theirs', async () => {
    const taken = { ...given(2), username: 'boss' }
    expect(await register({ ...taken, smscode: '123456' })).toMatchObject({ error: 'sms.wrong' })
    const smscode = await codeFor(taken.phone, '1')
    expect(await register({ ...taken, smscode })).toMatchObject({ problems: { username: { code: 'field.taken' } } })
    const phone = await phoneOf('fred')
    const own = await codeFor(phone, '1')
    expect(await register({ ...given(3), phone, smscode: own })).toMatchObject({ problems: { phone: { code: 'field.taken' } } })
    // The code still counts for a name that is free.
    expect(await register({ ...given(2), smscode })).toMatchObject({ success: true })
  })

  test.each([
    [{ username: 'no' }, 'username', 'rule.username'],
    [{ username: '<b>bold</b>' }, 'username', 'rule.username'],
    [{ password: '12345678' }, 'password', 'rule.password'],
  ])('is told what is wrong with %o before a try of the code is lost', async (more, field, code) => {
    const smscode = await codeFor(given(4).phone, '1')
    for (let n = 0; n < 6; n++) expect(await register({ ...given(4, more), smscode })).toMatchObject({ problems: { [field]: { code } } })
    expect((await db(sql`select tries from sms_code where phone = ${given(4).phone}`))[0]).toEqual({ tries: 0 })
  })

  test('leaves no name taken when two do so at once with one number', async () => {
    const smscode = await codeFor(given(5).phone, '1')
    const both = await Promise.all([register({ ...given(5), smscode }), register({ ...given(5), username: 'fresh_x', smscode })])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(await db(sql`select from credential where username in ('fresh_5', 'fresh_x')`)).toHaveLength(1)
  })

  test('is one of two hundred who wait at most', async () => {
    await db(sql`insert into "user" select (jsonb_populate_record(u, jsonb_build_object('id', 'waits.' || n, 'username', 'waits_' || n,
      'work_no', 'R-waits_' || n, 'phone', '1550000' || lpad(n::text, 4, '0'), 'email', null, 'status', '2'))).*
      from "user" u, generate_series(1, 200) n where u.username = 'fred'`)
    const smscode = await codeFor(given(6).phone, '1')
    expect(await register({ ...given(6), smscode })).toMatchObject({ error: 'register.full' })
  })
})

test('where nobody registers that is said, though text messages are sent', async () => {
  const { registrationHouse: _, ...configuration } = house.engine.configuration
  const was = house.engine.configuration
  Object.assign(house.engine, { configuration })
  try {
    expect(await from('GET /sys/waysIn')).toMatchObject({ result: { sms: true, register: false } })
    expect(await ask('15600000009', '1')).toMatchObject({ error: 'register.off' })
    const input = { username: 'fresh_9', password: testPassword, phone: '15600000009', smscode: '123456' }
    expect(await from('POST /sys/user/register', input)).toMatchObject({ error: 'register.off' })
  } finally {
    Object.assign(house.engine, { configuration: was })
  }
})
