import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

let house: OpenHouse
let boss: Caller
let nobody: Caller
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await house.as('boss')
  nobody = await house.as('nobody')
})
afterAll(() => house.close())

const path = '/jeecg-boot/sys/gatewayRoute'
type Told = { readonly id: string } & Readonly<Record<string, unknown>>
const list = async () => (await boss(`GET ${path}/list?column=createTime&order=desc&pageNo=1&pageSize=10&_t=1`)).result as Told[]
const predicates = [
  { name: 'Path', args: ['/kitchen/**', '/menu/**'] },
  { name: 'Header', args: { header: 'X-House', regexp: '\\d+' } },
]
const filters = [
  {
    name: 'RequestRateLimiter',
    title: '限流过滤器',
    args: [
      { key: 'key-resolver', value: '#{@ipKeyResolver}' },
      { key: 'redis-rate-limiter.replenishRate', value: 20 },
      { key: 'redis-rate-limiter.burstCapacity', value: '40' },
    ],
  },
]
const router = {
  routerId: 'kitchen',
  name: '食堂服务',
  uri: 'lb://kitchen',
  status: true,
  predicates: JSON.stringify(predicates),
  filters: JSON.stringify(filters),
}

test('a route is added and edited by one call, and told as one list with lists in it', async () => {
  expect(await boss(`POST ${path}/updateAll`, { router })).toMatchObject({ success: true })
  const [told] = await list()
  const limited = [{ ...filters[0], args: filters[0]?.args.map((one) => (one.value === '40' ? { ...one, value: 40 } : one)) }]
  expect(told).toEqual({
    id: expect.any(String),
    routerId: 'kitchen',
    name: '食堂服务',
    uri: 'lb://kitchen',
    status: 1,
    predicates,
    filters: limited,
  })
  expect(
    await boss(`POST ${path}/updateAll`, { router: { ...told, status: false, name: '厨房', predicates: '[]', filters: '[]' } }),
  ).toMatchObject({ success: true })
  expect(await list()).toEqual([
    { id: told?.id, routerId: 'kitchen', name: '厨房', uri: 'lb://kitchen', status: 0, predicates: [], filters: [] },
  ])
})

test.each([
  ['text that is no JSON', { predicates: '[{' }],
  ['a condition nobody knows the lines of', { predicates: [{ name: 'Path', args: { header: 'x' } }] }],
  ['another filter', { filters: JSON.stringify([{ name: 'StripPrefix', args: [] }]) }],
  ['a key of a filter nobody knows', { filters: [{ name: 'RequestRateLimiter', args: [{ key: 'x', value: 1 }] }] }],
])('%s is refused in words, and nothing of the route is lost', async (_what, change) => {
  const before = await list()
  expect(await boss(`POST ${path}/updateAll`, { router: { ...before[0], ...change } })).toMatchObject({
    success: false,
    error: 'gateway-route.list',
  })
  expect(await list()).toEqual(before)
})

test('what a field does not take is told at the field', async () => {
  const limit = { name: 'RequestRateLimiter', args: [{ key: 'key-resolver', value: 'x' }] }
  expect(await boss(`POST ${path}/updateAll`, { router: { ...router, routerId: 'two', filters: [limit] } })).toMatchObject({
    error: 'input.invalid',
  })
  expect(
    await boss(`POST ${path}/updateAll`, { router: { ...router, routerId: 'two', predicates: [{ name: 'Nonsense', args: ['x'] }] } }),
  ).toMatchObject({ error: 'input.invalid' })
  expect(await boss(`POST ${path}/updateAll`, {})).toMatchObject({ success: false })
})

test('our own app reads pages of the same routes', async () => {
  expect(await boss('GET /sys/gatewayRoute/list')).toMatchObject({ result: { total: 1, records: [{ routerId: 'kitchen', status: '0' }] } })
})

test('there is no cache, which is said; and a route is removed', async () => {
  expect(await boss(`GET ${path}/clearRedis`)).toMatchObject({ success: true, message: '路由没有缓存，不需要清除' })
  const [told] = await list()
  expect(await boss(`DELETE ${path}/delete?id=${told?.id}`)).toMatchObject({ success: true, message: '删除成功！' })
  expect(await list()).toEqual([])
})

test('none of it is for who may not look after the system', async () => {
  expect(await nobody(`GET ${path}/list`)).toMatchObject({ status: 403 })
  expect(await nobody(`POST ${path}/updateAll`, { router })).toMatchObject({ status: 403 })
  expect(await nobody(`GET ${path}/clearRedis`)).toMatchObject({ status: 403 })
})
