import type { Catalogue } from '../../../src/contract/catalogue'
import { count, derived, money, optional, ref, text } from '../../../src/contract/field'
import { defineFlow } from '../../../src/contract/flow'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import type { Product } from '../../../src/server/product'
import { behave } from '../../../src/server/resource/behaviour'
import { tinyCatalogue, tinyProduct } from './tiny-product'

declare module '../../../src/contract/registry' {
  interface NounTypes {
    bill: typeof Bill
    'bill-line': typeof BillLine
    'stock-move': typeof StockMove
  }
  interface FlowTypes {
    bill: typeof billFlow
  }
}

/** A document: it has lines, and posting it moves stock. */
export const Bill = defineResource({
  name: 'bill',
  label: label('单', 'bill'),
  path: '/tiny/desk/bill',
  offline: 'write',
  fields: {
    title: text('标题', 'Title', { max: 40 }),
    shelf: text('架', 'Shelf', { max: 10, initial: 'a' }),
    code: optional(text('编码', 'Code', { max: 20, unique: true })),
    total: derived(money('合计', 'Total')),
    pieces: derived(count('件数', 'Pieces')),
    state: derived(text('状态', 'State', { max: 10, initial: 'draft' })),
  },
  title: 'title',
  list: ['title', 'shelf', 'state'],
  search: ['title'],
  form: [['title', 'shelf'], ['code']],
})

export const BillLine = defineResource({
  name: 'bill-line',
  label: label('明细', 'bill line'),
  path: '/tiny/desk/bill-line',
  offline: 'write',
  fields: {
    bill: ref('bill', '单', 'Bill', { fixed: true }),
    place: count('序号', 'Place', { max: 1000 }),
    item: text('品名', 'Item', { max: 40 }),
    pieces: count('数量', 'Pieces', { max: 1000 }),
    price: money('金额', 'Price'),
  },
  title: 'item',
  list: ['place', 'item', 'pieces', 'price'],
  search: ['item'],
  form: [['bill', 'place'], ['item', 'pieces'], ['price']],
  line: { of: 'bill', order: 'place', sums: { total: 'price', pieces: 'pieces' } },
})

/** What posting a bill writes: the server alone. */
export const StockMove = defineResource({
  name: 'stock-move',
  label: label('库存变动', 'stock move'),
  path: '/tiny/desk/stock-move',
  offline: 'read',
  fields: {
    item: derived(text('品名', 'Item')),
    pieces: derived(count('数量', 'Pieces', { min: -1000 })),
    bill: derived(ref('bill', '单', 'Bill')),
  },
  title: 'item',
  list: ['item', 'pieces'],
  search: ['item'],
  form: [],
  verbs: [],
})

export const billFlow = defineFlow({
  noun: 'bill',
  field: 'state',
  start: 'draft',
  moves: { post: { from: ['draft'], to: 'posted', label: label('过账', 'Post'), offline: true } },
})

export const documentCatalogue: Catalogue = {
  ...tinyCatalogue,
  resources: { ...tinyCatalogue.resources, bill: Bill, 'bill-line': BillLine, 'stock-move': StockMove },
  flows: { ...tinyCatalogue.flows, bill: billFlow },
}

const bill = behave(Bill, {
  scope: (_ctx, { shelf }) => `shelf/${shelf}`,
  before: (ctx, { after }) => (after.title === 'hold me' ? ctx.hold('held') : undefined),
  async after(ctx, { verb, id }) {
    if (verb !== 'post') return
    for (const line of await ctx.rows(BillLine, { bill: id }))
      await ctx.put(StockMove, line.id, { item: line.item, pieces: -line.pieces, bill: id })
  },
})

/** The tiny product with bills. `anna` and `robert` have those of shelf a. */
export const documentProduct: Product = {
  ...tinyProduct,
  catalogue: documentCatalogue,
  behaviours: { ...tinyProduct.behaviours, bill },
  roles: tinyProduct.roles.map((role) =>
    role.code.startsWith('shelf-') ? { ...role, permissions: [...role.permissions, 'bill:*', 'stock-move:list'] } : role,
  ),
}
