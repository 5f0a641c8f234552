import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownLines } from '../../../src/app/tree/shown-lines'
import { rowTreeOf } from '../../../src/app/tree/tree'
import { placeBeside, placeByKey, sideAt } from '../../../src/app/tree/tree-places'
import { Category } from '../../../src/contract/system/category'
import { Department } from '../../../src/contract/system/department'
import { Permission } from '../../../src/contract/system/permission'

const row = (id: string, parentId: string | null, departOrder: number) => ({ id, rev: 1, departName: id, parentId, departOrder })
/** House: kitchen (stove, store), office. */
const rows = [
  row('house', null, 1),
  row('kitchen', 'house', 1),
  row('office', 'house', 2),
  row('stove', 'kitchen', 1),
  row('store', 'kitchen', 2),
]
const tree = rowTreeOf(Department, rows)
const of = (id: string) => tree.byId.get(id) ?? expect.fail(id)

describe('a row is put', () => {
  test('before, below or after another one', () => {
    expect(placeBeside(tree, 'office', of('store'), 'before')).toEqual({ parentId: 'kitchen', before: 'store' })
    expect(placeBeside(tree, 'office', of('kitchen'), 'into')).toEqual({ parentId: 'kitchen', before: null })
    expect(placeBeside(tree, 'office', of('stove'), 'after')).toEqual({ parentId: 'kitchen', before: 'store' })
    expect(placeBeside(tree, 'stove', of('store'), 'after')).toEqual({ parentId: 'kitchen', before: null })
  })

  test('never below itself, nor beside what lies below it', () => {
    for (const side of ['before', 'into', 'after'] as const) expect(placeBeside(tree, 'kitchen', of('stove'), side)).toBeUndefined()
    expect(placeBeside(tree, 'kitchen', of('kitchen'), 'into')).toBeUndefined()
  })

  test('by keys: up and down among its own, in below the one before it, out beside the one above it', () => {
    expect(placeByKey(tree, of('store'), 'ArrowUp')).toEqual({ parentId: 'kitchen', before: 'stove' })
    expect(placeByKey(tree, of('stove'), 'ArrowDown')).toEqual({ parentId: 'kitchen', before: null })
    expect(placeByKey(tree, of('office'), 'ArrowRight')).toEqual({ parentId: 'kitchen', before: null })
    expect(placeByKey(tree, of('store'), 'ArrowLeft')).toEqual({ parentId: 'house', before: 'office' })
    expect(placeByKey(tree, of('stove'), 'ArrowUp')).toBeUndefined()
    expect(placeByKey(tree, of('house'), 'ArrowLeft')).toBeUndefined()
    expect(placeByKey(tree, of('stove'), 'Enter')).toBeUndefined()
  })

  test('on the side of a line it is let go of', () => {
    expect([1, 20, 39].map((y) => sideAt({ top: 0, height: 40 }, y))).toEqual(['before', 'into', 'after'])
  })
})

test('what is looked for is shown with all that lies above it', () => {
  const found = (keyword: string) => shownLines(Department, tree, new Set(), keyword).map(({ key }) => key)
  expect(found('STO')).toEqual(['house', 'kitchen', 'stove', 'store'])
  expect(found('office')).toEqual(['house', 'office'])
  expect(found('nothing')).toEqual([])
  expect(found(' ')).toEqual(['house'])
})

test('what is called otherwise in English is found by that as well', () => {
  const entry = { id: 'm', rev: 1, name: '食堂', nameEn: 'Canteen', parentId: null, sortNo: 1 }
  const found = (keyword: string) => shownLines(Permission, rowTreeOf(Permission, [entry]), new Set(), keyword)
  expect([found('canteen').length, found('食堂').length, found('garden').length]).toEqual([1, 1, 0])
})

test('whatever names whatever as its parent, each row has at most one line', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const some = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...ids),
      rev: fc.constant(1),
      parentId: fc.option(fc.constantFrom(...ids)),
      name: fc.string(),
      code: fc.string(),
    }),
    { selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(some, fc.string(), (given, keyword) => {
      const keys = shownLines(Category, rowTreeOf(Category, given), new Set(ids), keyword).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
