import { date, derived, money, note, optional, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'food-order': typeof FoodOrder
  }
}

/** What is bought for the kitchen on one day from one seller. What is on it are its lines, written with it, at the market too. */
export const FoodOrder = defineResource({
  name: 'food-order',
  label: label('采购单', 'Food order'),
  path: '/business-system/intk/canteen/food-order',
  offline: 'write',
  fields: {
    title: text('名称', 'Name', { max: 50 }),
    date: date('采购日期', 'Bought on'),
    seller: text('供货商', 'Seller', { max: 50 }),
    /** What its lines come to. */
    total: derived(money('合计', 'Total', { initial: 0 })),
    note: optional(note('备注', 'Note', { max: 200 })),
  },
  title: 'title',
  card: { facts: ['seller', 'total'], section: 'day' },
  list: ['title', 'date', 'seller', 'total', 'note'],
  defaultOrder: { by: ['date desc'] },
  search: ['title', 'date', 'seller'],
  form: [['title', 'date'], ['seller'], ['note']],
})
export type FoodOrder = RecordOf<typeof FoodOrder>
