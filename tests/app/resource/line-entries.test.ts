import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Lines, lineIntents, withLines } from '../../../src/app/resource/form/lines/line-entries'
import { checkFields } from '../../../src/contract/check'
import { linesWrittenWith } from '../../../src/contract/sync/line'
import { Bill, BillLine, documentCatalogue } from '../../kit/product/document-product'

const lineAt = (id: string, place: number, item = id) => ({ id, rev: 1, bill: 'b', place, item, pieces: 1, price: 100 })
const lines = (...places: readonly (readonly [string, number])[]): Lines => ({
  resource: BillLine,
  rows: places.map(([id, place]) => lineAt(id, place)),
})
const entry = (id: string, item = id) => ({ id, item, pieces: 1, price: 100 })
let made = 0
const done = (from: Lines, wanted: readonly object[]) =>
  lineIntents(from, 'b', wanted as never, () => `n${++made}`).map(({ verb, key, patch }) => [verb, key, patch])

test('a document says by its lines what is written with it', () => {
  expect(linesWrittenWith(documentCatalogue.resources, Bill)).toEqual([BillLine])
  const only = (more: object) => linesWrittenWith({ 'bill-line': { ...BillLine, ...more } }, Bill)
  expect(only({ verbs: ['add'] })).toEqual([])
  expect(only({ offline: { mode: 'read' } })).toEqual([])
  expect(only({ line: { ...BillLine.line, rights: 'own' } })).toEqual([])
})

test('its form has a field for them, and none for whose they are and where they stand', () => {
  const form = withLines(Bill, [BillLine])
  expect(form.form.at(-1)).toEqual(['bill-line'])
  expect(Object.keys(form.fields['bill-line']?.of ?? {})).toEqual(['item', 'pieces', 'price'])
  expect(checkFields(form.fields, { 'bill-line': [{ ...entry('a'), item: '' }] }, 'part')).toEqual({
    'bill-line.0.item': { code: 'field.required' },
  })
})

test('lines that stay are not touched', () => {
  expect(done(lines(['a', 1], ['b', 2]), [entry('a'), entry('b')])).toEqual([])
})

test('what changed in a line is changed, and nothing else of it', () => {
  expect(done(lines(['a', 1], ['b', 2]), [entry('a'), entry('b', 'rice')])).toEqual([['edit', 'b', { item: 'rice' }]])
})

test('a line behind the last, or one that is taken away, moves no other', () => {
  const fresh = { item: 'rice', pieces: 2, price: null }
  expect(done(lines(['a', 1], ['b', 4], ['c', 7]), [entry('a'), entry('c'), fresh])).toEqual([
    ['remove', 'b', {}],
    ['add', expect.stringMatching(/^n/), { bill: 'b', place: 8, item: 'rice', pieces: 2 }],
  ])
})

test('lines in another order are counted from 1', () => {
  expect(done(lines(['a', 3], ['b', 5]), [entry('b'), entry('a')])).toEqual([
    ['edit', 'b', { place: 1 }],
    ['edit', 'a', { place: 2 }],
  ])
})

test('whatever was moved, added and taken away, the lines stand as they stood in the form, each in a place of its own', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...ids, 'new 1', 'new 2']),
      fc.uniqueArray(fc.nat(50), { minLength: 5, maxLength: 5 }),
      (wanted, places) => {
        const sorted = places.toSorted((one, two) => one - two)
        const from = lines(...ids.map((id, at) => [id, sorted[at] ?? 0] as const))
        const rows = new Map(from.rows.map((row) => [row.id, row]))
        const entries = wanted.map((item) => (ids.includes(item) ? entry(item) : { item, pieces: 1, price: 100 }))
        for (const { verb, key, patch } of lineIntents(from, 'b', entries, ({ item }) => String(item))) {
          if (verb === 'remove') rows.delete(key)
          else rows.set(key, { ...(rows.get(key) ?? { id: key, rev: 0 }), ...patch })
        }
        const standing = [...rows.values()].toSorted((one, two) => Number(one.place) - Number(two.place))
        expect(standing.map(({ item }) => item)).toEqual(wanted)
        expect(new Set(standing.map(({ place }) => place)).size).toBe(wanted.length)
      },
    ),
  )
})
