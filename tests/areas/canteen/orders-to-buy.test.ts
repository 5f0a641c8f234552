import { expect, test } from 'vitest'
import { ordersAfter, ordersToBuy } from '../../../src/areas/canteen/buying/orders-to-buy'

const order = (id: string, date: string) => ({ id, date })
const found = (orders: readonly ReturnType<typeof order>[], open: readonly string[]) =>
  ordersToBuy(
    orders,
    open.map((orderId) => ({ orderId })),
  ).map(({ order, foods }) => [order.id, foods])

test('orders that are not bought stand from the earliest on, each with its foods', () => {
  const orders = [order('tomorrow', '2026-11-19'), order('today', '2026-11-18'), order('late', '2026-10-30')]
  expect(found(orders, ['today', 'tomorrow', 'late', 'today'])).toEqual([
    ['late', 1],
    ['today', 2],
    ['tomorrow', 1],
  ])
})

test('an order of which all is bought is none to buy, nor are foods of an order that is gone', () => {
  expect(found([order('done', '2026-11-18')], ['gone'])).toEqual([])
})

test('the days after the last of a year begin in the next', () => {
  expect(ordersAfter('2026-12-31')).toEqual({ date_begin: '2027-01-01' })
})
