import { expect, test } from 'vitest'
import type { Catalogue } from '../../src/contract/catalogue'
import type { Upcaster } from '../../src/contract/sync/op'
import { upcast, versionOf } from '../../src/contract/sync/upcast'
import { firstCatalogue, letterProduct } from '../kit/product/letter-product'

const { catalogue } = letterProduct
const letter = (more: object = {}) => ({
  noun: 'letter',
  verb: 'edit',
  patch: { sender: 'Ann', address: 'High Street 1, Leeds' },
  base: { sender: null, address: null },
  v: 1,
  ...more,
})

test('a noun without steps is in its first version, and each step makes one more', () => {
  expect([versionOf(firstCatalogue, 'letter'), versionOf(catalogue, 'letter'), versionOf(catalogue, 'paper')]).toEqual([1, 2, 1])
  expect(versionOf(catalogue, 'constructor')).toBe(1)
})

test('a renamed field, a split field and a renamed verb are said in new words, on both sides of the edit', () => {
  expect(upcast(catalogue, letter())).toEqual(
    letter({
      patch: { writer: 'Ann', street: 'High Street 1', town: 'Leeds' },
      base: { writer: null, street: null, town: null },
      v: 2,
    }),
  )
  expect(upcast(catalogue, letter({ verb: 'stamp', patch: {} }))).toMatchObject({ verb: 'frank', patch: {}, v: 2 })
})

test('steps follow each other, beginning with the one the op has not had', () => {
  const say =
    (word: string): Upcaster =>
    (payload) => ({ ...payload, patch: { said: `${String(payload.patch.said ?? '')}${word}` } })
  const three: Catalogue = { ...catalogue, upcasters: { letter: [say('a'), say('b')] } }
  expect(upcast(three, letter({ patch: {} }))).toMatchObject({ patch: { said: 'ab' }, v: 3 })
  expect(upcast(three, letter({ patch: {}, v: 2 }))).toMatchObject({ patch: { said: 'b' }, v: 3 })
})

test('what is of today, of a newer build or beyond a step is given back untouched', () => {
  for (const op of [letter({ v: 2 }), letter({ v: 3 }), letter({ patch: { address: 7 } }), letter({ noun: 'paper' })])
    expect(upcast(catalogue, op)).toBe(op)
})

test('the op that is stored stays as it was made', () => {
  const op = letter()
  upcast(catalogue, Object.freeze({ ...op, patch: Object.freeze(op.patch), base: Object.freeze(op.base) }))
  expect(op).toEqual(letter())
})
