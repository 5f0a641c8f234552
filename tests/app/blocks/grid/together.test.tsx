import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GridColumn } from '../../../../src/app/blocks/grid/column'
import { shareCells } from '../../../../src/app/blocks/grid/live/shared-cells'
import { createGrid } from '../../../../src/app/blocks/grid/store/grid-store'
import { label } from '../../../../src/contract/label'
import type { Written } from '../../../../src/contract/live/table-socket'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const columns: readonly GridColumn[] = [
  { key: 'place', title: label('顺序', 'Place'), type: 'normal', isOrder: true },
  { key: 'name', title: label('名称', 'Name'), type: 'input' },
  { key: 'amount', title: label('数量', 'Amount'), type: 'inputNumber' },
]
const kept = ['a', 'b'].map((id, at) => ({ id, values: { place: at + 1, name: id, amount: at } }))

/** A page with the grid, and what it has told and not been passed on yet. */
function page(writer: string, ahead = 0) {
  const grid = createGrid({ name: writer, columns, rows: kept, say: (words) => words.en })
  const told: Written[] = []
  const shared = shareCells(
    grid,
    writer,
    (written) => told.push(written) > 0,
    () => Date.now() + ahead,
  )
  const values = () =>
    Object.fromEntries(grid.store.getState().history.now.rows.map(({ id, values: { name, amount } }) => [id, [name, amount]]))
  return { grid, told, values, ...shared }
}
const idle = () => vi.advanceTimersByTime(30_000)

describe('pages that have the same rows open', () => {
  test('hear of what is written, pasted and taken back, each row once in a moment', () => {
    const [one, two] = [page('1'), page('2')]
    one.grid.write('a', { name: 'r' })
    one.grid.write('a', { name: 'rice', amount: 5 })
    one.grid.write('b', { amount: 7 })
    vi.advanceTimersByTime(249)
    expect(one.told).toEqual([])
    idle()
    expect(one.told.map(({ row, caseId }) => [row, caseId])).toEqual([
      [{ id: 'a', name: 'rice', amount: 5 }, '1'],
      [{ id: 'b', amount: 7 }, '1'],
    ])
    for (const written of one.told) two.hear(written)
    expect(two.values()).toEqual({ a: ['rice', 5], b: ['b', 7] })
    one.grid.undo()
    idle()
    two.hear(one.told.at(-1) as Written)
    expect(two.values().b).toEqual(['b', 1])
    expect(two.told).toEqual([])
  })

  test('do not hear of rows that are new, were loaded, or only changed places', () => {
    const one = page('1')
    one.grid.add()
    const fresh = one.grid.store.getState().history.now.rows.find(({ state }) => state === 'new')
    one.grid.write(fresh?.id ?? '', { name: 'new' })
    one.grid.move('a', 1)
    one.grid.load([{ id: 'a', values: { place: 1, name: 'loaded', amount: 1 } }])
    idle()
    expect(one.told).toEqual([])
  })

  test('are never written into where somebody is typing: that cell waits, and the others change at once', () => {
    const [one, two] = [page('1'), page('2')]
    const input = document.createElement('input')
    document.body.append(input)
    input.focus()
    two.grid.write('a', { name: 'ty' })
    vi.advanceTimersByTime(1_000)
    two.hear({ row: { id: 'a', name: 'theirs', amount: 9 }, caseId: '1', stamp: Date.now() + 1 })
    expect(two.values().a).toEqual(['ty', 9])
    two.grid.write('a', { name: 'typed' })
    idle()
    expect(two.values().a).toEqual(['typed', 9])
    one.hear(two.told.at(-1) as Written)
    expect(one.values().a).toEqual(['typed', 0])
    two.grid.write('a', { name: 'typed!' })
    two.hear({ row: { id: 'a', name: 'later' }, caseId: '1', stamp: Date.now() + 5 })
    vi.advanceTimersByTime(10_000)
    expect(two.values().a?.[0]).toBe('typed!')
    input.blur()
    vi.advanceTimersByTime(500)
    expect(two.values().a?.[0]).toBe('later')
  })

  test('and what is begun in a cell but not written yet stays as well', () => {
    const two = page('2')
    two.grid.goTo({ row: 0, column: 1 })
    two.grid.edit()
    two.grid.type('dra')
    two.hear({ row: { id: 'a', name: 'theirs' }, caseId: '1', stamp: Date.now() + 1 })
    expect(two.grid.store.getState().draft?.value).toBe('dra')
    two.grid.stop()
    expect(two.values().a?.[0]).toBe('dra')
  })

  test('all hold the same in the end, whatever is written at once, in whatever order it arrives, and however wrong clocks are', () => {
    const step = fc.record({
      by: fc.nat(2),
      row: fc.constantFrom('a', 'b'),
      key: fc.constantFrom('name', 'amount'),
      value: fc.nat(9),
      wait: fc.nat(400),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 12 }), fc.array(fc.nat(1000), { maxLength: 20 }), (steps, order) => {
        const pages = [page('1'), page('2', 60_000), page('3', -9_000)]
        const passed = pages.map(() => pages.map(() => 0))
        /** One page hears the next of another, as a socket would pass it on: in the order in which that one wrote. */
        const passOn = (to: number, from: number) => {
          const next = pages[from]?.told[passed[to]?.[from] ?? 0]
          if (!next || to === from) return
          ;(passed[to] as number[])[from] = (passed[to]?.[from] ?? 0) + 1
          pages[to]?.hear(next)
        }
        for (const [at, { by, row, key, value, wait }] of steps.entries()) {
          pages[by]?.grid.write(row, { [key]: value })
          vi.advanceTimersByTime(wait)
          const chance = order[at] ?? 0
          passOn(chance % 3, Math.floor(chance / 3) % 3)
        }
        idle()
        for (let round = 0; round < 20; round++) for (const to of [2, 0, 1]) for (const from of [1, 2, 0]) passOn(to, from)
        idle()
        expect(pages[1]?.values()).toEqual(pages[0]?.values())
        expect(pages[2]?.values()).toEqual(pages[0]?.values())
        for (const { end } of pages) end()
      }),
      { numRuns: 60 },
    )
  })
})
