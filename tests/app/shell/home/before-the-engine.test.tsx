import 'fake-indexeddb/auto'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { speak } from '../../../../src/app/language/language'
import { enter, leaveSession, useSession } from '../../../../src/app/session/session'
import { desktopPart } from '../../../../src/app/shell/desktop-part'
import { Home } from '../../../../src/app/shell/Home'
import { ProductContext } from '../../../../src/app/shell/product'
import type { Catalogue } from '../../../../src/contract/catalogue'
import { productOf } from '../../../kit/browser/show'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

let place: HTMLElement
let root: ReturnType<typeof createRoot>
let wide: boolean

beforeEach(async () => {
  speak('zh-CN')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer') && wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await desktopPart.fetch()
  await enter('abc', { id: 'u1', username: 'zhang', realname: '张老师' }, '1')
  const plants = { id: '1', path: '/plants', name: 'plants', component: 'noun/plant', meta: { title: '植物' } }
  useSession.setState({ menu: [plants], permissions: 'ready', granted: new Set(['*']) })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
  leaveSession()
  vi.unstubAllGlobals()
})

/** Somebody's app on a device whose nouns take their time. Answers how they arrive. */
function open(): () => void {
  let arrive: () => void = () => undefined
  const first = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const here = createStore<Catalogue>(() => gardenCatalogue)
  const arriving = { catalogue: gardenCatalogue, here, first: () => first, rest: () => first }
  root.render(
    <ProductContext value={{ ...productOf(gardenCatalogue), arriving }}>
      <MemoryRouter initialEntries={['/device']}>
        <Home />
      </MemoryRouter>
    </ProductContext>,
  )
  return arrive
}

test('on a desktop menu and way stand before the work on the device is open, and nobody can leave past it', async () => {
  wide = true
  const arrive = open()
  await soon(() => expect(place.querySelector('.side-menu')?.textContent).toContain('植物'))
  expect(place.querySelector('.desktop-header nav')).not.toBeNull()
  expect(place.textContent).not.toContain('张老师')
  const menu = place.querySelector('.side-menu')
  arrive()
  await soon(() => expect(place.querySelector('.desktop-header')?.textContent).toContain('欢迎您，张老师'))
  expect(place.querySelector('.side-menu')).toBe(menu)
})

test('in a hand the shape of the shell stands until then', async () => {
  wide = false
  const arrive = open()
  await soon(() => expect(place.querySelector('.shape[role=status]')).not.toBeNull())
  expect(place.querySelector('.touch-shell')).toBeNull()
  arrive()
  await soon(() => expect(place.querySelector('.touch-shell')).not.toBeNull())
  expect(place.querySelector('.shape')).toBeNull()
})
