import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { DesktopInput } from '../../../src/app/fields/desktop/DesktopInput'
import { date, dict, type FieldFacts, text } from '../../../src/contract/field'

const place = document.body.appendChild(document.createElement('div'))
let root: Root
afterEach(() => root.unmount())

function shown(facts: FieldFacts, value: string, onChange = vi.fn()) {
  root = createRoot(place)
  flushSync(() => root.render(<DesktopInput id="it" facts={facts} value={value} onChange={onChange} />))
  const input = place.querySelector('input')
  if (!input) throw new Error('no input')
  return { input, onChange }
}
const filled: readonly [FieldFacts, string][] = [
  [text('姓名', 'Name'), '王小明'],
  [dict('sex', '性别', 'Sex'), '1'],
  [date('日期', 'Day'), '2026-03-02'],
]

test.each(filled)('Tab in a filled $kind goes on to the next field, past what empties it', (facts, value) => {
  shown(facts, value)
  const crosses = [...place.querySelectorAll('button')]
  expect(crosses.length).toBeGreaterThan(0)
  expect(crosses.map(({ tabIndex }) => tabIndex)).toEqual(crosses.map(() => -1))
})

test.each(filled.slice(1))('Delete empties a chosen $kind, other keys do not', (facts, value) => {
  const { input, onChange } = shown(facts, value)
  input.select()
  const press = (key: string) =>
    flushSync(() => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
  press('Tab')
  expect(onChange).not.toHaveBeenCalled()
  press('Delete')
  expect(onChange).toHaveBeenCalledWith(null)
})

test('Delete in the middle of a typed day deletes a digit and nothing else', () => {
  const { input, onChange } = shown(date('日期', 'Day'), '2026-03-02')
  input.setSelectionRange(4, 4)
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true }))
  expect(onChange).not.toHaveBeenCalled()
})
