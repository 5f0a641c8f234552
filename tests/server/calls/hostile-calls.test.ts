import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { catalogue } from '../../../src/areas/areas'
import { isErrorCode } from '../../../src/contract/error'
import type { Resource } from '../../../src/contract/resource'
import { plainOp } from '../../kit/device/plain-op'
import { writable } from '../../kit/every-noun'
import { hostileQueryPart, hostileText, hostileValue } from '../../kit/hostile'
import { valuesFor } from '../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { type SeenRoute, watchRoutes } from '../../kit/server/watch-routes'

const seed = 20_260_302
const runs = 1500

let house: OpenHouse
let boss: Caller & { token: string }
let routes: SeenRoute[]
const good = new Map<string, Record<string, unknown>>()

beforeAll(async () => {
  ;({ made: house, routes } = await watchRoutes(() => openHouse(quietProduct(), quietNow)))
  routes = routes.filter((route) => route.method !== 'HEAD' && !route.socket && route.url !== '/healthz')
  boss = await house.as('boss')
  for (const [noun, resource] of Object.entries(catalogue.resources))
    if (resource.verbs.includes('add')) good.set(noun, await valuesFor(boss, resource, {}, 'whole'))
})
afterAll(() => house.close())

const resourceAt = (url: string): Resource | undefined =>
  Object.values(catalogue.resources).find((resource) => url.startsWith(`${resource.path}/`))
const control = [
  'pageNo',
  'pageSize',
  'column',
  'order',
  'field',
  'superQueryParams',
  'superQueryMatchType',
  'filterParams',
  'id',
  'ids',
  'rev',
  'createTime_begin',
  'createTime_end',
  '_t',
  'tableName',
  'fieldName',
  'fieldVal',
  'username',
]
const op = plainOp({ id: '0190a000-0000-7000-8000-000000000001', noun: 'term', key: 'k', at: '', app: 'x' })
const exchange = { epoch: null, replica: 'hostile-calls', since: 0, place: null, scope: null, ops: [op] }
const plain: Record<string, unknown> = {
  id: 'x',
  ids: 'x,',
  username: 'x',
  password: 'Good-pass-1',
  confirmpassword: 'Good-pass-1',
  oldpassword: 'x',
  orgCode: 'A01',
  status: 2,
  checkKey: 1,
  captcha: 'x',
  choice: 'mine',
  answer: '{}',
}

type Hostile = { route: number; names: number[]; values: unknown[]; query: string[]; keys: string[]; within: boolean; header: string }
const hostile: fc.Arbitrary<Hostile> = fc.record({
  route: fc.nat(),
  names: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  values: fc.array(hostileValue, { minLength: 3, maxLength: 3 }),
  query: fc.array(hostileQueryPart, { minLength: 3, maxLength: 3 }),
  keys: fc.array(hostileText, { maxLength: 1 }),
  within: fc.boolean(),
  header: fc.constantFrom('', 'en', '*', 'zh-CN,zh;q=0.9', 'x'.repeat(300)),
})

/** The names a caller would use at an address, the better to get past the first check. */
const namesAt = (resource: Resource | undefined) => [
  ...control,
  ...(resource ? writable(resource.fields).map(([field]) => field) : Object.keys(plain)),
]

function bodyOf(url: string, { names, values, keys, within }: Hostile, run: number): object {
  const resource = resourceAt(url)
  const all = namesAt(resource)
  const bad = Object.fromEntries([
    ...names.map((name, at) => [all[name % all.length] ?? 'id', values[at]]),
    ...keys.map((key) => [key, values[0]]),
  ])
  if (url !== '/sync') return { ...plain, ...good.get(resource?.name ?? ''), ...bad }
  const [first = 0, second = 0] = names
  if (!within) return { ...exchange, [Object.keys(exchange)[first % 6] ?? '']: values[0] }
  const [noun, patch] = [...good][second % good.size] ?? []
  // An id or a number that comes back with something else would be told as a fault of an app, and rightly so.
  const fresh = { id: `0190a000-0000-7000-8000-${String(run).padStart(12, '0')}`, n: run + 2 }
  return { ...exchange, ops: [{ ...op, ...fresh, noun, patch: { ...patch, ...bad }, [Object.keys(op)[first % 14] ?? '']: values[1] }] }
}

test(`no call of ${runs} brings forth a failure of ours, whatever it holds`, async () => {
  const failed = vi.spyOn(house.engine.log, 'error')
  const counts = new Map<number, number>()
  for (const [run, one] of fc.sample(hostile, { seed, numRuns: runs }).entries()) {
    // A third goes to the exchange and to adding, where most of the work is done.
    const [route] =
      run % 3 === 0
        ? routes.filter(({ url }) => url === '/sync' || url.endsWith('/add')).slice(one.route % 23)
        : routes.slice(one.route % routes.length)
    if (!route) continue
    const url = route.url.replace(/:\w+/g, () => one.query[0]?.slice(0, 250) ?? 'x')
    const all = namesAt(resourceAt(route.url))
    const query = one.names.map((name, at) => `${all[name % all.length]}=${one.query[at]}`).join('&')
    const isRead = route.method === 'GET' || route.method === 'DELETE'
    const body = bodyOf(route.url, one, run)
    const answered = await house.server.inject({
      method: route.method as 'GET',
      url: `${url}?${query}`.slice(0, 8000),
      headers: {
        'x-forwarded-for': `10.5.${run >> 8}.${run & 255}`,
        'accept-language': one.header,
        ...(route.url === '/sys/logout' ? {} : { 'x-access-token': boss.token }),
      },
      ...(isRead && run % 5 ? {} : { payload: body }),
    })
    const about = `run ${run}: ${route.method} ${url.slice(0, 80)}?${query.slice(0, 200)} ${JSON.stringify(body).slice(0, 1500)}`
    // A sheet is an answer too, and an array by itself; how they say no is an envelope again.
    const isSheet = String(answered.headers['content-type']).startsWith('application/vnd.')
    // So is text for a scraper, and what clients of the wire contract read bare.
    const isBare = /^(# HELP|\{"(names?|traces)")/.test(answered.body)
    if (answered.statusCode === 200 && (isSheet || isBare || answered.body.startsWith('['))) {
      counts.set(200, (counts.get(200) ?? 0) + 1)
      continue
    }
    const envelope = answered.json() as { success: boolean; code: number; message: string; error?: string }
    expect(answered.statusCode, about).not.toBe(500)
    expect(envelope, about).toMatchObject({ success: expect.any(Boolean), code: expect.any(Number), message: expect.any(String) })
    if (!envelope.success) expect(isErrorCode(envelope.error ?? ''), `${about}: ${envelope.error}`).toBe(true)
    expect(failed.mock.calls, about).toEqual([])
    counts.set(answered.statusCode, (counts.get(answered.statusCode) ?? 0) + 1)
  }
  expect(await boss('GET /sys/dict/queryAllDictItems')).toMatchObject({ success: true })
  expect(Object.prototype).not.toHaveProperty('bad')
  expect(counts.get(200)).toBeGreaterThan(runs * 0.8)
})
