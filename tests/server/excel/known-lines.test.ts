import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import type { Row } from '../../../src/contract/resource'
import type { CheckedSheet, PortionDone } from '../../../src/contract/sheet/checked-sheet'
import { at } from '../../kit/every-noun'
import { make } from '../../kit/make'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const noun = resources['food-order']
const headings = ['名称', '采购日期', '供货商', '备注']
let house: OpenHouse
let boss: Awaited<ReturnType<OpenHouse['as']>>
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await house.as('boss')
})
afterAll(() => house.close())

const lines = (...rows: readonly string[][]) => ({ headings, lines: rows.map((cells, place) => ({ line: place + 2, cells })) })
const look = async (...rows: readonly string[][]) => {
  const { result } = await boss(`POST /sys/noun-sheet/${noun.name}/look`, lines(...rows))
  return (result as CheckedSheet).lines.map(({ outcome }) => outcome)
}
const bring = async (...rows: readonly string[][]) =>
  ((await boss(`POST /sys/noun-sheet/${noun.name}/import`, lines(...rows))).result as PortionDone).added.length
const order = (name: string, note = '') => [name, '2026-03-03', '菜场', note]

test('a line that says the whole of a row there is that row; one that says anything else adds one', async () => {
  expect(await bring(order('一单', '备注\n两行'))).toBe(1)
  expect(await look(order('一单', '备注\n两行'), order('一单', '另一个备注'), order('一单'))).toEqual(['same', 'new', 'new'])
})

test('each row is one line alone: lines that are alike on purpose are as many rows', async () => {
  expect(await look(order('两单'), order('两单'))).toEqual(['new', 'new'])
  expect(await bring(order('两单'), order('两单'))).toBe(2)
  expect(await look(order('两单'), order('两单'), order('两单'))).toEqual(['same', 'same', 'new'])
  expect(await bring(order('两单'))).toBe(1)
})

test('a row whose key follows from its values is known by it, and changed', async () => {
  const meal = resources['menu-meal']
  const { menuId, date, mealType, id } = await make(boss, meal)
  const found = async (note: string) => {
    const cells = [menuId, date, mealType, note].map(String)
    const { result } = await boss(`POST /sys/noun-sheet/menu-meal/look`, {
      headings: ['周食谱', '日期', '餐次', '备注'],
      lines: [{ line: 2, cells }],
    })
    return (result as CheckedSheet).lines[0]?.outcome
  }
  const row = (await boss(at('GET', meal, `queryById?id=${id}`))).result as Row
  expect([await found(String(row.note ?? '')), await found('换一个')]).toEqual(['same', 'changed'])
})
