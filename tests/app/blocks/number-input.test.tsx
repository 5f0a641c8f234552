import fc from 'fast-check'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { NumberBox } from '../../../src/app/blocks/number-input/NumberBox'
import { mayBecomeNumber, numberIn, plainDigits } from '../../../src/app/blocks/number-input/number-keys'
import { NumberInput } from '../../../src/app/fields/text/NumberInput'
import { money } from '../../../src/contract/field'

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** An input on a page. `type`: what stands in it once a key was pressed. */
function opened(draw: (told: (value: unknown) => void) => ReactNode) {
  const told = vi.fn<(value: unknown) => void>()
  const at = document.body.appendChild(document.createElement('div'))
  flushSync(() => createRoot(at).render(draw(told)))
  const input = at.querySelector('input')
  if (!input) throw new Error('no input')
  const tell = (event: Event) => flushSync(() => input.dispatchEvent(event))
  return {
    input,
    told,
    type(text: string) {
      setValue?.call(input, text)
      tell(new Event('input', { bubbles: true }))
    },
    tell: (name: string) => tell(new Event(name, { bubbles: true })),
    leave: () => tell(new FocusEvent('focusout', { bubbles: true })),
  }
}

function Held({ start, onChange }: { start: number | null; onChange: (value: number | null) => void }) {
  const [value, set] = useState(start)
  const change = (next: number | null) => {
    onChange(next)
    set(next)
  }
  return <NumberBox value={value} onChange={change} />
}
const box = (start: number | null) => opened((onChange) => <Held start={start} onChange={onChange} />)

test('keys that make no number are reverted, and an optional minus, digits and decimals are taken', () => {
  const one = box(null)
  for (const [typed, stands] of [
    ['-', '-'],
    ['-1', '-1'],
    ['-1x', '-1'],
    ['-1-', '-1'],
    ['-1.', '-1.'],
    ['-1..', '-1.'],
    ['-1.5', '-1.5'],
    ['1e5', '-1.5'],
  ] as const) {
    one.type(typed)
    expect(one.input.value, typed).toBe(stands)
  }
  expect(one.told).toHaveBeenLastCalledWith(-1.5)
})

test('left behind, what is no number becomes empty', () => {
  const one = box(7)
  one.type('-')
  one.leave()
  expect(one.input.value).toBe('')
  expect(one.told).toHaveBeenLastCalledWith(null)
})

test('left behind, a valid text becomes a number', () => {
  const one = box(null)
  one.type('007.50')
  one.leave()
  expect(one.input.value).toBe('7.5')
  expect(one.told).toHaveBeenLastCalledWith(7.5)
})

test('a word that is being composed is judged when it is done', () => {
  const one = box(3)
  one.tell('compositionstart')
  one.type('3shi')
  expect(one.input.value, 'not taken from under the fingers').toBe('3shi')
  one.type('3十')
  one.tell('compositionend')
  expect(one.input.value).toBe('3')
  expect(one.told).not.toHaveBeenCalled()
})

test('the number fields of nouns follow it, and keep what they are held in', () => {
  const facts = money('价', 'Price')
  const one = opened((onChange) => <NumberInput id="price" facts={facts} value={100} onChange={onChange} />)
  one.type('12.34a')
  expect(one.told).not.toHaveBeenCalled()
  one.type('１２。3')
  expect(one.input.value).toBe('12.3')
  expect(one.told).toHaveBeenLastCalledWith(1230)
})

test('what may be typed key by key is what its beginnings allow, and nothing else becomes a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-+eE x'.split('')), maxLength: 8 }), (text) => {
      if (numberIn(text) === null) return
      expect(Number.isFinite(numberIn(text))).toBe(true)
      for (let end = 0; end <= text.length; end++) expect(mayBecomeNumber(text.slice(0, end))).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), (number) => {
      const text = number.toFixed(3)
      expect(numberIn(plainDigits(text))).toBe(Number(text))
    }),
  )
})
