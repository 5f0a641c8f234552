import { afterAll, beforeAll, expect, test } from 'vitest'
import { goRound } from '../../../src/server/start/rounds'
import { type OpenHouse, openHouse } from '../../kit/open-house'
import { tinyProduct } from '../../kit/tiny-product'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(tinyProduct)
})
afterAll(() => house.close())

test('a look that fails for one tenant is made for the others all the same', async () => {
  const looked: number[] = []
  const look = async (_engine: unknown, tenant: number) => {
    looked.push(tenant)
    if (tenant === 1) throw new Error('no table')
  }
  await expect(goRound(house.engine, [1, 2, 3], { name: 'look', every: 60_000, look })).resolves.toBeUndefined()
  expect(looked).toEqual([1, 2, 3])
})
