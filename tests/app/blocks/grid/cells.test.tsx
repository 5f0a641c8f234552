import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineCell, type EditedCell, type ShownCell } from '../../../../src/app/blocks/grid/cells/cell-type'
import { columnTypes, type GridColumn } from '../../../../src/app/blocks/grid/column'
import { useFace } from '../../../../src/app/design/face'
import { queries } from '../../../../src/app/resource/queries'
import { label } from '../../../../src/contract/label'
import { soon } from '../../../kit/soon'
import { act, click, DeskGrid, press, type } from './desk-grid'

vi.mock('../../../../src/app/design/face', { spy: true })

let on: DeskGrid
const asked: string[] = []
const answer = (result: unknown) =>
  new Response(JSON.stringify({ success: true, code: 200, message: '', result, timestamp: 0 }), {
    headers: { 'Content-Type': 'application/json' },
  })

beforeEach(() => {
  vi.mocked(useFace).mockReturnValue('desktop')
  asked.length = 0
  queries.clear()
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const url = String(address instanceof Request ? address.url : address)
    asked.push(url)
    if (url.includes('getMultiUser')) return new Response(JSON.stringify([{ id: 'u1', realname: 'Li' }]))
    if (url.includes('loadDictItem')) return answer(['Tomato'])
    return answer(url.includes('loadDict/') ? [{ value: 'p', text: 'Potato' }] : [])
  })
  on = new DeskGrid()
})
afterEach(() => {
  on.leave()
  vi.unstubAllGlobals()
})

const column = (of: string, more: Partial<GridColumn> = {}): GridColumn => ({ key: 'it', title: label('它', 'It'), type: of, ...more })
const draw = (one: GridColumn, value: unknown, more = {}) =>
  on.draw({
    columns: [one, { key: 'name', title: label('名', 'Name'), type: 'input' }],
    rows: [{ id: 'r', values: { it: value, name: 'n' } }],
    ...more,
  })

/** Departments lie on a device, and there is none around these cells. */
const values: Readonly<Record<string, unknown>> = { inputNumber: 5, sel_depart: '' }

describe('every type of column', () => {
  test.each(columnTypes.filter((one) => one !== 'hidden'))('%s is drawn, empty and with a value', async (of) => {
    draw(column(of, { options: [{ value: 'a', text: 'Apple' }] }), null)
    expect(on.cell(0, 0)).toBeDefined()
    on.leave()
    on = new DeskGrid()
    draw(column(of, { options: [{ value: 'a', text: 'Apple' }] }), values[of] ?? 'a')
    expect(on.cell(0, 0)).toBeDefined()
  })
})

/** By what a cell of a type is known once it is written in; of some that is so at once. */
const inputs: Readonly<Record<string, string>> = {
  input: 'input.grid-input:not([inputmode])',
  inputNumber: 'input.grid-input[inputmode]',
  checkbox: 'input[type=checkbox]',
  checkbox_meta: 'input[type=checkbox]',
  select: '.ant-select-single',
  date: '.ant-picker input',
  datetime: '.ant-picker input',
  time: 'input:not(.grid-input)',
  sel_user: 'button',
  input_pop: '[data-popup] textarea',
  textarea: 'textarea.grid-input',
  upload: '.upload-cell',
  image: '.upload-cell',
  file: '.upload-cell',
  popup: 'button',
  radio: 'input[type=radio]',
  sel_search: '.ant-select-single',
  sel_search_async: '.ant-select-single',
  list_multi: '.ant-select-multiple',
}
test.each(Object.entries(inputs))('%s is written in by an input of its own', async (of, look) => {
  draw(column(of, { options: [{ value: 'a', text: 'Apple' }], dict: 'food,name,id' }), null)
  click(on.cell(0, 0))
  press('F2')
  await soon(() => expect(on.cell(0, 0).querySelector(look)).not.toBeNull())
})

test.each(['normal', 'slot'])('%s is only read', (of) => {
  draw(column(of), 'a')
  click(on.cell(0, 0))
  press('F2')
  expect(on.cell(0, 0).textContent).toBe('a')
  expect(on.cell(0, 0).querySelector('input, button, textarea')).toBeNull()
})

