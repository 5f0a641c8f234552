import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type SecondStep, secondStepOf } from '../../kit/second-step'
import { forgiveAll } from '../../kit/server/locked-for'
import { type Answered, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietProduct } from '../../kit/server/quiet-house'
import { type SeenRoute, watchRoutes } from '../../kit/server/watch-routes'
import { testPassword as password } from '../../kit/test-password'
import { SmallCas } from '../../kit/third/small-cas'
import { SmallOidc } from '../../kit/third/small-oidc'
import { oidcSettings, sends, there, ticketIn } from '../../kit/third/there'

const own = 'https://garden.test'
const provider = new SmallOidc(`${own}/sys/thirdLogin/callback/oidc`)
const cas = new SmallCas()
let clock = Date.parse('2026-03-02T08:00:00+08:00')
let house: OpenHouse
let routes: SeenRoute[]
let sent = ''

/** Goes in with what was shown before, and with what is typed for the second step. */
type Enter = (otp?: string) => Promise<Answered>
/** Shows all an account asks for first, by a way in. */
type Show = (username: string) => Promise<Enter>

let addresses = 0
/** Where everybody calls from; each call from an address of its own where nothing stands here. */
let place: string | undefined
const headers = () => ({ 'x-forwarded-for': place ?? `10.5.${++addresses >> 8}.${addresses & 255}` })
const written = (values: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
const db = <Row>(query: ReturnType<typeof sql<Row>>) => query.execute(house.engine.databases.owner).then(({ rows }) => rows)

/** Goes to the provider and back; what it answers is a ticket to go in with, or to bind with where nothing is bound. */
async function backFromProvider(way: keyof typeof sends, username: string) {
  provider.person = { ...provider.person, sub: `${username}-there` }
  const { cookie, back } = await there(house.server, sends[way], { headers: headers() })
  const answered = await house.server.inject({ url: back, headers: { ...headers(), cookie } })
  return { ticket: ticketIn(answered), cookie }
}

/** Every way in, by its call. */
const ways: Readonly<Record<string, Show>> = {
  'POST /sys/login': async (username) => (otp) => house.call('POST /sys/login', { username, password, otp }, headers()),
  'POST /sys/phoneLogin': async (username) => {
    await db(sql`delete from sms_sent`)
    const [user] = await db(sql<{ phone: string }>`select phone from "user" where username = ${username}`)
    await house.call('POST /sys/sms', { mobile: user?.phone, smsmode: '0' }, headers())
    const captcha = sent
    return (otp) => house.call('POST /sys/phoneLogin', { mobile: user?.phone, captcha, otp }, headers())
  },
  'POST /sys/thirdLogin/enter': async (username) => {
    const { ticket, cookie } = await backFromProvider('page', username)
    return (otp) => house.call('POST /sys/thirdLogin/enter', { token: ticket, thirdType: 'oidc', otp }, { ...headers(), cookie })
  },
  'GET /sys/thirdLogin/getLoginUser/:token/:thirdType': async (username) => {
    const { ticket } = await backFromProvider('window', username)
    return (otp) => house.call(`GET /sys/thirdLogin/getLoginUser/${ticket}/oidc?${written({ otp })}`, undefined, headers())
  },
  'GET /sys/cas/client/validateLogin': async (username) => {
    const ticket = `ST-${cas.heard.length}-${username}`
    cas.tickets.set(ticket, username)
    return (otp) => house.call(`GET /sys/cas/client/validateLogin?${written({ ticket, service: `${own}/`, otp })}`, undefined, headers())
  },
}
/** Ways in, each with an account of its own. */
const each = Object.entries(ways).map(([call, show], at) => ({ call, show, username: `member${at}` }))
const steps = new Map<string, SecondStep>()

beforeAll(async () => {
  await Promise.all([provider.open(), cas.open()])
  const settings = {
    PUBLIC_URL: own,
    SMS_PROVIDER: 'console',
    CAS_URL: cas.url,
    ...oidcSettings(provider),
  }
  const product = quietProduct(each.map(({ username }) => ({ username, roles: ['headTeacher'] })))
  ;({ made: house, routes } = await watchRoutes(() => openHouse(product, () => new Date(clock), settings)))
  const { sms } = house.engine
  if (!sms) throw new Error('nothing carries text messages')
  vi.spyOn(sms, 'send').mockImplementation(async ({ code }) => {
    sent = code
  })
  for (const { username } of each) {
    const { ticket, cookie } = await backFromProvider('page', username)
    await house.call('POST /sys/third/user/checkPassword', { uuid: ticket, username, password, page: true }, { cookie })
    steps.set(username, await secondStepOf(house.engine, username))
  }
  await unlock()
})
afterAll(() => Promise.all([house.close(), provider.close(), cas.close()]))

const stepOf = (username: string): SecondStep => steps.get(username) ?? { code: () => '', recovery: [] }
/** The code of the next half minute. */
const nextCode = (username: string): string => {
  clock += 30_000
  return stepOf(username).code()
}
/** Six digits that are no code about now. */
const wrongCode = (username: string): string => {
  const near = [-30_000, 0, 30_000].map((apart) => {
    clock += apart
    const code = stepOf(username).code()
    clock -= apart
    return code
  })
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? ''
}
const sessionsOf = async (username: string): Promise<number> =>
  (await db(sql`select 1 from session where user_id = ${`user.${username}`}`)).length
/** So many wrong codes or passwords of an account are looked at before whoever tries waits, at one address and at all. */
const mostAtOne = 5
const mostLooks = 20
const refusals: readonly unknown[] = ['login.captcha', 'login.locked']
/** However slowly a test goes on. */
const stayLocked = () => db(sql`update login_guard set locked_until = now() + interval '1 minute' where locked_until is not null`)
const unlock = () => forgiveAll(house.engine.databases.owner)

test('each call that opens a session is tried here', () => {
  const takes = (input: SeenRoute['input']) => 'otp' in ((input as { def?: { shape?: object } } | undefined)?.def?.shape ?? {})
  const entering = routes.filter(({ door, input, method }) => door === 'open' && method !== 'HEAD' && takes(input))
  expect(entering.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(Object.keys(ways).sort())
})

test('of an account only so many codes are looked at, all ways together, and then no way takes a right one', async () => {
  const username = each[0]?.username ?? ''
  let looks = 0
  for (let at = 0, said = ''; said !== 'login.locked' && at < 9 * each.length; at++) {
    const enter = await each[at % each.length]?.show(username)
    said = (await enter?.(wrongCode(username)))?.error ?? ''
    if (said === 'login.otp-wrong') looks++
  }
  expect(looks).toBeLessThanOrEqual(mostLooks)
  await stayLocked()
  for (const { show } of each) expect(refusals).toContain((await (await show(username))(nextCode(username))).error)
  expect(await sessionsOf(username)).toBe(0)
  await unlock()
})

describe.each(each)('by $call', ({ show, username }) => {
  test('nobody is in before the second step is right as well, and what was shown first stays good until then', async () => {
    const enter = await show(username)
    expect(await enter()).toMatchObject({ success: false, code: 428, error: 'login.otp', result: null })
    expect(await enter('  ')).toMatchObject({ error: 'login.otp' })
    expect(await enter(wrongCode(username))).toMatchObject({ success: false, error: 'login.otp-wrong', result: null })
    expect(await sessionsOf(username)).toBe(0)
    const code = nextCode(username)
    expect(await enter(code)).toMatchObject({ success: true, result: { token: expect.any(String), userInfo: { username } } })
    // Neither what was shown first nor the code is good a second time.
    expect(await enter(code)).toMatchObject({ success: false, result: null })
    expect(await (await show(username))(code)).toMatchObject({ error: 'login.otp-wrong' })
    expect(await sessionsOf(username)).toBe(1)
    await unlock()
  })

  test('a recovery code takes the place of a code, once', async () => {
    const [first] = stepOf(username).recovery
    expect(await (await show(username))(first)).toMatchObject({ success: true })
    expect(await (await show(username))(first)).toMatchObject({ error: 'login.otp-wrong' })
    await unlock()
  })

  test('at one address no code is tried out: after a few wrong ones a right one is refused as well', async () => {
    const before = await sessionsOf(username)
    place = `10.6.0.${++addresses}`
    let enter = await show(username)
    let tries = 0
    let said: Answered
    do {
      // What is shown first is looked at so often itself.
      if (tries % 3 === 2) enter = await show(username)
      said = await enter(wrongCode(username))
    } while (said.error === 'login.otp-wrong' && ++tries < 30)
    expect(tries).toBeLessThanOrEqual(mostAtOne)
    await stayLocked()
    expect(refusals).toContain((await (await show(username))(nextCode(username))).error)
    expect(await sessionsOf(username)).toBe(before)
    place = undefined
    await unlock()
    expect(await (await show(username))(nextCode(username))).toMatchObject({ success: true })
  })

  test('who is frozen is let in by no code', async () => {
    const freeze = (status: string) => db(sql`update "user" set status = ${status} where username = ${username}`)
    await freeze('2')
    expect(await (await show(username))(nextCode(username))).toMatchObject({ success: false, result: null })
    await freeze('1')
    await unlock()
  })

  test('where it was turned off nothing more is asked', async () => {
    await db(sql`delete from second_factor where user_id = ${`user.${username}`}`)
    expect(await (await show(username))()).toMatchObject({ success: true, result: { userInfo: { username } } })
  })
})
