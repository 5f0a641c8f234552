import fc from 'fast-check'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLayout, usualLayout } from '../../../src/app/design/desktop/looks/layout'
import { answerQuestion, useQuestion } from '../../../src/app/design/overlay/question'
import { Sheet } from '../../../src/app/design/overlay/Sheet'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { held, useHoldUpdates } from '../../../src/app/pwa/update-guard'
import { useSession } from '../../../src/app/session/session'
import { OpenPages } from '../../../src/app/shell/desktop/tabs/OpenPages'
import { keptOf, type OpenPage, withHere, without } from '../../../src/app/shell/desktop/tabs/open-pages'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const home = '/dashboard/analysis'
const entry = (path: string, title: string, keepAlive = false) => ({
  id: path,
  path,
  component: `noun${path}`,
  meta: { title, titleZh: title, titleEn: title, keepAlive },
})
const product = productOf(gardenCatalogue)
let engine: Engine
let shown: ReturnType<typeof show>
let go: ReturnType<typeof useNavigate>

/** A page in which something can be typed, and a sheet opened. */
function Typed() {
  const { pathname, search } = useLocation()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  go = useNavigate()
  useHoldUpdates(text !== '')
  return (
    <section data-page={pathname}>
      <output>{search}</output>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setOpen(true)}>
        {`打开 ${pathname}`}
      </button>
      <Sheet open={isOpen} title="单" onClose={() => setOpen(false)} />
    </section>
  )
}

beforeEach(async () => {
  speak('zh-CN')
  useLayout.setState(usualLayout)
  useToasts.setState({ toasts: [] })
  useSession.setState({ menu: [entry('/plants', '植物'), entry('/pots', '花盆'), entry('/beds', '花坛', true)], granted: new Set(['*']) })
  engine = await lonelyEngine(gardenCatalogue)
  shown = show(
    <OpenPages>
      <Typed />
    </OpenPages>,
    { product, engine },
  )
  await to(home)
})
afterEach(async () => {
  shown.close()
  await engine.stop()
  vi.unstubAllGlobals()
})

const pageOf = (path: string) => shown.place.querySelector<HTMLElement>(`[data-page="${path}"]`)
const isSeen = (path: string) => pageOf(path) !== null && pageOf(path)?.style.display !== 'none'
const tabs = () => [...shown.place.querySelectorAll('.page-tab a')].map((link) => link.textContent)
const tab = (name: string) => [...shown.place.querySelectorAll<HTMLElement>('.page-tab a')].find((link) => link.textContent === name)
const said = () => JSON.stringify(useToasts.getState().toasts)

async function to(address: string): Promise<void> {
  await soon(() => expect(shown.place.querySelector('[data-page]')).not.toBeNull())
  void go(address)
  await soon(() => expect(isSeen(address.split('?')[0] ?? '')).toBe(true))
}

async function typeAt(path: string, text: string): Promise<void> {
  const input = pageOf(path)?.querySelector('input') as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await drawn()
}

const menuOf = async (name: string, words: string) => {
  tab(name)?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  const item = await soon(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].filter((one) => one.textContent === words).at(-1)
    expect(found).toBeDefined()
    return found
  })
  item?.click()
  await drawn()
}

test('what was typed on a page, and where one stood on it, is there when its tab is chosen again', async () => {
  await to('/plants?name=fern')
  await typeAt('/plants', 'half a word')
  await to('/pots')
  expect(isSeen('/plants')).toBe(false)
  expect(tabs()).toEqual(['今日', '植物', '花盆'])
  tab('植物')?.click()
  await soon(() => expect(isSeen('/plants')).toBe(true))
  expect(pageOf('/plants')?.querySelector('input')?.value).toBe('half a word')
  expect(pageOf('/plants')?.querySelector('output')?.textContent).toBe('?name=fern')
})

test('the home tab is first and stays: closing it says so, and where it is alone that it is the last page', async () => {
  expect(tabs()).toEqual(['今日'])
  expect(shown.place.querySelector('.page-tab button')).toBeNull()
  const close = () => tab('今日')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }))
  close()
  expect(said()).toContain('这是最后一页，不能再关闭了')
  await to('/plants')
  close()
  expect(said()).toContain('“今日”不能关闭')
  speak('en')
  await soon(() => expect(tab('Today')).toBeDefined())
  tab('Today')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }))
  expect(said()).toContain('Today cannot be closed')
  expect(tabs()).toHaveLength(2)
})

test('closing a tab forgets its page, and leads from it to the one beside', async () => {
  await to('/plants')
  await to('/pots')
  await to('/plants')
  ;(await buttonOf(shown.place, '关闭“植物”')).click()
  await soon(() => expect(isSeen('/pots')).toBe(true))
  expect(tabs()).toEqual(['今日', '花盆'])
  await soon(() => expect(pageOf('/plants')).toBeNull())
  ;(await buttonOf(shown.place, '关闭“花盆”')).click()
  await soon(() => expect(isSeen(home)).toBe(true))
  expect(tabs()).toEqual(['今日'])
})

