import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GridColumn } from '../../../../src/app/blocks/grid/column'
import type { GridOptions } from '../../../../src/app/blocks/grid/store/grid-core'
import { cellKey } from '../../../../src/app/blocks/grid/store/grid-state'
import { createGrid } from '../../../../src/app/blocks/grid/store/grid-store'
import { label } from '../../../../src/contract/label'

const columns: readonly GridColumn[] = [
  { key: 'place', title: label('顺序', 'Place'), type: 'normal', isOrder: true },
  { key: 'name', title: label('名称', 'Name'), type: 'input', validateRules: [{ required: true }, { unique: true }] },
  { key: 'amount', title: label('数量', 'Amount'), type: 'inputNumber', validateRules: [{ pattern: 'n' }], defaultValue: 1 },
  { key: 'grade', title: label('等级', 'Grade'), type: 'select', options: ['A', 'B'].map((text) => ({ value: text.toLowerCase(), text })) },
]
const say: GridOptions['say'] = (words, values = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words.en)
const kept = ['a', 'b', 'c'].map((id, at) => ({ id, values: { place: at + 1, name: id, amount: at, grade: 'a' } }))
const gridOf = (more: Partial<GridOptions> = {}) => createGrid({ name: 'g', columns, rows: kept, say, ...more })
type G = ReturnType<typeof gridOf>
const rowsOf = ({ store }: G) => store.getState().history.now.rows
const column = (grid: G, key: string) => rowsOf(grid).map(({ values }) => values[key])
const failures = ({ store }: G) => Object.fromEntries(store.getState().failures)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('what somebody else writes', () => {
  test('stands in the row, is shown for a moment, and is undone by no step back of one’s own', () => {
    const grid = gridOf()
    grid.write('a', { amount: 9 })
    grid.receive('b', { name: 'told' })
    expect([column(grid, 'name'), grid.store.getState().fresh.has('b')]).toEqual([['a', 'told', 'c'], true])
    expect(rowsOf(grid).map(({ state }) => state)).toEqual(['edited', 'kept', 'kept'])
    grid.undo()
    expect([column(grid, 'amount'), column(grid, 'name')]).toEqual([
      [0, 1, 2],
      ['a', 'told', 'c'],
    ])
    grid.redo()
    expect(column(grid, 'amount')).toEqual([9, 1, 2])
  })

  test('is checked, and a cell that is being written in keeps what is written until one leaves', () => {
    const grid = gridOf()
    grid.receive('b', { name: 'a' })
    expect(failures(grid)).toMatchObject({ [cellKey('b', 'name')]: 'Name must not be repeated' })
    grid.goTo({ row: 2, column: 1 })
    grid.edit('mine')
    grid.receive('c', { name: 'theirs' })
    expect(grid.store.getState().draft?.value).toBe('mine')
    grid.stop()
    expect(column(grid, 'name')[2]).toBe('mine')
  })

  test('a row that is not here is passed over', () => {
    const grid = gridOf()
    const { history } = grid.store.getState()
    grid.receive('gone', { name: 'x' })
    expect(grid.store.getState().history).toBe(history)
  })
})

test.each([
  [false, '2026-09-01', '2026-09-01 00:00:00'],
  [true, '2026/9/1', '2026-09-01 23:59:59'],
  [true, '2026-09-01 8:30', '2026-09-01 08:30:00'],
  [false, 'soon', 'soon'],
] as const)('a moment (the last of something: %s) pasted as %j is %j', (isEnd, text, stored) => {
  const moment: GridColumn = { key: 'at', title: label('时', 'At'), type: 'datetime', isEnd }
  const grid = createGrid({ name: 'g', columns: [moment], rows: [{ id: 'r', values: {} }], say })
  grid.goTo({ row: 0, column: 0 })
  grid.paste(text)
  expect(column(grid, 'at')).toEqual([stored])
})