describe('files in cells', () => {
  test.each(['upload', 'file', 'image'])('%s names what is kept, and what can be done with it', async (of) => {
    draw(column(of), 'temp/list.pdf,temp/other.pdf')
    await soon(() => expect(on.cell(0, 0).querySelector('.upload-cell')).not.toBeNull())
    expect(on.cell(0, 0).textContent).toContain('+1')
    expect([...on.cell(0, 0).querySelectorAll('.upload-menu button')].map((one) => one.textContent)).toHaveLength(3)
  })

  test('an empty cell says what its column says, and a disabled one nothing', async () => {
    draw(column('file', { btnText: 'Add a paper' }), null)
    await soon(() => expect(on.cell(0, 0).textContent).toContain('Add a paper'))
    on.leave()
    on = new DeskGrid()
    draw(column('file', { btnText: 'Add a paper', disabled: true }), null)
    await soon(() => expect(on.cell(0, 0).querySelector('.upload-cell')).not.toBeNull())
    expect(on.cell(0, 0).querySelector('button')).toBeNull()
  })
})

describe('a cell that is looked through', () => {
  test('says what its value is called, asked once for all cells', async () => {
    draw(column('sel_search_async', { dict: 'food,name,id' }), 't')
    await soon(() => expect(on.cell(0, 0).textContent).toBe('Tomato'))
    expect(asked.filter((url) => url.includes('loadDictItem'))).toHaveLength(1)
  })

  test('has the server look, and holds what was chosen', async () => {
    draw(column('sel_search_async', { dict: 'food,name,id' }), null)
    click(on.cell(0, 0))
    await soon(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'))
    type('po')
    await soon(() => expect(asked.some((url) => url.includes('keyword=po'))).toBe(true))
    const option = await soon(() => document.querySelector<HTMLElement>('.ant-select-item-option') ?? Promise.reject(new Error('none')))
    act(() => option.click())
    expect(on.values('it')).toEqual(['p'])
  })

  test('looks through options of its own where the column has them', async () => {
    draw(column('sel_search', { options: [{ value: 'a', text: 'Apple' }] }), 'a')
    expect(on.cell(0, 0).textContent).toBe('Apple')
    expect(asked).toEqual([])
  })
})

describe('people in cells', () => {
  test('are called by their names, asked by what the column stores', async () => {
    draw(column('sel_user', { fieldExtendJson: '{"store":"id","multiSelect":true}' }), 'u1,u2')
    await soon(() => expect(on.cell(0, 0).textContent).toBe('Li,u2'))
    expect(asked.find((url) => url.includes('getMultiUser'))).toContain('id=u1%2Cu2')
  })

  test('a column that is written wrongly is refused when its grid is made', () => {
    expect(() => draw(column('sel_user', { fieldExtendJson: '{"multiSelect":"often"}' }), null)).toThrow(
      'fieldExtendJson is wrong at multiSelect',
    )
  })
})

const Show = ({ value }: ShownCell) => String(value ?? '')
const Editor = ({ onChange, onDone }: EditedCell) => (
  <dialog open>
    <input aria-label="piece" />
    <button
      type="button"
      onClick={() => {
        onChange('chosen')
        onDone?.()
      }}
    >
      Take
    </button>
  </dialog>
)

test('a press or key in what an input has opened over the page is none of its cell', () => {
  draw(column(defineCell('opener', { Show, Editor })), null)
  click(on.cell(0, 0))
  on.cell(0, 0).querySelector('input')?.focus()
  press('Enter')
  expect(on.grid.store.getState().draft).toBeDefined()
  const take = on.cell(0, 0).querySelector('button')
  if (take) click(take)
  expect([on.values('it'), on.grid.store.getState().draft]).toEqual([['chosen'], undefined])
})

test('a cell that has its input always is entered by Enter, and left by Escape with what was done in it', () => {
  draw(column('checkbox_meta', { customValue: ['Y', 'N'] }), 'N')
  on.stand(0, 0)
  press('Enter')
  const box = on.cell(0, 0).querySelector('input')
  expect(document.activeElement).toBe(box)
  act(() => box?.click())
  press('Enter')
  expect(on.values('it')).toEqual(['Y'])
  expect(document.activeElement?.className).toBe('grid-sink')
})
