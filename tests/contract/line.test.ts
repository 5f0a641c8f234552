import { expect, test } from 'vitest'
import { amount, money, ref, text } from '../../src/contract/field'
import { label } from '../../src/contract/label'
import { defineResource } from '../../src/contract/resource'
import { reversed, sumsOf } from '../../src/contract/sync/line'
import { BillLine } from '../kit/product/document-product'

test('a line is seen by whoever sees its document, and stands in its place', () => {
  expect([BillLine.scope, BillLine.defaultOrder]).toEqual([{ follows: 'bill' }, { by: ['bill desc', 'place asc'] }])
  const facts = { label: label('行', 'line'), path: '/tiny/desk/loose', title: 'item', list: [], search: [], form: [] } as const
  const fields = { item: text('品名', 'Item') }
  expect(() => defineResource({ ...facts, name: 'loose-line', fields, line: { of: 'item', order: 'item' } })).toThrow(
    'names no row to follow',
  )
})

test('what lines come to has no more places than they have', () => {
  const fields = { bill: ref('bill', '单', 'Bill'), kilos: amount('千克', 'Kilos', { scale: 1 }), price: money('金额', 'Price') }
  const line = { of: 'bill', order: 'bill', sums: { weight: 'kilos', total: 'price' } } as const
  expect(
    sumsOf({ fields, line }, [
      { kilos: 0.1, price: 1 },
      { kilos: 0.2, price: null },
    ]),
  ).toEqual({ weight: 0.3, total: 1 })
  expect(sumsOf({ fields, line }, [])).toEqual({ weight: 0, total: 0 })
})

test('a line that takes another back has its amounts the other way round', () => {
  expect(reversed({ item: 'rice', pieces: 3, price: 5 }, ['pieces', 'price'])).toEqual({ item: 'rice', pieces: -3, price: -5 })
})
