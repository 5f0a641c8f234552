import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GridColumn } from '../../../../src/app/blocks/grid/column'
import { checkRows } from '../../../../src/app/blocks/grid/rules/check-cells'
import { addSettings, keepAddSettings, soundSettings } from '../../../../src/app/blocks/grid/store/add-settings'
import type { GridOptions } from '../../../../src/app/blocks/grid/store/grid-core'
import { cellKey } from '../../../../src/app/blocks/grid/store/grid-state'
import { createGrid, GridInvalid } from '../../../../src/app/blocks/grid/store/grid-store'
import { allowedTools, insertEvery, throttled, tools, usualTools } from '../../../../src/app/blocks/grid/toolbar/tools'
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

describe('a cell', () => {
  test('is written in when one stands at it, checked as it is written, and holds it once one leaves', () => {
    const grid = gridOf()
    grid.goTo({ row: 1, column: 1 })
    expect(grid.edit()).toBe(true)
    grid.type('a')
    expect(failures(grid)).toMatchObject({ [cellKey('b', 'name')]: 'Name must not be repeated' })
    expect(column(grid, 'name')).toEqual(['a', 'b', 'c'])
    grid.stop()
    expect(column(grid, 'name')).toEqual(['a', 'a', 'c'])
    expect(rowsOf(grid)[1]?.state).toBe('edited')
  })

  test('is checked 100 ms after it was left', () => {
    const answers: unknown[] = []
    const handler = ({ value }: { value: unknown }) => {
      answers.push(value)
      return true
    }
    const own = [{ key: 'name', title: label('名', 'Name'), type: 'input', validateRules: [{ handler }] }]
    const grid = gridOf({ columns: own })
    grid.goTo({ row: 0, column: 0 })
    grid.edit()
    grid.stop(true)
    vi.advanceTimersByTime(99)
    expect(answers).toEqual([])
    vi.advanceTimersByTime(1)
    expect(answers).toEqual(['a'])
  })

  test('given up holds what it held', () => {
    const grid = gridOf()
    grid.goTo({ row: 0, column: 1 })
    grid.edit('x')
    grid.stop(true)
    expect(column(grid, 'name')).toEqual(['a', 'b', 'c'])
  })

  test.each([
    ['of a disabled row', { disabledBy: { name: ['a'] } }, 1],
    ['of a grid that is only read', { readOnly: true }, 1],
    ['of a column that counts rows', {}, 0],
  ])('%s is not written in', (_, more, at) => {
    const grid = gridOf(more)
    grid.goTo({ row: 0, column: at })
    expect(grid.edit()).toBe(false)
    grid.empty()
    grid.paste('9')
    expect(rowsOf(grid)[0]?.values).toEqual(kept[0]?.values)
  })

  test('a late answer about what a cell held before is not what is said of it', async () => {
    const waiting: ((ok: boolean) => void)[] = []
    const handler = () => new Promise<boolean>((resolve) => waiting.push(resolve))
    const own = [{ key: 'name', title: label('名', 'Name'), type: 'input', validateRules: [{ handler }] }]
    const grid = gridOf({ columns: own })
    grid.write('a', { name: 'x' })
    grid.write('a', { name: 'y' })
    waiting[1]?.(true)
    waiting[0]?.(false)
    await vi.runAllTimersAsync()
    expect(failures(grid)).toEqual({})
  })
})

