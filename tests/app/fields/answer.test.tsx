import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BooleanInput } from '../../../src/app/fields/choice/BooleanInput'
import { BooleanSwitch } from '../../../src/app/fields/desktop/BooleanSwitch'
import { FieldValue } from '../../../src/app/fields/FieldValue'
import { startOf } from '../../../src/app/fields/field-input'
import { useLanguage } from '../../../src/app/language/language'
import { boolean, optional } from '../../../src/contract/field'

let place: HTMLElement
let root: Root
beforeEach(() => {
  useLanguage.setState({ language: 'zh-CN' })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})
const draw = (what: ReactNode) => flushSync(() => root.render(what))
const buttons = () => [...place.querySelectorAll('button')]

const infectious = optional(boolean('是否传染病', 'Infectious'))
const inUse = boolean('启用', 'In use', { initial: true })
const faces = [
  ['in a hand', BooleanInput],
  ['on a desktop', BooleanSwitch],
] as const

describe('a question nobody has answered', () => {
  test.each(faces)('%s is neither yes nor no, is answered by one press, and an answer is taken back by another', (_, Input) => {
    const held: unknown[] = []
    function Form() {
      const [value, setValue] = useState<unknown>(startOf(infectious))
      held.push(value)
      return <Input id="infectious" facts={infectious} value={value} onChange={setValue} />
    }
    draw(<Form />)
    expect(buttons().map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
      ['是', 'false'],
      ['否', 'false'],
    ])
    for (const word of ['否', '是', '是'])
      flushSync(() =>
        buttons()
          .find(({ textContent }) => textContent === word)
          ?.click(),
      )
    expect(held).toEqual([null, false, true, null])
  })

  test('is shown as nothing, where "no" is an answer', () => {
    draw(<FieldValue facts={infectious} value={null} />)
    expect(place.textContent).toBe('')
    draw(<FieldValue facts={infectious} value={false} />)
    expect(place.textContent).toBe('否')
  })
})

test.each(faces)('what is always yes or no stays a switch %s', (_, Input) => {
  draw(<Input id="use" facts={inUse} value={startOf(inUse)} onChange={() => undefined} />)
  expect(place.querySelector('[role=switch]')?.getAttribute('aria-checked')).toBe('true')
})
