import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyPermission } from '../../kit/role-permissions'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { type SeenRoute, watchRoutes } from '../../kit/server/watch-routes'

let house: OpenHouse
let routes: SeenRoute[]
beforeAll(async () => {
  ;({ made: house, routes } = await watchRoutes(() => openHouse(quietProduct(), quietNow)))
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
