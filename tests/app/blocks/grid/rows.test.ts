import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsOf, columnSum, fillDown, pasteBlock } from '../../../../src/app/blocks/grid/model/block'
import { chooseAll, chosenOf, isDisabledRow } from '../../../../src/app/blocks/grid/model/choosing'
import { begin, redo, step, undo } from '../../../../src/app/blocks/grid/model/history'
import {
  addBelow,
  addRows,
  type GridRows,
  keptRows,
  moveRow,
  removeRows,
  renumber,
  stepRow,
  writeCells,
} from '../../../../src/app/blocks/grid/model/rows'

const three = keptRows(['a', 'b', 'c'].map((id) => ({ id, values: { name: id } })))
const names = ({ rows }: GridRows) => rows.map(({ values }) => values.name).join('')
const states = ({ rows }: GridRows) => rows.map(({ state }) => state).join(' ')
const fresh = [{ name: 'x' }, { name: 'y' }]

describe('rows', () => {
  test.each([
    [0, 'abcxy'],
    [1, 'xyabc'],
    [2, 'axybc'],
    [4, 'abcxy'],
    [99, 'abcxy'],
  ])('are added at place %i, where nought is below all', (place, order) => {
    expect(names(addRows(three, 'g', fresh, place))).toBe(order)
  })

  test('are added right below another', () => expect(names(addBelow(three, 'g', 'b', fresh))).toBe('abxyc'))

  test('that were added have ids of their own, which say so', () => {
    const ids = addRows(three, 'g', fresh)
      .rows.slice(3)
      .map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    expect(ids.filter((id) => !/^g-\d+_new$/.test(id))).toEqual([])
  })

  test('are moved up, down, and to a place, and no further than the ends', () => {
    expect(names(stepRow(three, 'b', -1))).toBe('bac')
    expect(names(stepRow(three, 'b', 1))).toBe('acb')
    expect(names(stepRow(three, 'a', -1))).toBe('abc')
    expect(names(moveRow(three, 'a', 99))).toBe('bca')
    expect(() => moveRow(three, 'nobody', 0)).toThrow('nobody')
  })

  test('are new, edited or as they were', () => {
    const changed = writeCells(
      addRows(three, 'g', [{ name: 'x' }]),
      new Map([
        ['a', { name: 'A' }],
        ['b', { name: 'b' }],
      ]),
    )
    expect(states(changed)).toBe('edited kept kept new')
    const id = changed.rows[3]?.id ?? ''
    expect(states(writeCells(changed, new Map([[id, { name: 'z' }]])))).toBe('edited kept kept new')
  })

  test('that are taken away are remembered where they were kept elsewhere, and only there', () => {
    const grown = addRows(three, 'g', [{ name: 'x' }])
    const less = removeRows(removeRows(grown, ['a', grown.rows[3]?.id ?? '']), 'c')
    expect([names(less), less.removed]).toEqual(['b', ['a', 'c']])
    expect(() => removeRows(three, 7 as never)).toThrow(TypeError)
  })

  test('are counted from 1 in their order however they were moved, and only those that change are edited', () => {
    const moves = fc.array(fc.tuple(fc.nat(2), fc.nat(5)), { maxLength: 10 })
    fc.assert(
      fc.property(moves, (given) => {
        const numbered = renumber(three, 'place')
        const moved = given.reduce((of, [at, to]) => moveRow(of, of.rows[at]?.id ?? '', to), numbered)
        expect(renumber(moved, 'place').rows.map(({ values }) => values.place)).toEqual([1, 2, 3])
        expect(renumber(numbered, 'place').rows).toEqual(numbered.rows)
      }),
    )
  })

  test('are chosen all at once, but for disabled ones', () => {
    const by = { name: ['b', 'd'] }
    expect(isDisabledRow({ name: 'b' }, by)).toBe(true)
    const all = chooseAll(three.rows, new Set(), by)
    expect([...all]).toEqual(['a', 'c'])
    expect(['none', 'some', 'all']).toEqual([new Set<string>(), new Set(['a']), all].map((chosen) => chosenOf(three.rows, chosen, by)))
    expect(chooseAll(three.rows, all, by).size).toBe(0)
    expect(chosenOf([], new Set(), by)).toBe('none')
  })
})

describe('a block of cells', () => {
  test('comes from a spreadsheet line by line, with quotes around what holds a tab or a line', () => {
    expect(cellsOf('a\tb\r\n"c\n""d"""\te\r\n')).toEqual([
      ['a', 'b'],
      ['c\n"d"', 'e'],
    ])
    expect(cellsOf('a\t\t\nb')).toEqual([['a', '', ''], ['b']])
  })

  test('that was written as a spreadsheet does is read back cell by cell', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '7', '"', '\t', '\n', '中'), minLength: 1, maxLength: 5 })
    const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (block) => {
        expect(cellsOf(block.map((line) => line.map(quoted).join('\t')).join('\r\n'))).toEqual(block)
      }),
    )
  })

  test('is written from a cell on; rows that are missing are added, and cells beyond the last column left out', () => {
    const pasted = pasteBlock(three, [['1', '2', '3'], ['4']], { row: 2, keys: ['name', 'sum'], grid: 'g', fresh: { sum: 0 } })
    expect(pasted.rows.map(({ values }) => values)).toEqual([{ name: 'a' }, { name: 'b' }, { name: '1', sum: '2' }, { name: '4', sum: 0 }])
    expect(states(pasted)).toBe('kept kept edited new')
  })

  test('is filled down with its first row', () => expect(names(fillDown(three, 0, 1, ['name']))).toBe('aac'))

  test('adds up the whole parts of numbers', () => {
    const rows = ['1.9', 2.9, -1.5, '', null, 'x', undefined].map((sum, at) => ({ id: String(at), values: { sum } }))
    expect(columnSum(keptRows(rows), 'sum')).toBe(2)
  })
})

test('steps are taken back and again, however they are mixed', () => {
  const acts = fc.array(fc.oneof(fc.nat(9), fc.constantFrom('undo' as const, 'redo' as const)), { maxLength: 40 })
  fc.assert(
    fc.property(acts, (given) => {
      let [all, at] = [[-1], 0]
      let history = begin(-1)
      for (const act of given) {
        if (act === 'undo') at = Math.max(0, at - 1)
        else if (act === 'redo') at = Math.min(all.length - 1, at + 1)
        else if (act !== all[at]) [all, at] = [[...all.slice(0, at + 1), act], at + 1]
        history = act === 'undo' ? undo(history) : act === 'redo' ? redo(history) : step(history, act)
        expect(history.now).toBe(all[at])
      }
    }),
  )
})