describe('collecting', () => {
  test('is refused while a cell is wrong, and one stands at the first of them', async () => {
    const grid = gridOf()
    grid.add(1)
    await expect(grid.collect()).rejects.toThrow(GridInvalid)
    expect(grid.store.getState().at).toEqual({ row: 3, column: 1 })
    grid.goTo({ row: 3, column: 1 })
    grid.edit('d')
    expect((await grid.collect()).rows.map(({ state }) => state)).toEqual(['kept', 'kept', 'kept', 'new'])
  })

  test('is refused for a hidden column too', async () => {
    const secret: GridColumn = { key: 'secret', title: label('密', 'Secret'), type: 'hidden', validateRules: [{ required: true }] }
    const grid = gridOf({ columns: [...columns, secret] })
    const found = await grid.collect().catch((cause: unknown) => (cause instanceof GridInvalid ? cause.failures : []))
    expect(found).toMatchObject(['a', 'b', 'c'].map((rowId) => ({ rowId, key: 'secret', message: 'Secret is required' })))
  })

  test('checks what is in no view as well, also of 10,000 rows', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ id: `r${at}`, values: { name: `n${at}`, amount: at } }))
    const grid = gridOf({ rows: [...many, { id: 'last', values: { name: 'n3' } }] })
    const found = await grid.collect().then(
      () => [],
      (cause: unknown) => (cause instanceof GridInvalid ? cause.failures : []),
    )
    expect(found.map(({ rowId }) => rowId)).toEqual(['r3', 'last'])
  })

  test.each([10, 1000])('looks at a unique cell as often among %s as it does alone', async (count) => {
    let looks = 0
    const rows = Array.from({ length: count }, (_, at) => ({
      id: `r${at}`,
      values: {
        amount: 1,
        get name() {
          looks++
          return `n${at}`
        },
      },
    }))
    expect(await checkRows(columns, rows, say)).toEqual([])
    const alone = looks / count
    looks = 0
    await checkRows(columns, rows.slice(0, 1), say)
    expect([alone, looks > 0]).toEqual([looks, true])
  })
})

