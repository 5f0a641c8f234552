import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTreeOrder, placeBetween } from '../../../src/contract/list/tree-order'
import { Category } from '../../../src/contract/system/category'
import { Department } from '../../../src/contract/system/department'

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('rows stand by their places, those without one last, and of one place as their list opens', () => {
  const rows = [
    { id: 'd', departOrder: null, orgCode: 'A01' },
    { id: 'c', departOrder: 2, orgCode: 'A02' },
    { id: 'b', departOrder: 2, orgCode: 'A01' },
    { id: 'a', departOrder: 0.5, orgCode: 'A09' },
  ]
  expect(ids([...rows].sort(inTreeOrder(Department)))).toEqual(['a', 'b', 'c', 'd'])
})

test('without places they stand as their list opens', () => {
  const rows = [
    { id: 'a', code: 'A02' },
    { id: 'b', code: 'A01' },
  ]
  expect(ids([...rows].sort(inTreeOrder(Category)))).toEqual(['b', 'a'])
})

test('a place that is free lies between its neighbours, and there is none where nothing is', () => {
  expect(placeBetween(undefined, undefined, 0)).toBe(1)
  expect(placeBetween(4, undefined, 0)).toBe(5)
  expect(placeBetween(undefined, 4, 0)).toBe(3)
  expect(placeBetween(undefined, 1, 0)).toBeUndefined()
  expect(placeBetween(1, 2, 0)).toBeUndefined()
  expect(placeBetween(1, 2, 2)).toBe(1.5)
  expect(placeBetween(null, 2, 2)).toBeUndefined()
})

test('whatever stands around it, a free place keeps the order', () => {
  const places = fc.option(fc.nat({ max: 20 }), { nil: undefined })
  fc.assert(
    fc.property(places, places, fc.constantFrom(0, 2), (one, other, scale) => {
      const [before, after] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other]
      const place = placeBetween(before, after, scale)
      if (place === undefined) return
      if (before !== undefined) expect(place).toBeGreaterThan(before)
      if (after !== undefined) expect(place).toBeLessThan(after)
      expect(place).toBeGreaterThanOrEqual(0)
    }),
  )
})
