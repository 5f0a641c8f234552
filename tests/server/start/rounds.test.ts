import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keepUp } from '../../../src/server/start/keep-up'
import { goRound } from '../../../src/server/start/rounds'
import { type OpenHouse, openHouse } from '../../kit/open-house'
import { tinyProduct } from '../../kit/tiny-product'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(tinyProduct)
})
afterAll(() => house.close())
afterEach(() => vi.restoreAllMocks())

test('a look that fails for one tenant is made for the others all the same', async () => {
  const looked: number[] = []
  const look = async (_engine: unknown, tenant: number) => {
    looked.push(tenant)
    if (tenant === 1) throw new Error('no table')
  }
  await expect(goRound(house.engine, [1, 2, 3], { name: 'look', every: 60_000, look })).resolves.toBeUndefined()
  expect(looked).toEqual([1, 2, 3])
})

test('a look is made at once and again and again, for every tenant, until the end', async () => {
  const looked: number[] = []
  const look = async (_engine: unknown, tenant: number) => void looked.push(tenant)
  const begin = vi.spyOn(globalThis, 'setInterval')
  const stop = vi.spyOn(globalThis, 'clearInterval')
  const end = keepUp(house.engine, [], [{ name: 'look', every: 20, look }])
  const timers = begin.mock.results.map(({ value }) => value)
  await expect.poll(() => looked.length).toBeGreaterThan(2)
  await end()
  expect(new Set(looked)).toEqual(new Set([1]))
  expect(timers.length).toBeGreaterThan(0)
  expect(stop.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers))
})
