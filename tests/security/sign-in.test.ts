import { createHmac } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../src/areas/areas'
import { makePassword } from '../../src/server/auth/password'
import { readKey } from '../../src/server/auth/secret-key'
import { readConfiguration } from '../../src/server/configuration'
import { at } from '../kit/every-noun'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'
import { type SeenRoute, watchRoutes } from '../kit/server/watch-routes'
import { testPassword } from '../kit/test-password'

let house: OpenHouse
let routes: SeenRoute[]
let boss: Caller & { readonly token: string; readonly id: string }
beforeAll(async () => {
  ;({ made: house, routes } = await watchRoutes(() => openHouse(quietProduct(), quietNow)))
  boss = await house.as('boss')
})
afterAll(() => house.close())

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** A token of the kind other systems sign, for the administrator and for ever. */
function signed(alg: string, key: string): string {
  const said = `${part({ alg, typ: 'JWT' })}.${part({ username: 'boss', sub: 'user.boss', exp: 4_102_444_800 })}`
  return `${said}.${key === '' ? '' : createHmac('sha256', key).update(said).digest('base64url')}`
}
const made: readonly (readonly [string, string])[] = [
  ['none at all', signed('none', '')],
  ['none, said otherwise', signed('nOnE', '')],
  ['signed with an empty key', signed('HS256', '\0')],
  ...['secret', 'jeecg', 'jeecg-boot', 'dd05f1c54d63749eda95f9fa6d49v442a', 'admin', testPassword].map(
    (key) => [`signed with ${key}`, signed('HS256', key)] as const,
  ),
  ['the id of a person', 'user.boss'],
  ['noughts', 'A'.repeat(43)],
]

const ways: readonly ((token: string) => Record<string, string>)[] = [
  (token) => ({ 'x-access-token': token }),
  (token) => ({ authorization: `Bearer ${token}` }),
  (token) => ({ cookie: `X-Access-Token=${token}; file-token=${token}` }),
]
/** What clients of this family sign every call with, by a secret that stands in their source. */
const signature = { 'x-sign': 'E19D6243CB1945AB4F7202A1B00F77D5', 'x-timestamp': '20260302080000' }

test.each(made)("a token anybody could have made is nobody's: %s", async (_how, token) => {
  for (const way of ways)
    for (const sign of [{}, signature])
      expect(await house.call('GET /sys/user/list', undefined, { ...way(token), ...sign })).toMatchObject({ status: 401, result: null })
})

test('a token in an address signs nobody in', async () => {
  for (const name of ['token', 'X-Access-Token', 'x-access-token', 'access_token', 'accessToken'])
    expect(await house.call(`GET /sys/user/list?${name}=${boss.token}`)).toMatchObject({ status: 401, error: 'session.missing' })
})

test('only the page clients show in a frame, whose request has no header of theirs, takes a token in its address', async () => {
  const taking: string[] = []
  for (const { method, url, door, socket } of routes.filter((one) => one.door !== 'open' && one.method !== 'HEAD')) {
    const address = `${url.replace(/:\w+|\*/g, 'x')}?token=${boss.token}&X-Access-Token=${boss.token}`
    const { statusCode } = await house.server.inject({ method: method as 'GET', url: address })
    if (statusCode !== 401) taking.push(`${method} ${url} ${door} ${socket}`)
  }
  expect(taking).toEqual(['GET /sys/annountCement/show/:id signed-in false'])
})

test('nothing that is told of what the server was asked tells a token or a password of an address', async () => {
  await house.server.inject({ url: `/sys/annountCement/show/x?token=${boss.token}` })
  await boss(`PUT /sys/user/updatePassword?password=${testPassword}`, { oldpassword: testPassword })
  const told = await Promise.all(
    (['GET /actuator/httptrace', 'GET /sys/monitor/traces', 'GET /sys/log/list?pageSize=200'] as const).map((call) => boss(call)),
  )
  for (const one of told) {
    expect(one.status).toBe(200)
    expect(JSON.stringify(one)).not.toMatch(new RegExp(`${boss.token}|${testPassword}`))
  }
})

test('a password in an address is refused, and never taken', async () => {
  for (const [call, body] of [
    [`POST /sys/login?username=boss&password=${encodeURIComponent(testPassword)}`, {}],
    [`POST /sys/login?password=${encodeURIComponent(testPassword)}`, { username: 'boss' }],
    [`POST /jeecg-boot/sys/login?Password=x`, { username: 'boss', password: testPassword }],
  ] as const)
    expect(await house.call(call, body)).toMatchObject({ success: false, error: 'input.in-address', result: null })
  for (const name of ['oldpassword', 'password', 'confirmpassword'])
    expect(await boss(`PUT /sys/user/updatePassword?${name}=Other-pass-1`, { oldpassword: testPassword })).toMatchObject({
      error: 'input.in-address',
    })
  expect(await boss(at('POST', resources.user, 'add?password=Other-pass-1'), { username: 'nobodys' })).toMatchObject({
    error: 'input.in-address',
  })
  expect(await boss(at('GET', resources.user, 'list?password=x'))).toMatchObject({ success: false })
})

test('an invented token begins no count of its own, where a call has a limit of its own either', async () => {
  const left = async (token: string) => {
    const answered = await house.server.inject({
      url: '/sys/annountCement/exportXls',
      remoteAddress: '10.88.0.1',
      headers: { 'x-access-token': token },
    })
    return Number(answered.headers['x-ratelimit-remaining'])
  }
  const first = await left('made-up')
  expect(await left('made-up-again')).toBe(first - 1)
  expect(await left(boss.token)).toBe(19)
})

test('no two houses have the same key, and none has one that is shipped', async () => {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'kg-key-'))))
  const keys = await Promise.all(folders.map((dataDir) => readKey(readConfiguration({ DATA_DIR: dataDir }))))
  for (const key of keys) expect(key).toMatch(/^(?!0{64})[0-9a-f]{64}$/)
  expect(keys[0]).not.toBe(keys[1])
  const modes = await Promise.all(folders.map(async (dataDir) => (await stat(join(dataDir, 'secret.key'))).mode & 0o077))
  if (process.platform !== 'win32') expect(modes).toEqual([0, 0])
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
  // Nor does anybody whom the first start opens an account for.
  const passwords = Array.from({ length: 200 }, makePassword)
  expect(new Set(passwords).size).toBe(200)
  for (const password of passwords) expect(password).toMatch(/^[a-z]{4}-\d{4}-[a-z]{4}-\d{4}$/)
  expect(readConfiguration({})).toMatchObject({ secretKey: undefined, seedPassword: undefined })
})
