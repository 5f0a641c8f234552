import { afterEach, beforeEach, expect, test } from 'vitest'
import { soon } from '../../../kit/soon'
import { act, DeskGrid } from './desk-grid'

let on: DeskGrid
beforeEach(() => {
  on = new DeskGrid()
  on.draw({ rows: Array.from({ length: 10_000 }, (_, at) => ({ id: `r${at}`, values: { name: `n${at}` } })) }, { size: 'medium' })
})
afterEach(() => on.leave())

const lines = () => [...on.place.querySelectorAll<HTMLElement>('.grid-lines .grid-row')]
const numbers = () => lines().map((line) => Number(line.getAttribute('aria-rowindex')) - 1)
const sorted = (of: readonly number[]) => [...of].sort((one, other) => one - other)
const scrollTo = (top: number) => {
  const scroller = on.place.querySelector('.grid-scroll')
  if (!scroller) throw new Error('nothing to scroll')
  act(() => {
    scroller.scrollTop = top
    scroller.dispatchEvent(new Event('scroll'))
  })
}

test('rows that come into view are drawn where they belong, in the elements of those that left it', () => {
  const before = new Set(lines())
  scrollTo(520)
  expect(sorted(numbers())).toEqual(Array.from({ length: lines().length }, (_, at) => 9 + at))
  expect(lines().filter((line) => before.has(line))).toHaveLength(lines().length)
  for (const line of lines()) {
    const number = Number(line.getAttribute('aria-rowindex')) - 1
    expect(line.style.transform).toBe(`translateY(${(number - 1) * 52}px)`)
    expect(line.textContent).toContain(`n${number - 1}`)
  }
})

test('what is marked and chosen stays with its row as elements go from row to row', () => {
  act(() => on.grid.choose('r1'))
  act(() => on.grid.goTo({ row: 1, column: 0 }))
  scrollTo(5_200)
  expect(on.place.querySelectorAll('.grid-lines [data-stand], .grid-lines input:checked')).toHaveLength(0)
  scrollTo(0)
  const held = [...on.place.querySelectorAll('.grid-lines [data-stand], .grid-lines input:checked')]
  expect(held.map((one) => one.closest('[role=row]')?.getAttribute('aria-rowindex'))).toEqual(['3', '3'])
})

test('the last rows are all there at the end, and none beyond', () => {
  scrollTo(10_000 * 52)
  expect(Math.max(...numbers())).toBe(10_000)
})

test('once nobody scrolls any more rows stand on the page in their order, in which they are read out', async () => {
  scrollTo(520)
  expect(numbers()).not.toEqual(sorted(numbers()))
  await soon(() => expect(numbers()).toEqual(sorted(numbers())))
})
