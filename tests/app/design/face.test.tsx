import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useFace } from '../../../src/app/design/face'
import { faceNow } from '../../../src/app/design/face-now'
import { soon } from '../../kit/soon'

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
  /** As a browser does: what a listener has set off is done before the next one hears of it. */
  const turn = async (next: typeof now) => {
    now = next
    for (const listener of [...listeners]) {
      listener()
      await Promise.resolve()
    }
  }
  return { turn, become: (next: typeof now) => act(() => turn(next)) }
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

/** What a part of the page is, inside what the whole is. */
const drawn: string[] = []
function Part({ whole }: { whole: string }) {
  drawn.push(`${useFace()} in ${whole}`)
  return null
}
function Whole() {
  return <Part whole={useFace()} />
}

test('no part of a page is ever of one face inside a whole of the other, although the page is drawn between one listener and the next', async () => {
  const { turn } = openWindow()
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Whole />))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await turn({ wide: false, print: false })
  await soon(() => expect(drawn.at(-1)).toBe('touch in touch'))
  expect(new Set(drawn)).toEqual(new Set(['desktop in desktop', 'touch in touch']))
  root.unmount()
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
