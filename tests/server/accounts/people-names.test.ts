import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDevice } from '../../kit/browser/open-device'
import { at } from '../../kit/every-noun'
import { Folder, Paper, tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

const called: Readonly<Record<string, string>> = { anna: '安娜', boss: '园长' }
const product = {
  ...tinyProduct,
  accounts: tinyProduct.accounts.map((one) => ({ ...one, realname: called[one.username] ?? one.realname })),
}
let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(product)
})
afterAll(() => house.close())

test('a list says by name who made a row and who last changed it', async () => {
  const [boss, anna] = [await house.as('boss'), await house.as('anna')]
  await boss(at('POST', Paper, 'add'), { id: 'p1', title: 'one', shelf: 'a' })
  await anna(at('PUT', Paper, 'edit'), { id: 'p1', rev: 1, title: 'two' })
  const { result } = await boss(at('GET', Paper, 'list'))
  expect((result as { records: unknown[] }).records).toMatchObject([
    { createBy: 'boss', createBy_dictText: '园长', updateBy: 'anna', updateBy_dictText: '安娜' },
  ])
})

test('a device is told the names with the rows, in a copy of everything and in what is new', async () => {
  const device = await openDevice(house, 'anna')
  const boss = await house.as('boss')
  const named = { row: { createBy: 'boss', createBy_dictText: '园长' } }
  await boss(at('POST', Folder, 'add'), { id: 'f1', name: 'red' })
  expect((await device.snapshot()).find((one) => one.id === 'f1')).toMatchObject(named)
  await boss(at('POST', Folder, 'add'), { id: 'f2', name: 'blue' })
  expect(await device.catchUp()).toMatchObject([{ id: 'f2', ...named }])
})
