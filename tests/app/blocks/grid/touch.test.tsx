import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GridColumn } from '../../../../src/app/blocks/grid/column'
import { createGrid, type Grid } from '../../../../src/app/blocks/grid/store/grid-store'
import { tools } from '../../../../src/app/blocks/grid/toolbar/tools'
import { TouchGrid } from '../../../../src/app/blocks/grid/touch/TouchGrid'
import { useLanguage } from '../../../../src/app/language/language'
import { label } from '../../../../src/contract/label'
import { soon } from '../../../kit/soon'

const columns: readonly GridColumn[] = [
  { key: 'name', title: label('名称', 'Name'), type: 'input', validateRules: [{ required: true }] },
  { key: 'amount', title: label('数量', 'Amount'), type: 'inputNumber', statistics: true },
]
const kept = ['a', 'b', 'c'].map((id, at) => ({ id, values: { name: id, amount: at } }))
let root: Root
let grid: Grid
let place: HTMLElement
const names = () => grid.store.getState().history.now.rows.map((row) => row.values.name)
const act = (does: () => unknown) => flushSync(() => void does())
const press = (name: string) => {
  const all = [...document.querySelectorAll('button')].filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
  act(() => all.at(-1)?.click())
}
const cards = () => place.querySelectorAll<HTMLButtonElement>('.touch-row > button')
function fill(named: string, text: string) {
  const input = document.querySelector<HTMLInputElement>(`input[aria-label="${named}"]`) as HTMLInputElement
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  act(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}

beforeEach(async () => {
  useLanguage.setState({ language: 'en' })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  grid = createGrid({ name: 'g', columns, rows: kept, disabledBy: { name: 'c' }, say: (words) => words.en })
  act(() => root.render(<TouchGrid grid={grid} title="Goods" tools={tools} />))
  await soon(() => expect(cards()).toHaveLength(3))
})
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
})

test('a row opens over the whole screen, is written in there, and its neighbour is a press away', () => {
  act(() => cards()[0]?.click())
  expect(document.querySelector('[role=dialog], dialog')?.textContent).toContain('Goods 1 / 3')
  fill('Name', 'x')
  press('Row after')
  fill('Name', '')
  press('Done')
  expect(names()).toEqual(['x', null, 'c'])
  expect(cards()[1]?.textContent).toContain('Name is required')
})

test('the page of a row moves it, inserts below it and deletes it', async () => {
  act(() => cards()[0]?.click())
  press('Move down')
  expect(names()).toEqual(['b', 'a', 'c'])
  press('Insert below')
  expect(names()).toEqual(['b', 'a', null, 'c'])
  press('Delete')
  expect(names()).toEqual(['b', null, 'c'])
  press('Undo')
  expect(names()).toEqual(['b', 'a', null, 'c'])
})

test('a row that was added opens at once', () => {
  press('Add')
  expect(document.body.textContent).toContain('Goods 4 / 4')
})

test('several are chosen and deleted; a disabled one cannot be', () => {
  press('Select rows')
  expect(cards()[2]?.disabled).toBe(true)
  act(() => cards()[0]?.click())
  act(() => cards()[1]?.click())
  press('Delete')
  expect(names()).toEqual(['c'])
})

test('sums stand below, and axe finds nothing in cards or the page of a row', async () => {
  expect(place.querySelector('.touch-totals')?.textContent).toBe('TotalAmount 3')
  act(() => cards()[0]?.click())
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