describe('rows', () => {
  test('are added with the values of their columns and counted from 1 wherever they stand', () => {
    const grid = gridOf()
    grid.add(2, 2)
    expect(column(grid, 'name')).toEqual(['a', null, null, 'b', 'c'])
    expect(column(grid, 'place')).toEqual([1, 2, 3, 4, 5])
    expect(column(grid, 'amount')).toEqual([0, 1, 1, 1, 2])
  })

  test('are added as the settings of this device have it, which last', () => {
    keepAddSettings({ addRowNum: 2, addIndex: 1, addScrollToBottom: false })
    const grid = gridOf()
    expect(grid.addAsSet()).toEqual({ first: 0, look: 0 })
    expect(column(grid, 'name')).toEqual([null, null, 'a', 'b', 'c'])
    expect(Object.keys(localStorage).filter((key) => key.includes('GRID'))).toEqual(['pro__GRID_ADD_BUTTON'])
    expect(gridOf({ name: 'another' }).addAsSet()).toEqual({ first: 0, look: 0 })
  })

  test('at least one is added, at no place there is not, and below all where nothing is set', () => {
    expect(soundSettings({ addRowNum: 0, addIndex: 99 }, 3)).toEqual({ addRowNum: 1, addIndex: 3, addScrollToBottom: true })
    expect(soundSettings({ addRowNum: 1.5, addIndex: -1 }, 3)).toMatchObject({ addRowNum: 1, addIndex: 0 })
    const grid = gridOf()
    expect(grid.addAsSet(addSettings(3))).toEqual({ first: 3, look: 3 })
  })

  test('that were brought in are shown so for 1.4 s', () => {
    const grid = gridOf()
    grid.load(kept)
    vi.advanceTimersByTime(1399)
    expect(grid.store.getState().fresh.size).toBe(3)
    vi.advanceTimersByTime(1)
    expect(grid.store.getState().fresh.size).toBe(0)
  })

  test('are removed by an id or a list of them; anything else is an error', () => {
    const grid = gridOf()
    grid.remove('a')
    grid.remove(['b'])
    expect(grid.store.getState().history.now.removed).toEqual(['a', 'b'])
    expect(() => grid.remove(7 as never)).toThrow('rows are removed by an id or a list of ids')
  })

  test('no more are there than there may be', () => {
    const grid = gridOf({ most: 4 })
    expect(grid.add(5)).toHaveLength(1)
    grid.goTo({ row: 3, column: 1 })
    grid.paste('x\ny\nz')
    expect(column(grid, 'name')).toEqual(['a', 'b', 'c', 'x'])
  })

  test('what is wrong with a row goes with it', () => {
    const grid = gridOf()
    grid.write('b', { name: 'a' })
    expect(Object.keys(failures(grid))).toHaveLength(2)
    grid.remove('b')
    expect(failures(grid)).toEqual({})
    grid.undo()
    expect(Object.keys(failures(grid))).toHaveLength(2)
  })

  test('whatever is done, steps back lead to where it began, and again to where it was', () => {
    const act = fc.oneof(
      fc.record({ do: fc.constant('write' as const), at: fc.nat(4), text: fc.string({ maxLength: 2 }) }),
      fc.record({ do: fc.constant('add' as const), at: fc.nat(4), text: fc.constant('') }),
      fc.record({ do: fc.constant('move' as const), at: fc.nat(4), text: fc.constant('') }),
      fc.record({ do: fc.constant('remove' as const), at: fc.nat(4), text: fc.constant('') }),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const grid = gridOf()
        for (const { do: what, at, text } of acts) {
          const id = rowsOf(grid)[at]?.id
          if (what === 'add') grid.add(1, at)
          else if (id === undefined) continue
          else if (what === 'write') grid.write(id, { name: text })
          else if (what === 'move') grid.move(id, at + 1)
          else grid.remove(id)
        }
        const end = grid.store.getState().history.now
        const steps = grid.store.getState().history.past.length
        for (let at = 0; at < steps; at++) grid.undo()
        expect(rowsOf(grid).map(({ values }) => values)).toEqual(kept.map(({ values }) => values))
        for (let at = 0; at < steps; at++) grid.redo()
        expect(grid.store.getState().history.now).toBe(end)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a block', () => {
  test('is handed to a spreadsheet and taken from one, options by their texts', () => {
    const grid = gridOf()
    grid.goTo({ row: 0, column: 1 })
    grid.goTo({ row: 1, column: 3 }, true)
    expect(grid.copied()).toBe('a\t0\tA\nb\t1\tA')
    grid.goTo({ row: 1, column: 1 })
    grid.paste('x\t1,200\tB\ny\t3\tB\nz\t4\tA')
    expect(column(grid, 'name')).toEqual(['a', 'x', 'y', 'z'])
    expect(column(grid, 'amount')).toEqual([0, 1200, 3, 4])
    expect(column(grid, 'grade')).toEqual(['a', 'b', 'b', 'a'])
  })

  test('what is no number stays as it was pasted, and is said to be wrong', () => {
    const grid = gridOf()
    grid.goTo({ row: 0, column: 2 })
    grid.paste('many')
    expect(failures(grid)).toEqual({ [cellKey('a', 'amount')]: 'Amount is not in the right form' })
  })

  test('is filled down, emptied, and taken back in one step each', () => {
    const grid = gridOf()
    grid.goTo({ row: 0, column: 2 })
    grid.goTo({ row: 2, column: 2 }, true)
    grid.fillDown()
    expect(column(grid, 'amount')).toEqual([0, 0, 0])
    grid.empty()
    expect(column(grid, 'amount')).toEqual([null, null, null])
    grid.undo()
    grid.undo()
    expect(column(grid, 'amount')).toEqual([0, 1, 2])
  })
})

describe('the toolbar', () => {
  test('offers to add, to remove and to clear the choice where nothing is said', () => {
    expect(usualTools).toEqual(['add', 'remove', 'clear'])
  })

  test.each([
    ['order', ['order:add'], ['remove', 'clear']],
    ['order:', ['order:add'], ['remove', 'clear']],
    ['order', ['order:batch_delete'], ['add', 'clear']],
    ['order', ['other:add'], ['add', 'remove', 'clear']],
    ['order', [], ['add', 'remove', 'clear']],
    [undefined, ['order:add'], ['add', 'remove', 'clear']],
  ])('with the prefix %s and %j denied, %j are left', (prefix, denied, left) => {
    expect(allowedTools(usualTools, denied, prefix)).toEqual(left)
  })

  test('inserts at most once in 1500 ms', () => {
    let now = 0
    const act = vi.fn()
    const insert = throttled(act, insertEvery, () => now)
    for (now of [0, 100, 1499, 1500, 1600]) insert()
    expect(act).toHaveBeenCalledTimes(2)
    expect(tools).toContain('insert')
  })
})
