import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useFace } from '../../../src/app/design/face'
import { faceNow } from '../../../src/app/design/face-now'

afterEach(() => vi.unstubAllGlobals())

const seen: string[] = []
function Seen() {
  seen.push(useFace())
  return null
}

/** A window of a width that can be printed and made narrower. */
function openWindow() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let now = { wide: true, print: false }
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === 'print' ? now.print : now.wide,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  const become = (next: typeof now) =>
    act(async () => {
      now = next
      for (const listener of listeners) listener()
    })
  return { become }
}

test('a page of the office stays what it is while it is printed on narrow paper, and follows its window after that', async () => {
  const { become } = openWindow()
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Seen />))
  await become({ wide: false, print: true })
  expect(seen.at(-1)).toBe('desktop')
  await become({ wide: true, print: false })
  expect(seen.at(-1)).toBe('desktop')
  await become({ wide: false, print: false })
  expect(seen.at(-1)).toBe('touch')
  await act(async () => root.unmount())
})

test.each([
  [1087.99, 'fine', 'touch'],
  [1088, 'fine', 'desktop'],
  [1440, 'coarse', 'touch'],
])('a window of %f pixels under a pointer that is %s is one of %s', (width, pointer, face) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query !== 'print' && width >= Number(/min-width: ([\d.]+)px/.exec(query)?.[1]) && query.includes(`pointer: ${pointer}`),
  }))
  expect(faceNow()).toBe(face)
})
