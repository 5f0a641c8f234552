import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { Sheet } from '../../../src/app/design/overlay/Sheet'

let root: Root
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
})

/** Presses Enter in the input of a sheet that was opened within a form. Answers whether the page then sends the form of that input. */
function sendsByEnter(inSheet: React.ReactNode): boolean {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  flushSync(() =>
    root.render(
      <form>
        <Sheet title="Class" open onClose={() => undefined}>
          {inSheet}
        </Sheet>
      </form>,
    ),
  )
  const input = place.querySelector('dialog input')
  return input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })) ?? expect.fail('no input')
}

test('Enter in a search of a sheet does not send the form the sheet was opened from', () => {
  expect(sendsByEnter(<input type="search" />)).toBe(false)
})

test('Enter in a form of the sheet sends that one', () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <Sheet title="Name" open onClose={() => undefined}>
        <form>
          <input />
        </form>
      </Sheet>,
    ),
  )
  const input = document.querySelector('dialog input')
  expect(input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))).toBe(true)
})
