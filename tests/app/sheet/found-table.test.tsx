import axe from 'axe-core'
import fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useLanguage } from '../../../src/app/language/language'
import { FoundTable } from '../../../src/app/sheet/desktop/FoundTable'
import { foundColumns } from '../../../src/app/sheet/desktop/found-columns'
import { faultsIn, nextFault, type Place, placeAfter } from '../../../src/app/sheet/desktop/found-keys'
import { countsOf } from '../../../src/app/sheet/outcomes'
import { label } from '../../../src/contract/label'
import { type CheckedLine, lineOutcomes } from '../../../src/contract/sheet/checked-sheet'

const headings = ['Name', 'Sex', '', 'Born']
const line = (at: number, more: Partial<CheckedLine> = {}): CheckedLine => ({
  line: at,
  cells: [`n${at}`, 'M', '', '2020-01-01'],
  outcome: 'new',
  title: `n${at}`,
  problems: [],
  ...more,
})
const wrongSex = { column: 1, heading: label('性别', 'Sex'), value: 'girl', code: 'field.choice', allowed: [label('男', 'Male')] }
const noClass = { column: -1, heading: label('班级', 'Class'), value: '', code: 'sheet.column' }
const few = [
  line(2),
  line(3, { outcome: 'wrong', cells: ['n3', 'girl', '', ''], problems: [wrongSex] }),
  line(4, { outcome: 'wrong', problems: [noClass] }),
  line(5, { outcome: 'same' }),
]

let place: HTMLElement
let root: Root
let mended: CheckedLine[]
beforeEach(() => {
  useLanguage.setState({ language: 'en' })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  mended = []
})
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
})

const draw = (lines: readonly CheckedLine[], isMended = true) =>
  flushSync(() =>
    root.render(<FoundTable headings={headings} lines={lines} name="Sheet" onMend={isMended ? (one) => mended.push(one) : undefined} />),
  )
const grid = () => place.querySelector('[role=grid]') as HTMLElement
const standing = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '') as HTMLElement
const press = (key: string, more: object = {}, target: Element = grid()) =>
  flushSync(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })))
const input = () => place.querySelector('input') as HTMLInputElement
function type(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
  flushSync(() => input().dispatchEvent(new Event('input', { bubbles: true })))
}

describe('lines of a sheet as a table', () => {
  test('say their number, what would become of them, their cells, and what is wrong in the very cell', async () => {
    draw(few)
    const rows = [...place.querySelectorAll('.found-line')].map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows).toEqual([
      ['2', 'New', 'n2', 'M', '2020-01-01'],
      ['3', 'Wrong', 'n3', 'girlThat is not one of the choices', ''],
      ['4', 'WrongThis column is missing', 'n4', 'M', '2020-01-01'],
      ['5', 'Unchanged', 'n5', 'M', '2020-01-01'],
    ])
    expect([...place.querySelectorAll('[aria-invalid]')].map((cell) => cell.textContent)).toEqual(['girlThat is not one of the choices'])
    expect((await axe.run(place, { rules: { region: { enabled: false } } })).violations).toEqual([])
  })

  test('begin at the first problem, which is said whole below with what is allowed', () => {
    draw(few)
    expect(standing().textContent).toContain('girl')
    expect(place.querySelector('.found-detail')?.textContent).toBe('Line 3Sex girlThat is not one of the choices Allowed: Male')
    press('F8')
    expect(place.querySelector('.found-detail')?.textContent).toContain('Class: This column is missing')
    press('F8')
    expect(standing().textContent).toContain('girl')
  })

  test('of five thousand only those in view are drawn, and keys lead to the last', () => {
    draw(Array.from({ length: 5000 }, (_, at) => line(at + 2)))
    expect(place.querySelectorAll('.found-line').length).toBeLessThan(60)
    expect(grid().getAttribute('aria-rowcount')).toBe('5001')
    press('End', { ctrlKey: true })
    expect(grid().getAttribute('aria-activedescendant')).toMatch(/-4999-4$/)
  })

  test('are put right in place: by Enter from what stands there, by a letter anew, and Escape leaves all as it was', () => {
    draw(few)
    press('Enter')
    expect([input().value, document.activeElement]).toEqual(['girl', input()])
    type(' Female ')
    press('Enter', {}, input())
    expect(mended).toMatchObject([{ line: 3, cells: ['n3', 'Female', '', ''] }])
    expect(document.activeElement).toBe(grid())
    press('f')
    expect(input().value).toBe('f')
    press('Escape', {}, input())
    expect([mended.length, place.querySelector('input')]).toEqual([1, null])
  })

  test('that were written, and whose look failed, are looked at once more by Enter alone', () => {
    draw([line(3, { outcome: 'wrong', cells: ['n3', 'F', '', ''], problems: [wrongSex] })])
    press('Enter')
    press('Enter', {}, input())
    expect(mended.map(({ cells }) => cells[1])).toEqual(['F'])
    draw([line(3, { outcome: 'wrong', cells: ['n3', 'girl', '', ''], problems: [wrongSex] })])
    press('Enter')
    press('Enter', {}, input())
    expect(mended).toHaveLength(1)
  })

  test('that are being written are asked nothing more: no cell opens, and the number of a line is no cell of the sheet', () => {
    draw(few, false)
    press('Enter')
    expect(place.querySelector('input')).toBeNull()
    draw(few)
    press('Home')
    press('Enter')
    expect(place.querySelector('input')).toBeNull()
  })
})

