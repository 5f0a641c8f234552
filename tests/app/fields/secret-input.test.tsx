import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { SecretInput } from '../../../src/app/fields/text/SecretInput'
import { secret } from '../../../src/contract/field'
import { isMask, masked } from '../../../src/contract/fields/secret'

const place = document.body.appendChild(document.createElement('div'))
let root: Root
afterEach(() => root.unmount())

const facts = secret('证件号码', 'Document number')
const kept = masked('310101201905061234')
let value: unknown

function Form() {
  const [held, setHeld] = useState<unknown>(kept)
  value = held
  return <SecretInput id="it" facts={facts} value={held} onChange={setHeld} />
}

/** Types a key at the end of what the field shows. */
function type(key: string) {
  const input = place.querySelector('input')
  if (!input) throw new Error('no input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + key)
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
  return input
}

test('what is kept stands beside an empty field, and all that is typed stays, stars as well', () => {
  root = createRoot(place)
  flushSync(() => root.render(<Form />))
  expect(place.querySelector('input')).toMatchObject({ value: '', placeholder: expect.stringContaining(kept) })
  expect(type('*').value).toBe('*')
  expect(type('*').value).toBe('**')
  expect(type('7').value).toBe('**7')
  expect(value).toBe('**7')
})

test.each(['E', 'H1234567', '310101201905061234'])('%s is not taken for what stands for it, and that is', (plain) => {
  expect(isMask(facts, plain)).toBe(false)
  expect(isMask(facts, masked(plain))).toBe(true)
  expect(isMask(facts, `${plain}*`)).toBe(false)
})
