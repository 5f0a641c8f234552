import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../src/contract/resource'
import { Department, rootDepartment } from '../../../src/contract/system/department'
import { Permission } from '../../../src/contract/system/permission'
import { User } from '../../../src/contract/system/user'
import { systemBehaviours } from '../../../src/server/system/behaviours'
import { at } from '../../kit/every-noun'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
let boss: Caller
const depart: Record<string, string> = {}
beforeAll(async () => {
  house = await openHouse({ ...tinyProduct, behaviours: { ...tinyProduct.behaviours, ...systemBehaviours } })
  boss = await house.as('boss')
  for (const [name, below] of [['office'], ['kitchen'], ['gate'], ['store', 'kitchen']] as const) {
    const parentId = below ? depart[below] : rootDepartment
    const { result } = await boss(at('POST', Department, 'add'), { departName: name, parentId })
    depart[name] = (result as Row).id
  }
})
afterAll(() => house.close())

const put = (name: string, below: string | undefined, before?: string) =>
  boss(at('POST', Department, 'place'), {
    id: depart[name],
    parentId: below === undefined ? rootDepartment : depart[below],
    before: before === undefined ? null : depart[before],
  })
const rowsBelow = async (parent: string): Promise<Row[]> => {
  const { records } = (await boss(at('GET', Department, `list?pageSize=100&parentId=${parent}`))).result as { records: Row[] }
  return records.sort((one, two) => Number(one.departOrder) - Number(two.departOrder))
}
const order = async (parent = rootDepartment) => (await rowsBelow(parent)).map(({ departName }) => departName)

test('rows that were never put in an order are all numbered as one of them is put to a place', async () => {
  expect(await put('gate', undefined, 'kitchen')).toMatchObject({ success: true })
  expect((await rowsBelow(rootDepartment)).map(({ departName, departOrder }) => [departName, departOrder])).toEqual([
    ['office', 1],
    ['gate', 2],
    ['kitchen', 3],
  ])
})

test('where a number is free only the row that moves is written', async () => {
  const revs = async () => new Map((await rowsBelow(rootDepartment)).map(({ departName, rev }) => [departName, rev]))
  const before = await revs()
  expect(await put('office', undefined)).toMatchObject({ success: true })
  expect(await order()).toEqual(['gate', 'kitchen', 'office'])
  const after = await revs()
  expect([...after].filter(([name, rev]) => rev !== before.get(name)).map(([name]) => name)).toEqual(['office'])
})

test('a row comes below another one, and on top where none is named', async () => {
  expect(await put('gate', 'kitchen', 'store')).toMatchObject({ success: true })
  expect(await order(depart.kitchen)).toEqual(['gate', 'store'])
  expect(await boss(at('POST', Department, 'place'), { id: depart.gate, parentId: null })).toMatchObject({ success: true })
  const { result } = await boss(at('GET', Department, `queryById?id=${depart.gate}`))
  expect((result as Row).parentId).toBeNull()
})

test('nothing comes below itself, and then nothing is written', async () => {
  const before = await order()
  expect(await put('kitchen', 'store')).toMatchObject({ success: false, error: 'record.none-changed' })
  expect(await order()).toEqual(before)
  expect(await put('kitchen', 'kitchen')).toMatchObject({ success: false })
})

test('entries of the menu come below none of their own either, by their form', async () => {
  const made = async (name: string, parentId?: string) =>
    ((await boss(at('POST', Permission, 'add'), { name, menuType: '0', sortNo: 1, parentId })).result as Row).id
  const above = await made('above')
  const below = await made('below', above)
  expect(await boss(at('PUT', Permission, 'edit'), { id: above, parentId: below })).toMatchObject({ success: false })
  expect(await boss(at('POST', Permission, 'place'), { id: below, parentId: null, before: above })).toMatchObject({ success: true })
})

test('a place before what is not there is refused, and so is whoever may not edit', async () => {
  expect(await put('office', undefined, 'store')).toMatchObject({ success: false, error: 'record.gone' })
  expect(await boss(at('POST', Department, 'place'), { id: 'nobody', parentId: null })).toMatchObject({ success: false })
  const anna = await house.as('anna')
  expect(await anna(at('POST', Department, 'place'), { id: depart.office, parentId: null })).toMatchObject({ status: 403 })
})

test("departments one leads are one's own, though one works elsewhere", async () => {
  type Node = { readonly title: string; readonly children?: readonly Node[] }
  const mine = async () => {
    const nodes = (await boss('GET /sys/sysDepart/queryMyDeptTreeList')).result as readonly Node[]
    return nodes.map(({ title, children = [] }) => [title, ...children.map((child) => child.title)]).sort()
  }
  expect(await boss(at('PUT', User, 'edit'), { id: 'user.boss', departments: [depart.office] })).toMatchObject({ success: true })
  expect(await mine()).toEqual([['office']])
  expect(await boss(at('PUT', Department, 'edit'), { id: depart.kitchen, directorUserIds: ['user.boss'] })).toMatchObject({ success: true })
  expect(await mine()).toEqual([['kitchen', 'store'], ['office']])
})
