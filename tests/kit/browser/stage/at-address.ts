import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect } from 'vitest'
import { ProductContext, type Product } from '../../../src/app/shell/product'
import { soon } from '../soon'

/** Shows `content` at addresses of its own, a place for each test, and tells where it leads. */
export function atAddress(product: Product, content: () => ReactNode) {
  let place: HTMLElement
  let root: ReturnType<typeof createRoot>
  let address: string
  function Address() {
    const { pathname, search } = useLocation()
    address = pathname + search
    return null
  }
  beforeEach(() => {
    address = ''
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
  })
  afterEach(() => {
    root.unmount()
    place.remove()
  })
  return {
    place: () => place,
    address: () => address,
    open(path: string): void {
      const router = createElement(MemoryRouter, { initialEntries: [path] }, content(), createElement(Address))
      root.render(createElement(ProductContext, { value: product }, router))
    },
    shows: (words: string) => soon(() => expect(place.textContent).toContain(words)),
  }
}
