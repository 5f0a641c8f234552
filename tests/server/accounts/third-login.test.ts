import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { instant } from '../../../src/contract/time'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietProduct } from '../../kit/server/quiet-house'
import { testPassword } from '../../kit/test-password'
import { SmallOidc, type Spoilt } from '../../kit/third/small-oidc'
import { there as goThere, oidcSettings, sends } from '../../kit/third/there'

const own = 'https://garden.test'
let provider: SmallOidc
let house: OpenHouse
let off: OpenHouse
beforeAll(async () => {
  provider = await new SmallOidc(`${own}/sys/thirdLogin/callback/oidc`).open()
  const settings = {
    ...oidcSettings(provider),
    OIDC_NAME: '教育云',
    PUBLIC_URL: own,
  }
  const accounts = ['anna', 'bert', 'cold', 'dora'].map((username) => ({ username, roles: ['headTeacher'] }))
  ;[house, off] = await Promise.all([openHouse(quietProduct(accounts), undefined, settings), openHouse(quietProduct())])
})
afterAll(() => Promise.all([house.close(), off.close(), provider.close()]))
beforeEach(() => {
  provider.spoilt = undefined
})

let addresses = 0
const headers = () => ({ 'x-forwarded-for': `10.9.0.${++addresses}` })
const from: Caller = (call, body, more = {}) => house.call(call, body, { ...headers(), ...more })
const page = async (url: string, cookie = '') => {
  const { statusCode, headers: told, body } = await house.server.inject({ url, headers: { ...headers(), cookie } })
  return {
    status: statusCode,
    location: String(told.location ?? ''),
    cookie: String(told['set-cookie'] ?? '').split(';')[0] ?? '',
    told,
    body,
  }
}
const start = { ...sends, page: `${sends.page}?state=https://elsewhere.test` } as const

function there(way: keyof typeof start, sub = provider.person.sub) {
  provider.person = { ...provider.person, sub }
  return goThere(house.server, start[way], { headers: headers() })
}
/** What the app is told in the address it is led to. */
async function byPage(sub?: string) {
  const { back, cookie } = await there('page', sub)
  const { location } = await page(back, cookie)
  expect(location.startsWith(`${own}/oauth2-app/login?`)).toBe(true)
  return { cookie, told: Object.fromEntries(new URL(location).searchParams) as Record<string, string> }
}
/** What the page is told that opened a window. */
async function byWindow(sub?: string) {
  const { back, cookie } = await there('window', sub)
  const { body, told: heads } = await page(back, cookie)
  const said = JSON.parse(/= (\{.*?\}); for/.exec(body)?.[1] ?? '{}') as { told: unknown; origins: string[] }
  return { ...said, heads, body }
}
const enter = (token: string, cookie = '') => from('POST /sys/thirdLogin/enter', { token, thirdType: 'oidc' }, { cookie })
const bindBy = (uuid: string, username: string, more: object, cookie = '') =>
  from('POST /sys/third/user/checkPassword', { uuid, username, password: testPassword, ...more }, { cookie })

test('where no provider is named nothing is offered, and each call says so', async () => {
  expect(await off.call('GET /sys/waysIn')).toMatchObject({ result: { third: [] } })
  expect(await off.call('GET /sys/thirdLogin/render/github')).toMatchObject({ error: 'third.off' })
  expect(await off.call('GET /sys/thirdLogin/oauth2/dingtalk/login')).toMatchObject({ error: 'third.off' })
  expect(await off.call('GET /sys/thirdLogin/getLoginUser/abc/github')).toMatchObject({ error: 'third.over' })
  expect(await from('GET /sys/waysIn')).toMatchObject({ result: { third: [{ source: 'oidc', name: '教育云' }] } })
})

