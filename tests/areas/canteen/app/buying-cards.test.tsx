import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardStanding, HomeCardProps } from '../../../../src/app/home/home-card'
import { ListScreen } from '../../../../src/app/resource/list/ListScreen'
import { OrdersCard } from '../../../../src/areas/canteen/app/home/buying/OrdersCard'
import { SpentCard } from '../../../../src/areas/canteen/app/home/buying/SpentCard'
import { addDays, instant } from '../../../../src/contract/time'
import { type Stage, stage } from '../../../kit/area-stage'
import { today, yesterday } from './kitchen-rows'

const kept = { rev: 1, scope: 'all', createBy: 'x', createTime: `${today} 05:00:00`, updateBy: null, updateTime: null }
const order = (id: string, date: string, total: number | null = 1000) => ({
  ...{ id, title: `order ${id}`, date, seller: 'market', total, note: null },
  ...kept,
})
const foods = (orderId: string, ...bought: readonly boolean[]) =>
  bought.map((isBought, at) => ({
    ...{ id: `${orderId}.${at}`, orderId, place: at + 1, food: `food ${at}`, amount: 1, unit: 'kg' },
    ...{ cost: null, bought: isBought, note: null },
    ...kept,
  }))
const tomorrow = addDays(today, 1)

type Rows = Parameters<typeof stage>[1]
type Role = NonNullable<NonNullable<Parameters<typeof stage>[2]>['role']>
let on: Stage
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))))
afterEach(async () => {
  await on.leave()
  vi.unstubAllGlobals()
  vi.setSystemTime(instant(`${today} 11:00:00`))
})

/** Draws a card, and answers what it last told of itself. */
async function told(Card: ComponentType<HomeCardProps>, rows: Rows, role: Role = 'buyer'): Promise<CardStanding> {
  const standings: CardStanding[] = []
  on = await stage(<Card tell={(one) => void standings.push(one)} />, rows, { role, address: '/dashboard/analysis' })
  await on.wait(() => standings.length > 0)
  return standings.at(-1) as CardStanding
}

/** Goes where something on the card leads, and answers how many rows are there. */
async function rowsBehind(selector: string, rows: Rows): Promise<string | undefined> {
  const address = on.find(selector)?.getAttribute('href')
  expect(address).toMatch('/canteen/food-order?')
  await on.leave()
  on = await stage(<ListScreen noun="food-order" title="list" />, rows, { role: 'buyer', address: address ?? '' })
  await on.wait(() => on.find('.list-total')?.textContent?.match(/\d/))
  return on.find('.list-total')?.textContent ?? undefined
}

const usual: Rows = {
  'food-order': [order('late', yesterday), order('today', today), order('done', today), order('tomorrow', tomorrow)],
  'food-order-line': [
    ...foods('late', false, true),
    ...foods('today', false, true, false),
    ...foods('done', true),
    ...foods('tomorrow', false, false),
    ...foods('gone', false),
  ],
}

test.each([
  ['the orders of today', 'a.home-figure', '2 in all'],
  ['those of the days after', 'a.card-note', '1 in all'],
] as const)('the number of %s is the number of rows it leads to', async (_, selector, behind) => {
  expect(await told(OrdersCard, usual)).toMatchObject({ as: 'due', values: { count: 2 } })
  expect(on.find(selector)?.textContent).toContain(behind.split(' ')[0] ?? '')
  expect(await rowsBehind(selector, usual)).toBe(behind)
})

test('orders that are not bought stand from the earliest on, each the way to itself', async () => {
  await told(OrdersCard, usual)
  const rows = [...on.place.querySelectorAll('.card-rows a')]
  expect(rows.map((row) => row.getAttribute('href')?.split('open=')[1])).toEqual(['late', 'today', 'tomorrow'])
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('1 food not boughtLate'),
    expect.stringContaining('2 foods not boughtToday'),
    expect.stringContaining('2 foods not bought'),
  ])
})

test('on a day without an order what is late is due all the same, and what has time is not', async () => {
  const late: Rows = { 'food-order': [order('late', yesterday)], 'food-order-line': foods('late', false) }
  expect(await told(OrdersCard, late)).toMatchObject({ as: 'due', values: { count: 1 } })
  expect(on.text()).toContain('No food order for today')
  await on.leave()
  const early: Rows = { 'food-order': [order('tomorrow', tomorrow)], 'food-order-line': foods('tomorrow', false, true) }
  expect(await told(OrdersCard, early)).toEqual({ as: 'calm' })
  expect(await rowsBehind('a.card-note', early)).toBe('1 in all')
})

test('where all is bought it is well, unless there is something of today to see, and whoever only waits for it is called to nothing', async () => {
  const done = (day: string): Rows => ({ 'food-order': [order('done', day)], 'food-order-line': foods('done', true) })
  expect((await told(OrdersCard, done(yesterday))).as).toBe('well')
  await on.leave()
  expect((await told(OrdersCard, done(today))).as).toBe('calm')
  await on.leave()
  expect(await told(OrdersCard, usual, 'storekeeper')).toEqual({ as: 'calm' })
})

const month: Rows = {
  'food-order': [
    order('before', '2026-10-31', 99_900),
    order('first', '2026-11-01', 12_345),
    order('today', today, 5),
    order('unsent', today, null),
    order('tomorrow', tomorrow, 77_700),
    order('december', '2026-12-01', 250),
  ],
}

test.each([
  ['in the middle of a month', today, '¥123.50', '3 in all', ['first', 'today']],
  ['on its first day', '2026-12-01', '¥2.50', '1 in all', ['december']],
  ['in a month without an order', '2027-02-01', '¥0.00', '0 in all', []],
] as const)('%s what was spent is the sum of the orders it leads to', async (_, day, sum, behind, among) => {
  vi.setSystemTime(instant(`${day} 00:10:00`))
  expect(await told(SpentCard, month, 'accountant')).toEqual({ as: 'calm' })
  expect(on.find('.home-figure')?.textContent).toContain(`${sum}${behind.split(' ')[0]} order`)
  const shown = [...on.place.querySelectorAll('.card-rows a')].map((row) => row.getAttribute('href')?.split('open=')[1])
  expect(shown.sort()).toEqual([...among].sort())
  if (behind.startsWith('0')) return
  expect(await rowsBehind('a.home-figure', month)).toBe(behind)
})
