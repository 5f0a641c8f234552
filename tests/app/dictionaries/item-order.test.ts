import { expect, test } from 'vitest'
import { arranged, inOrder, movedTo } from '../../../src/app/dictionaries/item-order'

const item = (id: string, sortOrder: number | null) => ({ id, sortOrder })

test('items stand by their numbers, those of the same number by their ids', () => {
  expect(inOrder([item('c', 2), item('b', 1), item('a', 2), item('d', null)]).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c'])
})

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['a', 9, 'bca'],
  ['c', -3, 'cab'],
])('%s moved to place %i', (id, at, order) => {
  expect(movedTo(['a', 'b', 'c'], id, at).join('')).toBe(order)
})

test('what came meanwhile stands last, and what went is left out', () => {
  expect(arranged([item('a', 1), item('b', 2), item('new', 3)], ['b', 'gone', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new'])
})
