import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyPart } from '../../../src/app/design/early-part'
import { Page, PageFrameContext } from '../../../src/app/design/Page'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { useSession } from '../../../src/app/session/session'
import { Screens } from '../../../src/app/shell/screens/Screens'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const home = '/dashboard/analysis'
const frame = { systemName: '园' }
const Board = () => <Page title="点名">…</Page>
const entry = (path: string, title: string, lands?: boolean) => ({
  id: path,
  path,
  component: 'plants/board',
  meta: { title, titleZh: title, titleEn: title, ...(lands && { lands }) },
})

let engine: Engine
let shown: ReturnType<typeof show>
let go: ReturnType<typeof useNavigate>
let path: string

function Goer() {
  go = useNavigate()
  path = useLocation().pathname
  return null
}

async function open(): Promise<void> {
  shown = show(
    <PageFrameContext value={frame}>
      <Goer />
      <Screens />
    </PageFrameContext>,
    { product: { ...productOf(gardenCatalogue), screens: { 'plants/board': earlyPart(async () => Board) } }, engine },
  )
  await soon(() => expect(shown.place.querySelector('h1')).not.toBeNull())
}

beforeEach(async () => {
  speak('zh-CN')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown.close()
  useSession.setState({ menu: [] })
  await engine.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const titled = (title: string) => soon(() => expect(document.title).toBe(title))

test('the window is called by the page and the system, and at home by the system alone', async () => {
  await open()
  void go(home)
  await titled('园')
  void go('/device')
  await titled('此设备 · 园')
  void go('/nowhere')
  await titled('抱歉，资源未找到！ · 园')
  void go(home)
  await titled('园')
})

test('so it is where somebody lands on another screen in place of home', async () => {
  useSession.setState({ menu: [entry('/board', '点名', true)] })
  await open()
  void go('/board')
  await titled('点名 · 园')
  void go(home)
  await titled('园')
  expect(shown.place.querySelector('h1')?.textContent).toBe('点名')
})

test('every way to another page begins at its top, and a change of what it shows alone does not', async () => {
  const tops: string[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void tops.push([path, ...to].join(' ')))
  useSession.setState({ menu: [entry('/board', '点名'), entry('/beds', '花坛')] })
  await open()
  for (const to of ['/board', '/beds', '/board', home]) {
    void go(to)
    await soon(() => expect(tops.at(-1)).toBe(`${to} 0 0`))
  }
  const before = tops.length
  void go(`${home}?view=table`)
  await new Promise((done) => setTimeout(done, 50))
  expect(tops).toHaveLength(before)
})
