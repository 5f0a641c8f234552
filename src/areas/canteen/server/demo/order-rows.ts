import { sumsOf } from '../../../../contract/sync/line'
import type { Given } from '../../../../server/seed/fill'
import { row } from '../../../../server/seed/row'
import { random } from '../../../demo/published/random'
import { FoodOrder } from '../../buying/food-order'
import { FoodOrderLine } from '../../buying/food-order-line'

/** What is bought for a day: food, amount, unit, and fen for one unit. */
const baskets = [
  {
    title: '蔬菜',
    seller: '城南菜市场',
    foods: [
      ['土豆', 12, 'kg', 320],
      ['西红柿', 8, 'kg', 560],
      ['青菜', 10, 'jin', 280],
      ['胡萝卜', 6, 'kg', 360],
    ],
  },
  {
    title: '肉蛋',
    seller: '放心肉店',
    foods: [
      ['鸡腿肉', 9, 'kg', 2380],
      ['猪里脊', 6, 'kg', 3260],
      ['鸡蛋', 180, 'piece', 95],
    ],
  },
  {
    title: '奶和米面',
    seller: '天成粮油',
    foods: [
      ['大米', 25, 'kg', 540],
      ['面粉', 10, 'kg', 460],
      ['鲜牛奶', 24, 'bottle', 680],
    ],
  },
] as const

/** Orders of some open days, each day of another basket; those before `today` are bought, and what the others cost nobody knows yet. */
export function orderRows(seed: number, days: readonly string[], today: string): { readonly orders: Given[]; readonly lines: Given[] } {
  const chance = random(seed, 'orders')
  const made = days.flatMap((date, at) => {
    const basket = baskets[at % baskets.length]
    if (!basket) return []
    const { title, seller, foods } = basket
    const id = `order.${at + 1}`
    const values = foods.map(([food, usual, unit, fen], place) => {
      const amount = usual + chance.whole(-2, 2)
      const bought = date < today
      return { orderId: id, place: place + 1, food, amount, unit, cost: bought ? amount * fen : null, bought }
    })
    const lines = values.map((line) => row(FoodOrderLine, `${id}.${line.place}`, line))
    return [{ order: row(FoodOrder, id, { title, date, seller, ...sumsOf(FoodOrderLine, values) }), lines }]
  })
  return { orders: made.map(({ order }) => order), lines: made.flatMap(({ lines }) => lines) }
}
