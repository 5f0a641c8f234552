import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Link } from '../../../src/app/design/Link'
import { Page } from '../../../src/app/design/Page'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import type { MenuItem } from '../../../src/app/session/person'
import { useSession } from '../../../src/app/session/session'
import { HubTabs } from '../../../src/app/shell/places/HubTabs'
import { PlaceBar } from '../../../src/app/shell/places/PlaceBar'
import { RecordsScreen } from '../../../src/app/shell/places/RecordsScreen'
import { tellDue } from '../../../src/app/shell/places/tell-due'
import { Screens } from '../../../src/app/shell/screens/Screens'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const item = (path: string, title: string, more: Partial<MenuItem> = {}, meta: Partial<MenuItem['meta']> = {}): MenuItem => ({
  id: path,
  path,
  component: 'shed/screen',
  meta: { title, titleZh: title, titleEn: `the ${title}`, icon: 'house', ...meta },
  ...more,
})
const group = (path: string, title: string, children: MenuItem[], hidden = false) =>
  item(path, title, { component: 'layouts/RouteView', children, hidden })

const menu: MenuItem[] = [
  group('/menu/today', '今日组', [
    item('/beds', '苗床', {}, { place: 2, shortZh: '床', shortEn: 'Beds' }),
    item('/hub', '温室', {}, { place: 1 }),
  ]),
  group('/garden', '园子', [
    item('/tab', '花盆', { hidden: true, component: 'noun/plant' }, { tabOf: '/hub', order: 2 }),
    item('/first', '水壶', { hidden: true }, { tabOf: '/hub', order: 1 }),
    item('/seeds', '种子', { hidden: true, component: 'noun/seed' }),
    item('/lost', '别家的', { hidden: true, component: 'nobody/knows' }),
  ]),
  item('/account/center', '我的', { hidden: true, component: 'account/center/Index' }),
]

let engine: Engine
let shown: ReturnType<typeof show>
const product = productOf(gardenCatalogue, {
  screens: { 'shed/screen': { fetch: () => Promise.resolve(Shed), component: () => Shed } },
})
const Shed = () => <Page title="棚">…</Page>

beforeEach(async () => {
  speak('zh-CN')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  useSession.setState({ menu, person: { id: 'u1', username: 'u', realname: '张老师' } })
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown.close()
  useSession.setState({ menu: [], person: undefined })
  vi.unstubAllGlobals()
  await engine.stop()
})

const open = (element: React.ReactNode) => {
  shown = show([<Go key="go" />, <div key="it">{element}</div>], { product, engine })
}
const ways = ['/hub', '/beds', '/tab', '/tab?open=p1', '/seeds', '/dashboard/analysis']
const Go = () =>
  ways.map((to) => (
    <Link key={to} to={to} className="go">
      {to}
    </Link>
  ))
const go = async (to: string) =>
  (
    await soon(
      () => [...shown.place.querySelectorAll<HTMLElement>('.go')].find((way) => way.textContent === to) ?? Promise.reject(new Error(to)),
    )
  ).click()
const links = (of: string) => [...shown.place.querySelectorAll(`${of} a`)].map((link) => link.textContent)
const current = (of: string) => shown.place.querySelector(`${of} [aria-current=page]`)?.textContent

function find(text: string): void {
  const input = shown.place.querySelector<HTMLInputElement>('input[type=search]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the bar', () => {
  test('holds the places the menu gives, in their order and by their short names, and marks where one is', async () => {
    open(<PlaceBar />)
    await soon(() => expect(links('.place-bar')).toEqual(['温室', '床']))
    await go('/beds')
    await soon(() => expect(current('.place-bar')).toBe('床'))
    // A tab belongs to its hub.
    await go('/tab')
    await soon(() => expect(current('.place-bar')).toBe('温室'))
  })

  test('tells how much is due where, and nothing where nothing is', async () => {
    // Several may count what is due at one place.
    tellDue('room/beds', '/beds', 2)
    tellDue('room/sheets', '/beds', 1)
    tellDue('room/cots', '/beds', 0)
    tellDue('room/hub', '/hub', 0)
    open(<PlaceBar />)
    await soon(() => expect(shown.place.querySelector('.due-count')?.getAttribute('aria-label')).toBe('3 项待处理'))
    expect(shown.place.querySelectorAll('.due-count')).toHaveLength(1)
    // What was due for one person is not told to the next.
    useSession.setState({ person: { id: 'u2', username: 'v', realname: '李老师' } })
    await soon(() => expect(shown.place.querySelector('.due-count')).toBeNull())
  })

  test('makes room at the lower edge for as long as it is there', async () => {
    open(<PlaceBar />)
    await soon(() => expect(document.documentElement.hasAttribute('data-bar')).toBe(true))
    useSession.setState({ menu: [item('/only', '一个')] })
    await soon(() => expect(document.documentElement.hasAttribute('data-bar')).toBe(false))
    expect(shown.place.querySelector('.place-bar')).toBeNull()
  })
})

describe('a hub', () => {
  test('is followed by its tabs, each at its own address, and by none where one is elsewhere', async () => {
    open(<HubTabs />)
    await go('/tab')
    await soon(() => expect(links('.hub-tabs')).toEqual(['温室', '水壶', '花盆']))
    expect(current('.hub-tabs')).toBe('花盆')
    await go('/beds')
    await soon(() => expect(shown.place.querySelector('.hub-tabs')).toBeNull())
  })

  test('leaves the page to an open record in a hand', async () => {
    open(<HubTabs />)
    await go('/tab')
    await soon(() => expect(links('.hub-tabs')).toHaveLength(3))
    await go('/tab?open=p1')
    await soon(() => expect(shown.place.querySelector('.hub-tabs')).toBeNull())
  })
})

test('the records hold every table that is no line of the menu, and are narrowed by a name in either language', async () => {
  open(<RecordsScreen />)
  await soon(() => expect(links('.records-chooser')).toEqual(['花盆', '种子']))
  expect([...shown.place.querySelectorAll('.records-chooser h2')].map((head) => head.textContent)).toEqual(['园子'])
  find('THE 种')
  await soon(() => expect(links('.records-chooser')).toEqual(['种子']))
  find('x')
  await soon(() => expect(shown.place.textContent).toContain('没有这个名称的表'))
})

test('whoever lands on a screen sees it at the address of home', async () => {
  useSession.setState({ menu: [item('/beds', '苗床', {}, { lands: true })] })
  open(<Screens />)
  await go('/dashboard/analysis')
  await soon(() => expect(shown.place.querySelector('h1')?.textContent).toBe('棚'))
})
