import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTenant } from '../../src/server/seed/settle'
import { listen, listenAt } from '../kit/server/listen'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietProduct } from '../kit/server/quiet-house'
import { soon } from '../kit/soon'
import { testPassword } from '../kit/test-password'
import { SmallCas } from '../kit/third/small-cas'
import { SmallOidc } from '../kit/third/small-oidc'
import { oidcSettings, sends, there } from '../kit/third/there'

const own = 'https://garden.test/'
const phone = '13700000099'
const product = quietProduct()
const cas = new SmallCas()
const written: string[] = []
const toConsole = vi.spyOn(process.stdout, 'write')
let provider: SmallOidc
let house: OpenHouse
let boss: Caller & { token: string; id: string }

beforeAll(async () => {
  await cas.open()
  provider = await new SmallOidc('https://garden.test/sys/thirdLogin/callback/oidc').open()
  house = await openHouse(product, undefined, {
    OPERATOR: 'boss',
    SMS_PROVIDER: 'console',
    REGISTRATION_HOUSE: '2',
    PUBLIC_URL: own,
    CAS_URL: cas.url,
    ...oidcSettings(provider),
  })
  const chief = { id: 'user.chief', username: 'chief', realname: 'Chief', workNo: 'C1', phone, roles: ['admin'] }
  await openTenant(house.engine, product, { name: '向日葵园', accounts: [chief] })
  boss = await house.as('boss')
  toConsole.mockImplementation((said) => {
    written.push(String(said))
    return true
  })
})
afterAll(async () => {
  toConsole.mockRestore()
  await Promise.all([house.close(), provider.close(), cas.close()])
})

const setStatus = async (status: 0 | 1) =>
  expect(await boss('PUT /sys/tenant/edit', { id: 2, status })).toMatchObject({ success: true, result: { status: String(status) } })
beforeEach(async () => {
  await setStatus(1)
  await sql`update sms_sent set at = at - interval '25 hours'`.execute(house.engine.databases.owner)
  written.length = 0
})

async function codeFor(mobile: string, smsmode: string): Promise<string> {
  expect(await house.call('POST /sys/sms', { mobile, smsmode })).toMatchObject({ success: true })
  await soon(() => expect(written.some((line) => line.includes(mobile))).toBe(true))
  return /: (\d{6})\n$/.exec(written.findLast((line) => line.includes(mobile)) ?? '')?.[1] ?? ''
}

/** Comes back from the provider as a browser does, and answers what the app is told. */
async function thereAndBack() {
  const { cookie, back } = await there(house.server, `${sends.page}?state=x`)
  const { headers } = await house.server.inject({ url: back, headers: { cookie } })
  return { cookie, told: new URL(String(headers.location)).searchParams }
}
async function bindChief() {
  const { cookie, told } = await thereAndBack()
  const uuid = told.get('thirdUserUuid')
  if (uuid === null) return
  const shown = { uuid, username: 'chief', password: testPassword, page: true }
  expect(await house.call('POST /sys/third/user/checkPassword', shown, { cookie })).toMatchObject({ success: true })
}

const waysIn = {
  'a password': () => house.call('POST /sys/login', { username: 'chief', password: testPassword }),
  'a code on the phone': async () => house.call('POST /sys/phoneLogin', { mobile: phone, captcha: await codeFor(phone, '0') }),
  'an account elsewhere': async () => {
    const { cookie, told } = await thereAndBack()
    return house.call('POST /sys/thirdLogin/enter', { token: told.get('oauth2LoginToken'), thirdType: 'oidc' }, { cookie })
  },
  'a ticket of CAS': () => {
    const ticket = `ST-${cas.heard.length}`
    cas.tickets.set(ticket, 'chief')
    return house.call(`GET /sys/cas/client/validateLogin?${new URLSearchParams({ ticket, service: own })}`)
  },
}

describe('nobody comes into a frozen tenant', () => {
  test.each(Object.entries(waysIn))('by %s, is told so in words, and comes in again once it is thawed', async (_way, comeIn) => {
    await bindChief()
    await setStatus(0)
    const { engine } = house
    expect(await comeIn()).toMatchObject({ success: false, error: 'login.house-frozen', message: '本园已停用，请联系运营方' })
    const { rows } = await sql<{ n: number }>`select count(*)::int n from session where tenant_id = 2`.execute(engine.databases.owner)
    expect(rows[0]?.n).toBe(0)
    await setStatus(1)
    await sql`update sms_sent set at = at - interval '25 hours'`.execute(engine.databases.owner)
    expect(await comeIn()).toMatchObject({ success: true, result: { userInfo: { username: 'chief' } } })
  })

  test('by registering, and no account is left of it', async () => {
    await setStatus(0)
    const asked = { username: 'newcomer', password: 'Another-1', phone: '13900000001', smscode: await codeFor('13900000001', '1') }
    expect(await house.call('POST /sys/user/register', asked)).toMatchObject({ success: false, error: 'login.house-frozen' })
    const { rows } = await sql`select from credential where username = 'newcomer'`.execute(house.engine.databases.owner)
    expect(rows).toEqual([])
    await setStatus(1)
    // The code was not spent by the refusal.
    expect(await house.call('POST /sys/user/register', asked)).toMatchObject({ success: true })
  })

  test('with a wrong password, who is not told that it is frozen', async () => {
    await setStatus(0)
    expect(await house.call('POST /sys/login', { username: 'chief', password: 'Wrong-1234' })).not.toMatchObject({
      error: 'login.house-frozen',
    })
  })
})

test('sockets of a frozen tenant close and none opens, and those of others stay', async () => {
  const chief = await house.as('chief')
  const { server } = house
  const [ours, table, theirs] = await Promise.all([
    listen(server, chief.id, chief.token),
    listenAt(server, `/vxeSocket/${chief.id}/student`, chief.token),
    listen(server, boss.id, boss.token),
  ])
  await setStatus(0)
  await expect.poll(() => [ours.closed(), table.closed()]).toEqual([expect.any(Number), expect.any(Number)])
  await expect(listen(server, chief.id, chief.token)).rejects.toThrow('status 401')
  expect(theirs.closed()).toBeUndefined()
  await setStatus(1)
  await expect(listen(server, chief.id, chief.token)).rejects.toThrow('status 401')
  const again = await house.as('chief')
  const back = await listen(server, again.id, again.token)
  expect(back.closed()).toBeUndefined()
  for (const ear of [theirs, back]) ear.close()
})

test('an account that another house gives the name of the operator operates nothing', async () => {
  const { owner } = house.engine.databases
  await sql`update credential set username = 'retired' where tenant_id = 1 and username = 'boss'`.execute(owner)
  await sql`update credential set username = 'boss' where tenant_id = 2 and username = 'chief'`.execute(owner)
  await sql`update "user" set username = 'boss' where tenant_id = 2 and username = 'chief'`.execute(owner)
  const taken = await house.as('boss')
  expect(taken.id).toBe('user.chief')
  expect(await taken('PUT /sys/tenant/edit', { id: 1, name: '我的' })).toMatchObject({ status: 403, error: 'access.denied' })
  expect(await taken('GET /sys/tenant/list')).toMatchObject({ result: { total: 1, records: [{ id: 2 }] } })
})
