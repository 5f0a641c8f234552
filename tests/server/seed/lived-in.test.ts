import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '../../../src/server/product'
import { openTenant, settle } from '../../../src/server/seed/settle'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

const green = { value: 'green', text: { zh: '绿', en: 'Green' } }
/** A release whose papers may also be green. */
const greener: Product = {
  ...tinyProduct,
  dictionaries: tinyProduct.dictionaries.map((dict) => (dict.code === 'colour' ? { ...dict, items: [...dict.items, green] } : dict)),
}

let house: OpenHouse
let anna: OpenDevice
beforeAll(async () => {
  house = await openHouse(tinyProduct)
  const other = { id: 'user.other', username: 'other', realname: 'Other', workNo: 'O1', phone: '13700000001', roles: ['admin'] }
  await openTenant(house.engine, tinyProduct, { name: 'Other', accounts: [other] })
  anna = await openDevice(house, 'anna')
  await anna.snapshot()
})
afterAll(() => house.close())

const ask = async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(house.engine.databases.owner)).rows
/** Every shipped row and every counter, with the transaction that last wrote it. */
const written = () =>
  ask(`select 'role' as noun, tenant_id, id, xmin::text from role union all select 'permission', tenant_id, id, xmin::text from permission
    union all select 'item', tenant_id, id, xmin::text from dict_item union all select 'counter', tenant_id, '', xmin::text from sync_counter order by 1, 2, 3`)

test('a start with nothing new writes nothing', async () => {
  const before = await written()
  await settle(house.engine, tinyProduct)
  expect(await written()).toEqual(before)
})

test('a choice that is new in a release is told to devices that have read everything else', async () => {
  await anna.catchUp()
  await settle(house.engine, greener)
  expect(await anna.catchUp()).toMatchObject([{ noun: 'dict-item', id: 'dict.colour.green', row: { itemValue: 'green' } }])
  expect(await ask("select tenant_id from dict_item where id = 'dict.colour.green' order by 1")).toEqual([
    { tenant_id: 1 },
    { tenant_id: 2 },
  ])
  const [counted] = await ask<{ counted: number; there: number }>(`select (totals ->> 'dict-item')::int as counted,
    (select count(*)::int from dict_item where tenant_id = 1) as there from sync_counter where tenant_id = 1`)
  expect(counted?.counted).toBe(counted?.there)
})

test('what somebody took out of the database is there again after a start', async () => {
  await ask("delete from dict_item where id = 'dict.colour.red' and tenant_id = 2")
  await ask("delete from permission where id = 'paper:edit' and tenant_id = 2")
  await ask("update role set permissions = '{}' where role_code = 'shelf-a' and tenant_id = 2")
  await settle(house.engine, greener)
  expect(await ask("select 1 from dict_item where id = 'dict.colour.red' and tenant_id = 2")).toHaveLength(1)
  expect(await ask("select 1 from role where role_code = 'shelf-a' and tenant_id = 2 and 'paper:edit' = any(permissions)")).toHaveLength(1)
})

test('a choice the house has removed stays removed', async () => {
  const boss = await house.as('boss')
  await boss('DELETE /sys/dictItem/delete?id=dict.colour.blue')
  await settle(house.engine, greener)
  expect(await ask("select gone from dict_item where id = 'dict.colour.blue' and tenant_id = 1")).toEqual([{ gone: true }])
})
