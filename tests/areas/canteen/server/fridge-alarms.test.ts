import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { fridgeAlarms } from '../../../../src/areas/canteen/server/fridge-alarms'
import type { Row } from '../../../../src/contract/resource'
import { instant } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { makeWorking } from '../../../kit/browser/make-working'
import { make } from '../../../kit/make'
import { toldNotices } from '../../../kit/notices/told-notices'
import { runAlone } from '../../../kit/run-alone'
import { type Caller, type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

const monday = '2026-03-02'
let now = `${monday} 06:30:00`
let house: OpenHouse
let boss: Caller
let fridge: Row

beforeAll(async () => {
  const accounts = [
    { username: 'keeper', roles: ['nurseAide'] },
    { username: 'store', roles: ['storekeeper'] },
    { username: 'manager', roles: ['canteenMgr'] },
    { username: 'chief', roles: ['principal'] },
    { username: 'chef', roles: ['cook'] },
  ]
  house = await openHouse(quietProduct(accounts), () => instant(now))
  boss = await house.as('boss')
  const { id: keeperId } = await makeWorking(boss, { userId: 'user.keeper' })
  fridge = await make(boss, resources['sample-fridge'], { name: '1号', tempMin: 0, tempMax: 8, keeperId, enabled: true })
  for (const date of [monday, '2026-03-04']) await make(boss, resources['school-day'], { date, isOpen: true, mealServed: true })
})
afterAll(() => house?.close())

const look = async (at: string, day = monday) => {
  now = `${day} ${at}`
  await runAlone(fridgeAlarms, house.engine)
}
const read = (readTime: string, temp: number) => {
  now = readTime
  return make(boss, resources['fridge-temp'], { fridgeId: fridge.id, readTime, temp, source: 'manual' })
}
const told = async (username: string) => toldNotices(await house.as(username))
const counts = async () => {
  const names = ['keeper', 'store', 'manager', 'chief', 'chef']
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await told(name)).length] as const)))
}

test('the product looks at the fridges every minute', () => {
  expect(product.jobs).toContain(fridgeAlarms)
  expect(fridgeAlarms.cron).toBe('0 * * * * ? *')
})

test('a reading that was not taken in time is told once to keeper, storekeeper and canteen manager', async () => {
  await look('08:29:59')
  expect(await counts()).toEqual({ keeper: 0, store: 0, manager: 0, chief: 0, chef: 0 })
  await look('08:30:00')
  await look('08:31:00')
  expect(await counts()).toEqual({ keeper: 1, store: 1, manager: 1, chief: 0, chef: 0 })
  expect(await told('store')).toMatchObject([{ msgAbstract: '1号 07:30 的温度还没有记录。', openPage: '/canteen/fridges' }])
})

test('a fridge out of its range is told after half an hour, and to the leaders too after two hours', async () => {
  await read(`${monday} 09:00:00`, 11.2)
  await look('09:30:00')
  expect(await counts()).toMatchObject({ store: 1 })
  await look('09:31:00')
  expect(await counts()).toEqual({ keeper: 2, store: 2, manager: 2, chief: 0, chef: 0 })
  const [warm] = await told('store')
  expect(warm?.msgAbstract).toContain('1号自 03-02 09:00 起 11.2 ℃，应在 0–8 ℃，尚未恢复。')
  await look('11:01:00')
  await look('11:02:00')
  expect(await counts()).toEqual({ keeper: 3, store: 3, manager: 3, chief: 1, chef: 0 })
  expect((await told('chief'))[0]?.msgAbstract).toContain('移到其他冰箱')
})

test('read back in range, it is told no more; a new time out of range is another matter', async () => {
  await read(`${monday} 11:10:00`, 4)
  await look('16:00:00')
  expect(await counts()).toMatchObject({ store: 3 })
  await read(`${monday} 16:20:00`, 9)
  await look('16:51:00')
  expect(await counts()).toMatchObject({ store: 4, chief: 1 })
  await read(`${monday} 16:55:00`, 5)
})

test('within half an hour, as when it is filled, and on a day off without a reading, nobody is told', async () => {
  await look('23:00:00', '2026-03-03')
  const before = await counts()
  await read('2026-03-04 07:30:00', 9)
  await read('2026-03-04 07:55:00', 4)
  await look('08:30:00', '2026-03-04')
  expect(await counts()).toEqual(before)
  expect(before).toMatchObject({ store: 0 })
})