test('somebody is sent with state, nonce and PKCE, and comes back to our own address whatever they asked for', async () => {
  const { sent } = await there('page')
  const asked = Object.fromEntries(new URL(String(sent.location)).searchParams)
  expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', redirect_uri: `${own}/sys/thirdLogin/callback/oidc` })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length).toBeGreaterThan(20)
  expect(String(sent['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
  expect((await byPage('stays-here')).told).not.toHaveProperty('state')
})

test('an account is bound once by its password, and from then on signs its owner in', async () => {
  const first = await byPage('anna-there')
  const uuid = first.told.thirdUserUuid ?? ''
  const bound = await bindBy(uuid, 'anna', { page: true }, first.cookie)
  expect(bound).toMatchObject({ success: true })
  expect(await enter(bound.result, first.cookie)).toMatchObject({ success: true, result: { userInfo: { username: 'anna' } } })
  // What was used is used.
  expect(await enter(bound.result, first.cookie)).toMatchObject({ error: 'third.over' })
  expect(await bindBy(uuid, 'anna', { page: true }, first.cookie)).toMatchObject({ error: 'third.over' })
  const again = await byPage('anna-there')
  expect(await enter(again.told.oauth2LoginToken ?? '', again.cookie)).toMatchObject({ success: true })
})

test('an address somebody else made leads nobody in, and binds nothing of theirs', async () => {
  await bindBy((await byPage('bert-there')).told.thirdUserUuid ?? '', 'bert', { page: true }, 'third-browser=another')
  const first = await byPage('bert-there')
  expect(first.told).toHaveProperty('thirdUserUuid')
  const bound = await bindBy(first.told.thirdUserUuid ?? '', 'bert', { page: true }, first.cookie)
  expect(await enter(bound.result, 'third-browser=another')).toMatchObject({ error: 'third.over' })
  const { back } = await there('page', 'bert-there')
  expect((await page(back, 'third-browser=another')).location).toContain('failed=1')
})

test('nobody comes back twice with one errand', async () => {
  const { back, cookie } = await there('page', 'anna-there')
  expect((await page(back, cookie)).location).toContain('oauth2LoginToken=')
  expect((await page(back, cookie)).location).toContain('failed=1')
})

test.each<Spoilt>(['nonce', 'audience', 'issuer', 'signature', 'expired', 'away'])(
  'what a provider vouches for is worth nothing where its %s is wrong',
  async (spoilt) => {
    const { back, cookie } = await there('page', 'anna-there')
    provider.spoilt = spoilt
    const { status, location } = await page(back, cookie)
    expect([status, location]).toEqual([302, `${own}/oauth2-app/login?failed=1&thirdType=oidc`])
  },
)

test('an existing client hears in its own words: failure, a name to bind with, or what it goes in with', async () => {
  const unbound = await byWindow('dora-there')
  expect(unbound.told).toMatchObject({ isObj: true, uuid: expect.any(String), username: 'theirs', source: 'oidc' })
  expect(unbound.origins).toEqual([own])
  expect(unbound.heads['content-security-policy']).toMatch(/script-src 'nonce-/)
  const { uuid } = unbound.told as { uuid: string }
  expect(await from('POST /sys/third/user/create', { ...(unbound.told as object), suffix: 1 })).toMatchObject({ error: 'third.unbound' })
  // Its ticket is no good for a page: an address cannot carry it.
  expect(await bindBy(uuid, 'dora', { page: true })).toMatchObject({ error: 'third.over' })
  expect(await bindBy(uuid, 'dora', { password: 'Wrong-pass-1' })).toMatchObject({ error: 'login.wrong' })
  const bound = await bindBy(uuid, 'dora', {})
  const got = await from(`GET /sys/thirdLogin/getLoginUser/${bound.result as string}/oidc`)
  expect(got).toMatchObject({ success: true, result: { token: expect.any(String), userInfo: { username: 'dora' } } })
  expect((await byWindow('dora-there')).told).toEqual(expect.stringMatching(/^[\w-]{32}$/))
  const { back, cookie } = await there('window', 'dora-there')
  provider.spoilt = 'nonce'
  expect((await page(back, cookie)).body).toContain('登录失败')
})

test('a name from there runs nothing on our page', async () => {
  const was = provider.person
  provider.person = { sub: 'evil-there', preferred_username: '</script><script>alert(1)</script>' }
  expect((await byWindow()).body).not.toContain('</script><script>alert')
  provider.person = was
})

test('a frozen account is let in by no way', async () => {
  const first = await byPage('cold-there')
  const bound = await bindBy(first.told.thirdUserUuid ?? '', 'cold', { page: true }, first.cookie)
  await sql`update "user" set status = '2' where username = 'cold'`.execute(house.engine.databases.owner)
  expect(await enter(bound.result, first.cookie)).toMatchObject({ error: 'login.frozen' })
})

test('whoever is signed in binds an account with their password, sees it, and takes it away', async () => {
  const boss = await house.as('boss')
  const { told, cookie } = await byPage('boss-there')
  const bind = (password: string, with_ = cookie) =>
    boss('POST /sys/thirdLogin/bound', { uuid: told.thirdUserUuid, password }, { cookie: with_ })
  expect(await bind('Wrong-pass-1')).toMatchObject({ problems: { password: { code: 'login.password-wrong' } } })
  expect(await bind(testPassword, 'third-browser=another')).toMatchObject({ error: 'third.over' })
  expect(await bind(testPassword)).toMatchObject({ success: true })
  expect(await boss('GET /sys/thirdLogin/bound')).toMatchObject({ result: [{ source: 'oidc', name: 'theirs' }] })
  const [{ since }] = (await boss('GET /sys/thirdLogin/bound')).result as [{ since: string }]
  expect(Math.abs(instant(since).getTime() - Date.now())).toBeLessThan(600_000)
  const anna = await house.as('anna')
  expect(JSON.stringify((await anna('GET /sys/thirdLogin/bound')).result)).not.toContain('boss')
  expect(await boss('DELETE /sys/thirdLogin/bound?source=oidc')).toMatchObject({ success: true })
  expect(await boss('DELETE /sys/thirdLogin/bound?source=oidc')).toMatchObject({ error: 'record.gone' })
  expect((await byPage('boss-there')).told).toHaveProperty('thirdUserUuid')
})

test('an account there leads to one account here', async () => {
  const boss = await house.as('boss')
  const { cookie, back } = await there('page', 'fresh-there')
  const { location } = await page(back, cookie)
  await sql`insert into third_account (source, subject, tenant_id, user_id, name) values ('oidc', 'fresh-there', 1, 'user.bert', 'b')
    on conflict (tenant_id, user_id, source) do update set subject = excluded.subject`.execute(house.engine.databases.owner)
  const uuid = new URL(location).searchParams.get('thirdUserUuid')
  expect(await boss('POST /sys/thirdLogin/bound', { uuid, password: testPassword }, { cookie })).toMatchObject({ error: 'third.bound' })
})
