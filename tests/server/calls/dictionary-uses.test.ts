import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import { at } from '../../kit/every-noun'
import { make } from '../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const { child, dict, 'dict-item': item } = resources
const keeping = ['dict:list', 'dict-item:list', 'dict-item:edit', 'dict-item:remove']
const role = (code: string, permissions: readonly string[]) => ({
  code,
  name: { zh: code, en: code },
  dataScope: 'all' as const,
  permissions: [...keeping, ...permissions],
})
const roles = [role('sees_health', ['child:list', 'child:health']), role('sees_names', ['child:list']), role('sees_none', [])]

type Answer = { readonly success: boolean; readonly result: unknown; readonly message: string; readonly code: number }
type Row = { readonly id: string; readonly itemValue: string; readonly sortOrder: number; readonly rev: number }

let house: OpenHouse
let boss: Caller
let ids: Record<string, string>
const as = async (code: string) => house.as(`as_${code}`)
const call = async (caller: Caller, path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object): Promise<Answer> =>
  caller(at(method, item, path), body)
const itemsOf = async (code: string): Promise<Row[]> => {
  const found = (await boss(at('GET', dict, `list?dictCode=${code}`))).result as { records: { id: string; dictCode: string }[] }
  const dictId = found.records.find((one) => one.dictCode === code)?.id
  const items = (await boss(at('GET', item, `list?dictId=${dictId}&pageSize=100&column=sortOrder&order=asc`))).result as { records: Row[] }
  return items.records
}

beforeAll(async () => {
  const product = quietProduct(roles.map(({ code }) => ({ username: `as_${code}`, roles: [code] })))
  house = await openHouse({ ...product, roles: [...product.roles, ...roles] }, quietNow)
  boss = await house.as('boss')
  await make(boss, child, { name: '甲', sex: '1', birthday: '2022-03-01', allergies: ['peanut', 'egg'] })
  await make(boss, child, { name: '乙', sex: '1', birthday: '2022-03-09', allergies: ['egg'] })
  ids = Object.fromEntries((await itemsOf('allergen')).map((row) => [row.itemValue, row.id]))
})
afterAll(() => house?.close())

test('a choice is told where it is used, and in how many rows the asker may see', async () => {
  const uses = async (code: string) => (await call(await as(code), `uses?id=${ids.egg}`)).result
  expect(await uses('sees_health')).toEqual([{ noun: '幼儿', field: '过敏', rows: 2, more: false }])
  expect(await uses('sees_names')).toEqual([{ noun: '幼儿', field: '过敏', rows: null, more: false }])
  expect(await uses('sees_none')).toEqual([{ noun: '幼儿', field: '过敏', rows: null, more: false }])
  expect((await call(boss, `uses?id=${ids.fish}`)).result).toEqual([])
  expect((await call(boss, 'uses?id=nothing')).result).toEqual([])
})

test('a choice that rows hold is neither deleted nor given another value, but put out of use; one that none holds goes', async () => {
  const refused = await call(boss, `delete?id=${ids.egg}`, 'DELETE')
  expect(refused.message).toBe('“幼儿”的“过敏”正在使用这一项，不能删除或改值；可以停用')
  expect((await call(boss, 'edit', 'PUT', { id: ids.egg, itemValue: 'eggs' })).success).toBe(false)
  expect((await call(boss, `deleteBatch?ids=${ids.fish},${ids.peanut}`, 'DELETE')).success).toBe(false)
  expect((await call(boss, 'edit', 'PUT', { id: ids.egg, itemText: '蛋类', status: '0' })).success).toBe(true)
  expect((await call(boss, `delete?id=${ids.fish}`, 'DELETE')).success).toBe(true)
  expect((await itemsOf('allergen')).map((row) => row.itemValue)).not.toContain('fish')
})

test('items are put in order all at once, and no others are named', async () => {
  const before = await itemsOf('sex')
  const dictId = ((await call(boss, `queryById?id=${before[0]?.id}`)).result as { dictId: string }).dictId
  const turned = before.map(({ id }) => id).reverse()
  expect((await call(boss, 'order', 'POST', { dictId, ids: turned })).success).toBe(true)
  const after = await itemsOf('sex')
  expect(after.map(({ id }) => id)).toEqual(turned)
  expect(after.map(({ sortOrder }) => sortOrder)).toEqual(turned.map((_, place) => place + 1))
  expect((await call(boss, 'order', 'POST', { dictId, ids: [ids.egg] })).code).toBe(404)
  // Named alone, it comes first and the others keep their order behind it.
  await call(boss, 'order', 'POST', { dictId, ids: turned.slice(-1) })
  expect((await itemsOf('sex')).map(({ id }) => id)).toEqual([...turned.slice(-1), ...turned.slice(0, -1)])
})
