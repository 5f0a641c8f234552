import type { MadeDefinition } from '../../../src/contract/made/made-noun'
import { MadeNoun } from '../../../src/contract/system/made-noun'
import type { Product } from '../../../src/server/product'
import { openTenant } from '../../../src/server/seed/settle'
import type { Caller, OpenHouse } from '../server/open-house'
import { openHouse } from '../server/open-house'
import { tinyProduct } from './tiny-product'

/** The tiny product, whose people make nouns of their own. */
export const makingProduct: Product = {
  ...tinyProduct,
  catalogue: { ...tinyProduct.catalogue, resources: { ...tinyProduct.catalogue.resources, 'made-noun': MadeNoun } },
}

/** A house of two tenants: `boss` rules over the first, `stranger` over the other. */
export async function openMakingHouse(): Promise<OpenHouse> {
  const house = await openHouse(makingProduct)
  const accounts = [
    { id: 'user.stranger', username: 'stranger', realname: 'Stranger', workNo: 'O1', phone: '13700000001', roles: ['admin'] },
  ]
  await openTenant(house.engine, makingProduct, { name: 'Other', accounts })
  return house
}

/** Toys: what they are called, how many there are, who made the paper on them, and when they were washed. */
export const toys = {
  fields: [
    { name: 'label', kind: 'text', zh: '名称', en: 'Name', required: true, max: 40, unique: true },
    { name: 'pieces', kind: 'count', zh: '件数', en: 'Pieces', max: 1000 },
    { name: 'colour', kind: 'dict', zh: '颜色', en: 'Colour', dict: 'colour' },
    { name: 'manual', kind: 'ref', zh: '说明书', en: 'Manual', noun: 'paper' },
    { name: 'washedOn', kind: 'date', zh: '清洗日期', en: 'Washed on' },
    { name: 'price', kind: 'money', zh: '价格', en: 'Price' },
    { name: 'places', kind: 'refs', zh: '存放', en: 'Places', noun: 'folder' },
    { name: 'lost', kind: 'boolean', zh: '已丢失', en: 'Lost' },
    { name: 'number', kind: 'secret', zh: '编号', en: 'Number' },
    { name: 'remarks', kind: 'note', zh: '备注', en: 'Remarks' },
  ],
  title: 'label',
  list: ['label', 'pieces', 'colour', 'manual'],
  search: ['label', 'colour', 'washedOn'],
  form: [['label', 'pieces'], ['colour', 'manual'], ['washedOn', 'price'], ['places', 'lost'], ['number'], ['remarks']],
} satisfies MadeDefinition

/** Makes or changes a noun, and answers what was said to it. */
export const define = (call: Caller, code: string, definition: unknown, more: Record<string, unknown> = {}) =>
  call('POST /sys/madeNoun/add', {
    code,
    title: code,
    titleEn: code,
    definition: typeof definition === 'string' ? definition : JSON.stringify(definition),
    ...more,
  })

export const redefine = (call: Caller, code: string, { definition, ...patch }: Record<string, unknown>) =>
  call('PUT /sys/madeNoun/edit', { id: code, ...patch, ...(definition === undefined ? {} : { definition: JSON.stringify(definition) }) })
