import type { Catalogue } from '../../src/contract/catalogue'
import { count, derived, optional, ref, text } from '../../src/contract/field'
import { label } from '../../src/contract/label'
import { defineResource } from '../../src/contract/resource'
import type { Product, ShippedRole } from '../../src/server/product'
import { behave } from '../../src/server/resource/behaviour'
import { tinyAccount, tinyCatalogue, tinyProduct } from './product/tiny-product'

declare module '../../src/contract/registry' {
  interface NounTypes {
    order: typeof Order
    'order-line': typeof OrderLine
    parcel: typeof Parcel
  }
  interface ReaderWays {
    supplier: true
  }
}

/** Read by those of its shelf, and by the supplier it goes to. */
export const Order = defineResource({
  name: 'order',
  label: label('订单', 'order'),
  path: '/tiny/desk/order',
  offline: 'write',
  readers: { supplier: 'supplier' },
  fields: {
    title: text('标题', 'Title', { max: 40 }),
    shelf: text('架', 'Shelf', { max: 10, initial: 'a' }),
    supplier: optional(text('供应商', 'Supplier', { max: 20 })),
    note: optional(text('备注', 'Note', { max: 40 })),
    pieces: derived(count('件数', 'Pieces')),
  },
  title: 'title',
  list: ['title', 'shelf', 'supplier', 'note'],
  search: ['title'],
  form: [
    ['title', 'shelf'],
    ['supplier', 'note'],
  ],
})

export const OrderLine = defineResource({
  name: 'order-line',
  label: label('订单明细', 'order line'),
  path: '/tiny/desk/order-line',
  offline: 'write',
  fields: {
    order: ref('order', '订单', 'Order', { fixed: true }),
    place: count('序号', 'Place', { max: 1000 }),
    item: text('品名', 'Item', { max: 40 }),
    pieces: count('数量', 'Pieces', { max: 1000 }),
  },
  title: 'item',
  list: ['place', 'item', 'pieces'],
  search: ['item'],
  form: [
    ['order', 'place'],
    ['item', 'pieces'],
  ],
  line: { of: 'order', order: 'place', sums: { pieces: 'pieces' } },
})

/** Goes along with its order while it is under way. */
export const Parcel = defineResource({
  name: 'parcel',
  label: label('包裹', 'parcel'),
  path: '/tiny/desk/parcel',
  offline: 'write',
  scope: { follows: 'order', while: { state: ['sent'] } },
  fields: {
    order: ref('order', '订单', 'Order', { fixed: true }),
    title: text('标题', 'Title', { max: 40 }),
    state: text('状态', 'State', { max: 10, initial: 'sent' }),
  },
  title: 'title',
  list: ['title', 'state'],
  search: ['title'],
  form: [['order', 'title'], ['state']],
})

export const orderCatalogue: Catalogue = {
  ...tinyCatalogue,
  resources: { ...tinyCatalogue.resources, order: Order, 'order-line': OrderLine, parcel: Parcel },
}

export const order = behave(Order, {
  scope: (_ctx, { shelf }) => (shelf === 'open' ? 'all' : `shelf/${shelf}`),
  before: (ctx, { after }) => (after.title === 'hold me' ? ctx.hold('held') : undefined),
})

const reading = ['conflict:list', 'dict:list', 'dict-item:list']
const supplierRole = (code: string): ShippedRole => ({
  code: `supplier-${code}`,
  name: label(`供应商${code}`, `Supplier ${code}`),
  dataScope: 'supplier',
  permissions: ['order:list', 'order:edit', 'parcel:list', 'folder:list', 'paper:list', ...reading],
})

/**
 * The tiny product with orders. `anna` and `robert` have those of shelf a, `cathy` those of c and may not see parcels, `sue` and `sam` what goes to
 * suppliers s and t. `dora` works at shelf c and supplies as t: orders she reads in both ways, parcels as a supplier alone. `ned` adds orders that are
 * open to all, and edits none.
 */
export const orderProduct: Product = {
  ...tinyProduct,
  catalogue: orderCatalogue,
  behaviours: { ...tinyProduct.behaviours, order },
  reach: async (db, people) => {
    const shelves = await tinyProduct.reach(db, people)
    const suppliers = (roles: readonly string[]) => roles.filter((one) => one.startsWith('supplier-')).map((one) => one.replace('-', '/'))
    return new Map(people.map(({ id, roles }) => [id, [...(shelves.get(id) ?? []), ...suppliers(roles)]]))
  },
  roles: [
    ...tinyProduct.roles.map((role) =>
      role.code.startsWith('shelf-')
        ? { ...role, permissions: [...role.permissions, 'order:*', ...(role.code === 'shelf-a' ? ['parcel:*'] : [])] }
        : role,
    ),
    supplierRole('s'),
    supplierRole('t'),
    { code: 'adder', name: label('下单', 'Adder'), dataScope: 'own', permissions: ['order:list', 'order:add', ...reading] },
  ],
  accounts: [
    ...tinyProduct.accounts,
    tinyAccount('sue', 5, 'supplier-s'),
    tinyAccount('sam', 6, 'supplier-t'),
    { ...tinyAccount('dora', 7, 'shelf-c'), roles: ['shelf-c', 'supplier-t'] },
    { ...tinyAccount('ned', 8, 'adder'), roles: ['adder'] },
  ],
  dictionaries: tinyProduct.dictionaries.map((one) =>
    one.code === 'data_scope' ? { ...one, items: [...one.items, { value: 'supplier', text: label('供应商', 'Supplier') }] } : one,
  ),
}
