import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { groupBy } from '../../../src/contract/list/group-by'
import { everyPermission } from '../../kit/role-permissions'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { type SeenRoute, watchRoutes } from '../../kit/server/watch-routes'

let house: OpenHouse
let routes: SeenRoute[]
beforeAll(async () => {
  ;({ made: house, routes } = await watchRoutes(() => openHouse(quietProduct([{ username: 'frozen', roles: ['single'] }]), quietNow)))
})
afterAll(() => house.close())

const knock = (route: SeenRoute, headers: Record<string, string>, prefix = '') =>
  house.server.inject({ method: route.method as 'GET', url: `${prefix}${route.url.replace(/:\w+/g, 'x')}`, headers })

test('every address says who may call it, and means a permission there is', () => {
  const doors = new Set<string | undefined>(['open', 'signed-in', ...everyPermission])
  expect(routes.length).toBeGreaterThan(150)
  expect(routes.filter((route) => !doors.has(route.door))).toEqual([])
})

test('only these are open to everybody', () => {
  const open = routes.filter((route) => route.door === 'open' && route.method !== 'HEAD')
  expect(open.map((route) => `${route.method} ${route.url}`).sort()).toEqual([
    // Asks within for the secret of scrapers, or for a sign-in with the right.
    'GET /actuator/prometheus',
    'GET /healthz',
    // Asks the server of CAS.
    'GET /sys/cas/client/validateLogin',
    // Its address carries a ticket.
    'GET /sys/common/importReport/:ticket',
    'GET /sys/randomImage/:key',
    // Each asks for a ticket, or for what only the provider and the browser that was sent there know.
    'GET /sys/thirdLogin/callback/:source',
    'GET /sys/thirdLogin/getLoginUser/:token/:thirdType',
    'GET /sys/thirdLogin/oauth2/:source/login',
    'GET /sys/thirdLogin/render/:source',
    // Tells nothing to whoever is not signed in.
    'GET /sys/user/checkOnlyUser',
    // Asks within for the code a number was sent, as the others of text messages do.
    'GET /sys/user/passwordChange',
    // Tells what everybody may know who is about to sign in.
    'GET /sys/waysIn',
    'GET /verify/:noun/:id',
    'POST /sys/frame/enter',
    'POST /sys/login',
    'POST /sys/logout',
    'POST /sys/phoneLogin',
    'POST /sys/sms',
    'POST /sys/third/user/checkPassword',
    'POST /sys/third/user/create',
    'POST /sys/thirdLogin/bindingThirdPhone',
    'POST /sys/thirdLogin/enter',
    'POST /sys/user/passwordChange',
    'POST /sys/user/phoneVerification',
    'POST /sys/user/register',
  ])
})

test('every other one refuses whoever brings no token, or one of nobody', async () => {
  const closed = routes.filter((route) => route.door !== 'open')
  for (const route of closed) {
    for (const token of ['', 'nobodys', 'a.b.c', 'x'.repeat(300), "' or 1=1 --"]) {
      const answered = await knock(
        route,
        { 'x-access-token': token, 'x-forwarded-for': `10.9.0.${token.length % 250}` },
        token === 'a.b.c' ? '/jeecg-boot' : '',
      )
      expect(answered.statusCode, `${route.method} ${route.url}`).toBe(401)
      if (route.method !== 'HEAD')
        expect(answered.json()).toMatchObject({
          success: false,
          code: 401,
          result: null,
          error: token === '' && !route.socket ? 'session.missing' : 'session.expired',
        })
    }
  }
})

/** Calls that are done at once. */
const atOnce = 16

/** What every closed door answers somebody who brings nothing it could do anything with, several at a time: as `status error`, each with the doors that do. */
async function answersTo(
  doors: readonly SeenRoute[],
  headers: Record<string, string>,
  user: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const told: (readonly [string, string])[] = []
  const waiting = [...doors]
  const knockAll = async () => {
    for (let route = waiting.pop(); route; route = waiting.pop()) {
      const { statusCode, body } = await house.server.inject({
        method: route.method as 'GET',
        // Behind the door nobody reads this: what a call does is not done.
        url: `${route.url.replace(':user', user).replace(/:\w+/g, 'x')}?x=%00`,
        headers: { 'x-forwarded-for': `10.8.${waiting.length >> 8}.${waiting.length & 255}`, ...headers },
      })
      const error = route.method === 'HEAD' ? '' : ` ${(JSON.parse(body) as { error: string }).error}`
      told.push([`${statusCode}${error}`, `${route.method} ${route.url}`])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, knockAll))
  return new Map([...groupBy(told, ([answer]) => answer)].map(([answer, all]) => [answer, all.map(([, door]) => door)]))
}

describe('each door there is', () => {
  const tokenOf = async (username: string) => (await house.as(username)).token
  const every = () => routes.filter(({ door, method }) => door !== 'open' && method !== 'HEAD')
  const calls = () => every().filter(({ socket }) => !socket)
  const only = async (doors: readonly SeenRoute[], answer: string, headers: Record<string, string>, user = 'x') => {
    const answers = await answersTo(doors, headers, user)
    expect(Object.fromEntries([...answers].filter(([one]) => one !== answer))).toEqual({})
    expect(answers.get(answer)).toHaveLength(doors.length)
  }

  test('is shut to a sign-in that is over', async () => {
    const token = await tokenOf('single')
    await sql`update session set expires = now() - interval '1 second' where user_id = 'user.single'`.execute(house.engine.databases.owner)
    house.engine.people.forget(1)
    await only(every(), '401 session.expired', { 'x-access-token': token })
  })

  test('is shut to who was frozen while they were signed in', async () => {
    const token = await tokenOf('frozen')
    const boss = await house.as('boss')
    expect(await boss('PUT /sys/user/frozenBatch', { ids: 'user.frozen,', status: 2 })).toMatchObject({ success: true })
    await only(every(), '401 session.expired', { 'x-access-token': token })
  })

  test('is shut to who names another house than their own', async () => {
    await only(calls(), '403 session.other-tenant', { 'x-access-token': await tokenOf('boss'), 'tenant-id': '2' })
  })

  test('that asks for no permission is open to whoever is signed in', async () => {
    const plain = calls().filter(({ door }) => door === 'signed-in')
    await only(plain, '200 input.malformed', { 'x-access-token': await tokenOf('nobody') })
  })

  test('is open to who may, and then reads what it is brought', async () => {
    await only(calls(), '200 input.malformed', { 'x-access-token': await tokenOf('boss'), 'tenant-id': '1' })
  })

  test('of a socket is open to whoever it names alone', async () => {
    const sockets = every().filter(({ socket }) => socket)
    expect(sockets).toHaveLength(2)
    const [boss, nobody] = [await tokenOf('boss'), await tokenOf('nobody')]
    await only(sockets, '404 path.unknown', { 'sec-websocket-protocol': boss }, 'user.boss')
    await only(sockets, '401 session.expired', { 'sec-websocket-protocol': nobody }, 'user.boss')
  })
})

test('a refusal of a permission tells nothing of what it guards', async () => {
  const nobody = await house.as('nobody')
  const guarded = routes.filter((route) => route.door?.includes(':') && route.method !== 'HEAD')
  for (const route of guarded) {
    expect(
      await nobody(`${route.method as 'GET'} ${route.url as '/'}`, route.method === 'GET' || route.method === 'DELETE' ? undefined : {}),
      route.url,
    ).toMatchObject({ status: 403, error: 'access.denied', result: null })
  }
})
