import type { Catalogue } from '../../../src/contract/catalogue'
import { numbered, optional, text } from '../../../src/contract/field'
import { defineFlow } from '../../../src/contract/flow'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { tinyCatalogue } from './tiny-product'

declare module '../../../src/contract/registry' {
  interface NounTypes {
    voucher: typeof Voucher
    slip: typeof Slip
  }
  interface FlowTypes {
    voucher: typeof voucherFlow
  }
}

/** It has its number once it is booked, each day's from one, and none may be missing. */
export const Voucher = defineResource({
  name: 'voucher',
  label: label('凭证', 'voucher'),
  path: '/tiny/desk/voucher',
  offline: 'write',
  fields: {
    number: numbered('凭证号', 'Voucher number', {
      pattern: 'V-{yyyyMMdd}-{001}',
      resets: 'day',
      drafts: ['draft', 'given-up'],
      gapless: true,
    }),
    about: text('摘要', 'About', { max: 40 }),
    code: optional(text('编码', 'Code', { max: 20, unique: true })),
    state: optional(text('状态', 'State', { max: 10, initial: 'draft' })),
  },
  title: 'number',
  list: ['number', 'about', 'state'],
  search: ['number', 'about'],
  form: [['about', 'code']],
})

/** It has its number as soon as it is there, month by month, and may be thrown away. */
export const Slip = defineResource({
  name: 'slip',
  label: label('条', 'slip'),
  path: '/tiny/desk/slip',
  offline: 'write',
  fields: {
    number: numbered('条号', 'Slip number', { pattern: '{yyyyMM}{01}', resets: 'month' }),
    about: text('摘要', 'About', { max: 40 }),
  },
  title: 'about',
  list: ['number', 'about'],
  search: ['about'],
  form: [['about']],
})

export const voucherFlow = defineFlow({
  noun: 'voucher',
  field: 'state',
  start: 'draft',
  moves: {
    book: { from: ['draft'], to: 'booked', label: label('入账', 'Book'), offline: true },
    settle: { from: ['booked'], to: 'settled', label: label('结清', 'Settle'), offline: true },
    'give-up': { from: ['draft'], to: 'given-up', label: label('作废', 'Give up'), offline: true },
  },
})

export const numberedCatalogue: Catalogue = {
  ...tinyCatalogue,
  resources: { ...tinyCatalogue.resources, voucher: Voucher, slip: Slip },
  flows: { ...tinyCatalogue.flows, voucher: voucherFlow },
}
