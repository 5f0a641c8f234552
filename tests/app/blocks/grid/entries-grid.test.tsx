import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EntriesGrid } from '../../../../src/app/blocks/grid/fields/EntriesGrid'
import { fieldOfText, textOfField } from '../../../../src/app/blocks/grid/fields/field-text'
import { useFace } from '../../../../src/app/design/face'
import type { FieldInputProps } from '../../../../src/app/fields/field-input'
import { speak } from '../../../../src/app/language/language'
import { amount, boolean, dict, entries, money, optional, text } from '../../../../src/contract/field'
import { soon } from '../../../kit/soon'
import { act, click, control, press, type } from './desk-grid'

vi.mock('../../../../src/app/design/face', { spy: true })

const facts = entries(
  '配料',
  'Ingredients',
  { food: text('食材', 'Food', { max: 5 }), grams: amount('净重', 'Net', { max: 9 }) },
  { max: 4 },
)
const kept = [
  { id: 'e1', food: 'rice', grams: 1 },
  { id: 'e2', food: 'egg', grams: 2 },
]
const given = (value: unknown, more: Partial<FieldInputProps> = {}): FieldInputProps => ({ id: 'f', facts, value, onChange, ...more })
const onChange = vi.fn()
const last = () => onChange.mock.lastCall?.[0]

let root: Root
let place: HTMLElement
const cell = (row: number, column: number) =>
  place.querySelectorAll('.grid-row')[row]?.querySelectorAll<HTMLElement>('[aria-colindex]')[column] as HTMLElement
const draw = async (props: FieldInputProps) => {
  act(() => root.render(<EntriesGrid {...props} />))
  await soon(() => expect(place.querySelector('[role=grid]')).not.toBeNull())
}

beforeEach(() => {
  vi.mocked(useFace).mockReturnValue('desktop')
  speak('en')
  onChange.mockClear()
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
})

describe('small records of a form, written in as a grid', () => {
  test('what is written stands in the form at once, with the id each record had', async () => {
    await draw(given(kept))
    click(cell(0, 0))
    type('corn')
    press('Enter')
    expect(last()).toEqual([{ id: 'e1', food: 'corn', grams: 1 }, kept[1]])
  })

  test('a record that is new has no id until it is kept, and no more are added than there may be', async () => {
    await draw(given(kept))
    const add = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Add')
    for (let at = 0; at < 5; at++) act(() => add?.click())
    expect(last()).toEqual([...kept, { food: null, grams: null }, { food: null, grams: null }])
  })

  test('what the form is given anew stands in the grid, and is not told back', async () => {
    await draw(given(kept))
    await draw(given([{ id: 'e9', food: 'bean', grams: 3 }]))
    await soon(() => expect(cell(0, 0).textContent).toBe('bean'))
    expect(onChange).not.toHaveBeenCalled()
  })

  test('a cell is checked by its field, and in the words forms have', async () => {
    await draw(given(kept))
    click(cell(0, 0))
    type('far too long')
    press('Enter')
    expect(cell(0, 0).querySelector('[role=tooltip]')?.textContent).toBe('At most 5 characters')
    click(cell(1, 1))
    type('10')
    press('Enter')
    expect(cell(1, 1).getAttribute('aria-invalid')).toBe('true')
  })

  test('what the form was told of a cell stands at it until the cell is written in', async () => {
    await draw(given(kept, { inner: { '1.food': { code: 'field.required' } } }))
    await soon(() => expect(cell(1, 0).getAttribute('aria-invalid')).toBe('true'))
    click(cell(1, 0))
    type('tofu')
    press('Enter')
    expect(cell(1, 0).getAttribute('aria-invalid')).toBeNull()
  })

  test('disabled it is only read', async () => {
    await draw(given(kept, { disabled: true }))
    click(cell(0, 0))
    expect(place.querySelector('.grid-writing')).toBeNull()
    act(() => control('a'))
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('a cell of a field as a spreadsheet writes it', () => {
  const price = money('价', 'Price')
  const unit = dict('org_category', '单位', 'Unit')
  const options = [{ value: '1', text: 'Kilo' }]
  test.each([
    [price, 1250, '12.50', 1250],
    [amount('量', 'Amount'), 1.5, '1.5', 1.5],
    [unit, '1', 'Kilo', '1'],
    [boolean('主', 'Main'), true, 'TRUE', true],
    [optional(text('注', 'Note')), null, '', null],
  ])('%o of %j is %j, and back', (field, value, written, read) => {
    expect(textOfField(field, options, value)).toBe(written)
    expect(fieldOfText(field, options, written)).toBe(read)
  })

  test('what means nothing stays, so that it can be said to be wrong', () => {
    expect(fieldOfText(price, [], 'many')).toBe('many')
    expect(fieldOfText(unit, options, 'Ton')).toBe('Ton')
  })
})
