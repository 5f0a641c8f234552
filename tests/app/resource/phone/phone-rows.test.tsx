import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { PhoneList } from '../../../../src/app/resource/list/PhoneList'
import { PhoneRows } from '../../../../src/app/resource/list/PhoneRows'
import { queries } from '../../../../src/app/resource/queries'
import type { ViewRow } from '../../../../src/app/resource/row'
import { useSession } from '../../../../src/app/session/session'
import { ErrorBoundary } from '../../../../src/app/shell/screens/ErrorBoundary'
import { Role } from '../../../../src/contract/system/role'
import { buttonOf, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { keepRows } from '../../../kit/device/keep-rows'
import { gardenCatalogue, Plant } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, role: Role } }
const product = productOf(catalogue)
const rowAt = (at: number): ViewRow => ({ id: `p${at}`, rev: 1, name: `植物 ${at}` })
const many = { phase: 'ready', total: 2000, rowAt, see: () => undefined, again: () => undefined } as const
let engine: Engine
let shown: ReturnType<typeof show>
const items = () => [...shown.place.querySelectorAll('[role=listitem]')]
const places = () => items().map((item) => Number(item.getAttribute('aria-posinset')))

/** A page laid out as a browser would: the window 800 pixels high, each list as high as its rows, scrolled to `top`. */
function layOut(): { top: number } {
  const page = { top: 0 }
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    if (this === document.documentElement) return 800
    return Number.parseFloat(this.querySelector<HTMLElement>(':scope > [aria-hidden]')?.style.height ?? '') || 0
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -page.top, 390, 0))
  return page
}

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['*']) })
  queries.clear()
  engine = await lonelyEngine(catalogue)
})
afterEach(async () => {
  shown.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('of two thousand rows only those near the window are drawn, and a reader hears how many there are', async () => {
  const page = layOut()
  shown = show(<PhoneRows resource={Plant} list={many} label="植物" onOpen={() => undefined} onEdit={() => undefined} />, {
    product,
    engine,
  })
  await soon(() => expect(items().length).toBeGreaterThan(5))
  expect(items().length).toBeLessThan(24)
  expect(shown.place.querySelectorAll('*').length).toBeLessThan(400)
  expect(items()[0]?.getAttribute('aria-setsize')).toBe('2000')
  expect(shown.place.querySelector('[role=list]')?.getAttribute('aria-label')).toBe('植物')
  page.top = 100_000
  window.dispatchEvent(new Event('scroll'))
  await soon(() => expect(Math.min(...places())).toBeGreaterThan(700))
  expect(items().length).toBeLessThan(24)
})

test('what can be done with a row is a button away, named after the row', async () => {
  layOut()
  const onEdit = vi.fn()
  shown = show(<PhoneRows resource={Plant} list={many} label="植物" onOpen={() => undefined} onEdit={onEdit} />, { product, engine })
  const more = await soon(() => shown.place.querySelector<HTMLButtonElement>('.row-more') ?? Promise.reject(new Error('none yet')))
  const name = (more.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(name).toEqual(['更多操作', '植物 0'])
  more.click()
  ;(await buttonOf(shown.place, '编辑')).click()
  expect(onEdit).toHaveBeenCalledWith(rowAt(0))
  await soon(() => expect(shown.place.querySelector('dialog')).toBeNull())
})

test('rows that are only on the server come page by page, as they come into view', async () => {
  const page = layOut()
  const asked: number[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const pageNo = Number(new URL(address, 'http://here').searchParams.get('pageNo'))
    asked.push(pageNo)
    const records = Array.from({ length: 50 }, (_, at) => ({
      id: `r${(pageNo - 1) * 50 + at}`,
      rev: 1,
      roleName: `角色 ${(pageNo - 1) * 50 + at}`,
    }))
    return new Response(
      JSON.stringify({
        success: true,
        code: 200,
        message: '',
        timestamp: 0,
        result: { records, total: 2000, size: 50, current: pageNo, pages: 40 },
      }),
    )
  })
  shown = show(<PhoneList resource={Role} title="角色" />, { product, engine })
  await soon(() => expect(items()[0]?.textContent).toContain('角色 0'))
  expect(asked).toEqual([1])
  page.top = 100_000
  window.dispatchEvent(new Event('scroll'))
  await soon(() => expect(items().at(-1)?.textContent).toContain('角色 14'))
  expect(asked.length).toBeLessThanOrEqual(3)
  expect(Math.min(...asked.slice(1))).toBeGreaterThan(10)
})

const keepPlants = () =>
  keepRows(
    engine,
    'plant',
    Array.from({ length: 300 }, (_, at) => ({ ...rowAt(at), id: `p${at}` })),
  )
const firstCard = () => soon(() => shown.place.querySelector<HTMLButtonElement>('button.row-card') ?? Promise.reject(new Error('none yet')))

test('closing a record leads back to where the list was', async () => {
  layOut()
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await keepPlants()
  shown = show(<PhoneList resource={Plant} title="植物" />, { product, engine })
  const card = await firstCard()
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(4321)
  card.click()
  ;(await buttonOf(shown.place, '返回')).click()
  await firstCard()
  expect(scrolled.mock.calls).toEqual([
    [0, 0],
    [0, 4321],
  ])
})

test('a record is left for its list also where scrolling answers with a promise, as new browsers do', async () => {
  layOut()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve())
  await keepPlants()
  const list = (
    <ErrorBoundary fallback={<p>出错了</p>}>
      <PhoneList resource={Plant} title="植物" />
    </ErrorBoundary>
  )
  shown = show(list, { product, engine })
  ;(await firstCard()).click()
  ;(await buttonOf(shown.place, '返回')).click()
  await soon(() => expect(shown.place.querySelector('.row-card, p')).not.toBeNull())
  expect(shown.place.textContent).not.toContain('出错了')
  await firstCard()
})

/** The list as a screen among others: where it came from, and the way back there. */
function Traveller() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <>
      <button type="button" onClick={() => void navigate('/plants')}>
        去列表
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        浏览器后退
      </button>
      <output>{pathname}</output>
    </>
  )
}

test('whoever opened and closed a record leaves the list with one step back', async () => {
  layOut()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await keepPlants()
  shown = show(
    <>
      <Traveller />
      <PhoneList resource={Plant} title="植物" />
    </>,
    { product, engine },
  )
  ;(await buttonOf(shown.place, '去列表')).click()
  await soon(() => expect(shown.place.querySelector('output')?.textContent).toBe('/plants'))
  ;(await firstCard()).click()
  ;(await buttonOf(shown.place, '返回')).click()
  await firstCard()
  ;(await buttonOf(shown.place, '浏览器后退')).click()
  await soon(() => expect(shown.place.querySelector('output')?.textContent).toBe('/'))
})

test('a list whose rows are known by a day has no box to type into, which would find nothing', async () => {
  layOut()
  const Sowing = { ...Plant, title: 'day', search: ['day', 'kind'] }
  shown = show(<PhoneList resource={Sowing} title="播种" />, { product, engine })
  await buttonOf(shown.place, '筛选')
  expect(shown.place.querySelector('input[type=search]')).toBeNull()
})