test('the menu of a tab begins its page anew, and closes those to the left, to the right, or all others', async () => {
  for (const path of ['/plants', '/pots', '/beds']) await to(path)
  await menuOf('花盆', '关闭左侧')
  await soon(() => expect(tabs()).toEqual(['今日', '花盆', '花坛']))
  await menuOf('花盆', '关闭右侧')
  await soon(() => expect(isSeen('/pots')).toBe(true))
  expect(tabs()).toEqual(['今日', '花盆'])
  await to('/plants')
  await menuOf('植物', '关闭其他')
  await soon(() => expect(tabs()).toEqual(['今日', '植物']))
  await typeAt('/plants', 'x')
  await menuOf('植物', '刷新')
  await soon(() => expect(pageOf('/plants')?.querySelector('input')?.value).toBe(''))
})

test('a page out of sight with something unsaved says so, holds updates, and is closed only after a question', async () => {
  await to('/plants')
  await typeAt('/plants', 'half a word')
  await to('/pots')
  await soon(() => expect(shown.place.querySelector('.page-tab i[aria-label=有未保存的内容]')).not.toBeNull())
  expect(held()).toBe(1)
  ;(await buttonOf(shown.place, '关闭“植物”')).click()
  await soon(() => expect(useQuestion.getState().question?.body).toContain('植物'))
  answerQuestion(undefined)
  await drawn()
  expect(tabs()).toContain('植物')
  ;(await buttonOf(shown.place, '关闭“植物”')).click()
  await drawn()
  answerQuestion('confirm')
  await soon(() => expect(tabs()).not.toContain('植物'))
  await soon(() => expect(held()).toBe(0))
})

test('a sheet of a page out of sight lies over nothing, and is open again with its page', async () => {
  await to('/plants')
  ;(await buttonOf(shown.place, '打开 /plants')).click()
  const sheet = await soon(() => {
    const found = shown.place.querySelector('dialog')
    expect(found?.open).toBe(true)
    return found
  })
  await to('/pots')
  await soon(() => expect(sheet?.open).toBe(false))
  await to('/plants')
  await soon(() => expect(sheet?.open).toBe(true))
})

test('without tabs one page stands alone, but for those the menu has kept', async () => {
  useLayout.setState({ tabs: false })
  await to('/beds')
  await typeAt('/beds', 'half a word')
  await to('/plants')
  await typeAt('/plants', 'gone')
  await to('/pots')
  expect(shown.place.querySelector('.page-tabs')).toBeNull()
  expect(pageOf('/plants')).toBeNull()
  await to('/beds')
  expect(pageOf('/beds')?.querySelector('input')?.value).toBe('half a word')
})

test('a page the menu gives no head stands without one', async () => {
  const bare = { ...entry('/bare', '无'), meta: { title: '无', hiddenHeaderContent: true } }
  useSession.setState({ menu: [entry('/plants', '植物'), bare] })
  const isBare = () => shown.place.querySelector('main')?.dataset.bare !== undefined
  await to('/plants')
  expect(isBare()).toBe(false)
  await to('/bare')
  expect(isBare()).toBe(true)
})

test('an address that is no page of its own has no tab', async () => {
  await to('/nowhere')
  expect(tabs()).toEqual(['今日'])
  await to('/device')
  expect(tabs()).toEqual(['今日', '此设备'])
  expect(pageOf('/nowhere')).toBeNull()
})

const at = (pathname: string, n = 0) => ({ pathname, search: '', hash: '', state: null, key: `${pathname} ${n}` })

test('however people go from page to page, each stands once, in the order it was opened, and no more are kept than fit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 80 }), (ways) => {
      const pages = ways.reduce<readonly OpenPage[]>((before, way, n) => withHere(before, at(`/${way}`, n), false), [])
      expect(pages.map(({ path }) => path)).toEqual([...new Set(ways.map((way) => `/${way}`))])
      const kept = keptOf(pages)
      expect(kept.length).toBe(Math.min(12, pages.length))
      expect(kept.some(({ path }) => path === `/${ways.at(-1)}`)).toBe(true)
    }),
  )
})

test('whichever tabs are closed beside another, that one and the first stay', () => {
  const paths = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(paths, fc.nat(), fc.constantFrom('left', 'right', 'others'), (all, pick, closing) => {
      const [first = '', path = ''] = [all[0], all[pick % all.length]]
      const left = without(all, path, closing, first)
      expect(left).toContain(first)
      expect(left).toContain(path)
      expect(left).toEqual(all.filter((one) => left.includes(one)))
    }),
  )
})