const columns = foundColumns(headings, few)
test('keys never leave the table, and lead back where they came from', () => {
  const size = { rows: 7, columns: 5, page: 3 }
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End']
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 30 }), (pressed) => {
      let at: Place = { row: 3, column: 2 }
      for (const [key, isFar] of pressed) {
        at = placeAfter(key, at, size, isFar) as Place
        expect(at.row >= 0 && at.row < size.rows && at.column >= 0 && at.column < size.columns).toBe(true)
      }
    }),
  )
  expect(placeAfter('ArrowDown', { row: 1, column: 1 }, size, false)).toEqual({ row: 2, column: 1 })
  expect(placeAfter('End', { row: 1, column: 1 }, size, true)).toEqual({ row: 6, column: 4 })
  expect(placeAfter('toString', { row: 1, column: 1 }, size, false)).toBeUndefined()
})

test('the way from problem to problem comes by each once, forth and back', () => {
  const all = few.flatMap((one, row) => faultsIn(one, columns).map((column) => ({ row, column })))
  const walk = (step: 1 | -1) => {
    const found: Place[] = []
    for (let at: Place = { row: 0, column: -1 }; found.length < all.length; ) {
      at = nextFault(few, columns, at, step) as Place
      found.push(at)
    }
    return found
  }
  expect(walk(1)).toEqual(all)
  expect(walk(-1)).toEqual([...all].reverse())
  expect([nextFault([line(2)], columns, { row: 0, column: 0 }, 1), nextFault([], columns, { row: 0, column: 0 }, 1)]).toEqual([
    undefined,
    undefined,
  ])
})

test('a column without a heading is none, and no column is too narrow to be read or takes all the room', () => {
  const wide = foundColumns(headings, [line(2, { cells: ['很'.repeat(500), '', 'x', ''] })])
  expect(wide.map(({ cell, width }) => [cell, width])).toEqual([
    [0, 280],
    [1, 88],
    [3, 88],
  ])
})

test('outcomes are counted as they are', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...lineOutcomes)), (outcomes) => {
      const counts = countsOf(outcomes.map((outcome, at) => line(at, { outcome })))
      for (const one of lineOutcomes) expect(counts[one]).toBe(outcomes.filter((outcome) => outcome === one).length)
    }),
  )
})
