import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OptionsPick } from '../../../../src/app/blocks/grid/cells/OptionsPick'
import type { GridColumn } from '../../../../src/app/blocks/grid/column'
import { valueOfText } from '../../../../src/app/blocks/grid/store/cell-text'
import { InputPop } from '../../../../src/app/blocks/input-pop/InputPop'
import { useFace } from '../../../../src/app/design/face'
import { useSession } from '../../../../src/app/session/session'
import { label } from '../../../../src/contract/label'
import { soon } from '../../../kit/soon'
import { click, DeskGrid, press } from './desk-grid'

vi.mock('../../../../src/app/design/face', { spy: true })

let on: DeskGrid
beforeEach(() => {
  vi.mocked(useFace).mockReturnValue('desktop')
  on = new DeskGrid()
})
afterEach(() => on.leave())

const draw = (more: Partial<GridColumn>, value: unknown = null) =>
  on.draw({
    columns: [{ key: 'it', title: label('它', 'It'), type: 'select', ...more }],
    rows: [{ id: 'r', values: { it: value } }],
  })
const options = [
  { value: 'a', text: 'Apple' },
  { value: 'b', text: 'Bean' },
]

test('a select with a dictionary code says and offers the words of the dictionary', async () => {
  useSession.setState({ dictionaries: { fruit: [{ value: 'p', text: 'Pear', title: 'Pear', label: 'Pear' }] as never } })
  draw({ dictCode: 'fruit' }, 'p')
  await soon(() => expect(on.cell(0, 0).textContent).toContain('Pear'))
})

test.each([
  ['allowInput lets what is none of the options be written', { allowInput: true }, '.ant-select-multiple'],
  ['multi takes several', { multi: true }, '.ant-select-multiple'],
  ['without either there is one of the options', {}, '.ant-select-single'],
])('%s', async (_, more, look) => {
  draw({ options, ...more }, 'a')
  click(on.cell(0, 0))
  press('F2')
  await soon(() => expect(on.cell(0, 0).querySelector(look)).not.toBeNull())
})

test('a choice says its placeholder, and is not looked through where allowSearch is off', async () => {
  draw({ options, placeholder: 'fruit or bean', allowSearch: false })
  click(on.cell(0, 0))
  press('F2')
  await soon(() => expect(on.cell(0, 0).textContent).toContain('fruit or bean'))
  expect(on.cell(0, 0).querySelector<HTMLInputElement>('.ant-select input')?.readOnly).toBe(true)
  on.leave()
  on = new DeskGrid()
  draw({ options })
  click(on.cell(0, 0))
  press('F2')
  await soon(() => expect(on.cell(0, 0).querySelector<HTMLInputElement>('.ant-select input')?.readOnly).toBe(false))
})

test('a column has its title and its width, and a disabled one is only read', () => {
  draw({ type: 'input', width: 333, disabled: true }, 'x')
  expect(on.place.querySelector('.grid-head')?.textContent).toContain('It')
  expect(on.cell(0, 0).style.width).toBe('333px')
  expect(on.cell(0, 0).getAttribute('aria-readonly')).toBe('true')
  click(on.cell(0, 0))
  press('F2')
  expect(on.cell(0, 0).querySelector('input')).toBeNull()
})

test('several values of a cell are said by their words', async () => {
  draw({ options, multi: true }, 'a,b')
  await soon(() => expect(on.cell(0, 0).textContent).toMatch(/Apple.*Bean/))
})

test.each([
  ['8:05', '08:05:00'],
  ['08:05', '08:05:00'],
  ['23:59:58', '23:59:58'],
  ['noon', 'noon'],
])('a time written as %s is stored as %s', (text, stored) => {
  expect(valueOfText({ key: 'it', title: label('它', 'It'), type: 'time' }, text)).toBe(stored)
})

test('a time that is chosen has its seconds, and is shown without them in its input', async () => {
  draw({ type: 'time' }, '08:05:00')
  click(on.cell(0, 0))
  press('F2')
  await soon(() => expect(on.cell(0, 0).querySelector('input')?.value).toBe('08:05'))
})

test('a long text is written in a pop-up of 150 by 200 where nothing else is said', () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  const pop = { id: 'p', title: label('备注', 'Remark'), value: '', onChange: () => undefined, onOpen: () => undefined, open: true }
  flushSync(() => root.render(<InputPop {...pop} />))
  const { style } = place.querySelector('[role=dialog]') as HTMLElement
  expect([style.getPropertyValue('--pop-width'), style.getPropertyValue('--pop-height')]).toEqual(['150px', '200px'])
  flushSync(() => root.unmount())
})

test('Tab leaves an open list of several as it stands, and goes to the next cell', async () => {
  on.draw({
    columns: [
      { key: 'it', title: label('它', 'It'), type: 'list_multi', options },
      { key: 'more', title: label('更多', 'More'), type: 'input' },
    ],
    rows: [{ id: 'r', values: { it: 'a' } }],
  })
  click(on.cell(0, 0))
  press('F2')
  await soon(() => expect(on.cell(0, 0).querySelector('.ant-select-open')).not.toBeNull())
  press('Tab')
  expect(on.values('it')).toEqual(['a'])
  expect(on.grid.store.getState().at).toEqual({ row: 0, column: 1 })
})

test.each([
  ['a cell that may stay empty is emptied in a hand', {}, [[null]]],
  ['one that is needed is not', { needed: true }, []],
])('%s', (_, more, written) => {
  vi.mocked(useFace).mockReturnValue('touch')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const onChange = vi.fn()
  const column: GridColumn = { key: 'it', title: label('它', 'It'), type: 'select', ...more }
  flushSync(() => root.render(<OptionsPick cell={{ id: 'p', column, value: 'a', row: {}, onChange }} options={options} />))
  flushSync(() => place.querySelector('button')?.click())
  flushSync(() => [...place.querySelectorAll('button')].find((one) => one.textContent === 'None')?.click())
  expect(onChange.mock.calls).toEqual(written)
  flushSync(() => root.unmount())
})
