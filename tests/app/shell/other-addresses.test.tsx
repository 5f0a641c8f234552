import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { EngineProvider } from '../../../src/app/offline/EngineProvider'
import type { Engine } from '../../../src/app/offline/engine'
import { useUpdate } from '../../../src/app/pwa/update'
import { enter, leaveSession, useSession } from '../../../src/app/session/session'
import { ApiAddress } from '../../../src/app/shell/login/ApiAddress'
import { ProductContext } from '../../../src/app/shell/product'
import { PublicPage } from '../../../src/app/shell/screens/PublicPage'
import { Screens } from '../../../src/app/shell/screens/Screens'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const product = productOf(gardenCatalogue)
let engine: Engine
let place: HTMLElement
let root: ReturnType<typeof createRoot>
let address: string

function Address() {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

function open(path: string): void {
  root.render(
    <ProductContext value={product}>
      <EngineProvider engine={engine}>
        <MemoryRouter initialEntries={[path]}>
          <Screens />
          <Address />
        </MemoryRouter>
      </EngineProvider>
    </ProductContext>,
  )
}
const shows = (words: string) => soon(() => expect(place.textContent).toContain(words))

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  speak('en')
  engine = await lonelyEngine(gardenCatalogue)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await enter('abc', { id: 'u1', username: 'zhang', realname: '张老师' }, '1')
})
afterEach(async () => {
  root.unmount()
  place.remove()
  leaveSession()
  localStorage.clear()
  useUpdate.setState({ stage: 'none' })
  await engine.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('/oauth2-app leads to its sign-in, which is off and leads on, signed in or not', async () => {
  open('/oauth2-app')
  await shows('You are signed in.')
  expect(address).toBe('/oauth2-app/login')
  leaveSession()
  root.render(
    <ProductContext value={product}>
      <MemoryRouter initialEntries={['/oauth2-app/login']}>
        <PublicPage path="/oauth2-app/login" />
        <Address />
      </MemoryRouter>
    </ProductContext>,
  )
  await shows('Signing in with accounts of others is off')
  ;(await buttonOf(place, 'Go to sign in')).click()
  await soon(() => expect(address).toBe('/user/login'))
})

test('/test leads to its home, which says what runs where', async () => {
  open('/test')
  await shows('Test page')
  expect(address).toBe('/test/home')
  expect(place.textContent).toContain(product.release)
})

test('the second dashboard leads to how the server fares, and to /404 for whoever may not look at it', async () => {
  const meta = { title: '系统监控', titleZh: '系统监控', titleEn: 'Monitoring' }
  useSession.setState({ menu: [{ id: '1', path: '/system/monitor', component: 'system/monitor', meta }] })
  open('/dashboard/monitor')
  await soon(() => expect(address).toBe('/system/monitor'))
  root.unmount()
  root = createRoot(place)
  useSession.setState({ menu: [] })
  open('/dashboard/monitor')
  await soon(() => expect(address).toBe('/404'))
})

test.each(['/nowhere', '/test/other', '/constructor', '/__proto__'])('%s is no address, and leads to /404', async (path) => {
  open(path)
  await soon(() => expect(address).toBe('/404'))
})

test('what the menu leads to and this version does not have is said by its name, with the way to the newer one', async () => {
  const accept = vi.fn(async () => undefined)
  useUpdate.setState({ stage: 'offered', accept })
  const meta = { title: '新的', titleZh: '新的', titleEn: 'Brand new' }
  useSession.setState({
    menu: [
      { id: '1', path: '/new', component: 'garden/new', meta },
      { id: '2', path: '/noun', component: 'noun/not-yet', meta },
    ],
    granted: new Set(['*']),
  })
  open('/new')
  await shows('does not have this page yet')
  expect(place.querySelector('h1')?.textContent).toBe('Brand new')
  ;(await buttonOf(place, 'Update now')).click()
  expect(accept).toHaveBeenCalledTimes(1)
  root.unmount()
  root = createRoot(place)
  open('/noun')
  await shows('does not have this page yet')
})

test('a page of another system is shown in a frame that can do nothing here, and only under an address of the web', async () => {
  // The page of these tests loads no other page, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const frame = (id: string, url: string) => ({ id, path: `/frame/${id}`, component: 'layouts/IframePageView', meta: { title: id, url } })
  useSession.setState({ menu: [frame('a', 'https://stats.example/board?who={{username}}'), frame('b', '{{nothing}}javascript:alert(1)')] })
  open('/frame/a')
  const shown = await soon(() => {
    const found = place.querySelector('iframe')
    expect(found).not.toBeNull()
    return found
  })
  expect(shown?.getAttribute('src')).toBe('https://stats.example/board?who=zhang')
  expect(shown?.getAttribute('sandbox')).not.toContain('same-origin')
  root.unmount()
  root = createRoot(place)
  open('/frame/b')
  await shows('resource not found')
  expect(place.querySelector('iframe')).toBeNull()
})

test('while one works on the app, a press on the head of the sign-in asks which server is to answer, and begins anew', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const shown = show(
    <ApiAddress>
      <h1>house</h1>
    </ApiAddress>,
    { product, engine },
  )
  const head = await soon(() => {
    expect(shown.place.querySelector('h1')).not.toBeNull()
    return shown.place.querySelector('h1')
  })
  head?.click()
  await fill(shown.place, 'local backend API address', 'somewhere')
  const ok = await buttonOf(shown.place, 'OK')
  ok.click()
  await soon(() => expect(shown.place.textContent).toContain('begins with http'))
  await fill(shown.place, 'local backend API address', 'http://127.0.0.1:9000/')
  ok.click()
  await soon(() => expect(document.body.textContent).toContain('API address set successfully!'))
  expect(localStorage.getItem('pro__API_ADDRESS')).toContain('"http://127.0.0.1:9000"')
  await soon(() => expect(reload).toHaveBeenCalledTimes(1))
  shown.close()
})
