import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { leaveSession } from '../../../../src/app/session/session'
import { type Product, ProductContext } from '../../../../src/app/shell/product'
import { soon } from '../../soon'

let here = ''
function Address() {
  const { pathname, search } = useLocation()
  here = pathname + search
  return null
}

/** Shows `content` at addresses of its own, a place for each test, and tells where it leads. Afterwards nobody is signed in any more. */
export function atAddress(product: Product, content: () => ReactNode) {
  let place: HTMLElement
  let root: ReturnType<typeof createRoot>
  beforeEach(() => {
    here = ''
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
  })
  afterEach(() => {
    root.unmount()
    place.remove()
    leaveSession()
  })
  // Until then what is stubbed stays: a call that is still on its way reaches no server, and the next test's answers are its own.
  afterAll(() => void vi.unstubAllGlobals())
  return {
    place: () => place,
    address: () => here,
    open(path: string): void {
      const router = createElement(MemoryRouter, { initialEntries: [path] }, content(), createElement(Address))
      root.render(createElement(ProductContext, { value: product }, router))
    },
    shows: (words: string) => soon(() => expect(place.textContent).toContain(words)),
  }
}
