import { amount, boolean, count, dict, money, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'food-order-line': typeof FoodOrderLine
  }
}

/** One food of an order: how much of it, and what it cost. */
export const FoodOrderLine = defineResource({
  name: 'food-order-line',
  label: label('采购明细', 'Foods to buy'),
  path: '/business-system/intk/canteen/food-order-line',
  offline: 'write',
  fields: {
    orderId: ref('food-order', '采购单', 'Order', { fixed: true }),
    place: count('序号', 'Place', { min: 1, max: 1000 }),
    /** What was bought before is bought again in its unit. */
    food: text('食材', 'Food', { max: 50, popup: { code: 'food-order-line', own: 'food', fills: { unit: 'unit', note: 'note' } } }),
    amount: amount('数量', 'Amount', { min: 0, max: 100_000 }),
    unit: dict('buyingUnit', '单位', 'Unit', { initial: 'kg' }),
    cost: optional(money('金额', 'Cost')),
    bought: boolean('已买', 'Bought', { initial: false }),
    note: optional(text('备注', 'Note', { max: 100 })),
  },
  title: 'food',
  card: { facts: ['bought', 'amount', 'unit', 'orderId'] },
  list: ['orderId', 'place', 'food', 'amount', 'unit', 'cost', 'bought'],
  search: ['orderId', 'food', 'bought'],
  form: [['orderId', 'place'], ['food'], ['amount', 'unit'], ['cost', 'bought'], ['note']],
  line: { of: 'orderId', order: 'place', sums: { total: 'cost' } },
})
export type FoodOrderLine = RecordOf<typeof FoodOrderLine>
