import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createEngine, type Engine } from '../../../src/app/offline/engine'
import type { Backing } from '../../../src/app/offline/person-db'
import type { Product } from '../../../src/app/shell/product'
import type { Catalogue } from '../../../src/contract/catalogue'
import { label } from '../../../src/contract/label'
import { monday } from '../device/device'
import { FakeBrowser } from '../device/fake-world'
import { Stage } from '../Stage'
import { soon } from '../soon'

export const productOf = (catalogue: Catalogue, more: Partial<Product> = {}): Product => ({
  name: label('测试', 'Test'),
  release: 'test',
  catalogue,
  screens: {},
  ...more,
})

/** The engine of a device that reaches nobody. Its storage is its own unless given. */
export const lonelyEngine = (
  catalogue: Catalogue,
  storage: Backing = { indexedDB: new IDBFactory(), IDBKeyRange },
  user = 'u1',
): Promise<Engine> =>
  createEngine({
    catalogue,
    tenant: 1,
    user,
    name: '张老师',
    transport: () => Promise.reject({ status: 0 }),
    ...new FakeBrowser(monday).window(),
    ...storage,
  })

/** Puts a piece of the app into the page. */
export function show(element: ReactNode, { product, engine }: { product: Product; engine: Engine }) {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(createElement(Stage, { product, engine }, element))
  return {
    place,
    close: () => {
      root.unmount()
      place.remove()
    },
  }
}

/** The button with these words, once it is there. */
export const buttonOf = (place: HTMLElement, words: string): Promise<HTMLButtonElement> =>
  soon(() => {
    const found = [...place.querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === words,
    )
    if (!found) throw new Error(`no button "${words}" in: ${place.textContent}`)
    return found
  })

/** Types into an input, replacing what was there. */
export function typeInto(input: Typed, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {}
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types into the input that stands under a label. */
export async function fill(place: HTMLElement, words: string, text: string): Promise<Typed> {
  const input = await inputOf(place, words)
  typeInto(input, text)
  return input
}

/** Chooses files in the input for them, once it is there. */
export async function chooseFiles(place: ParentNode, ...files: File[]): Promise<void> {
  const input = await soon(() => place.querySelector<HTMLInputElement>('input[type=file]') ?? Promise.reject(new Error('no input')))
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

type Typed = HTMLInputElement | HTMLTextAreaElement

export const inputOf = (place: HTMLElement, words: string): Promise<Typed> =>
  soon(() => {
    const named = [...place.querySelectorAll('label')].find((one) => one.textContent?.startsWith(words))
    const found = named && document.getElementById(named.htmlFor)
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
      throw new Error(`no input "${words}" in: ${place.textContent}`)
    return found
  })
