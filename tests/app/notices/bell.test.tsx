import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { closeBell } from '../../../src/app/notices/bell/open-bell'
import { TouchBell } from '../../../src/app/notices/bell/TouchBell'
import { NoticePlace } from '../../../src/app/notices/NoticePlace'
import { closeNotice, openNotice } from '../../../src/app/notices/open-notice'
import type { Engine } from '../../../src/app/offline/engine'
import type { MenuItem } from '../../../src/app/session/person'
import { useSession } from '../../../src/app/session/session'
import { lastingToasts } from '../../kit/browser/lasting-toasts'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { noticesCatalogue, receive, signInReader } from '../../kit/device/received'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const product = productOf(noticesCatalogue)
let engine: Engine
let shown: ReturnType<typeof show>

let go: NavigateFunction

function Address() {
  const { pathname, search } = useLocation()
  go = useNavigate()
  return <output>{pathname + search}</output>
}

/** Each screen has a bar of its own, and with it a bell of its own. */
function BarOfScreen() {
  const { pathname } = useLocation()
  return <TouchBell key={pathname} />
}

const open = (given = product) =>
  show(
    <>
      <BarOfScreen />
      <NoticePlace />
      <Address />
    </>,
    { product: given, engine },
  )
const bell = () => shown.place.querySelector<HTMLButtonElement>('.bell')
const sheet = () => shown.place.querySelector<HTMLElement>('dialog.sheet')
const lines = () => [...shown.place.querySelectorAll('.notice-line strong')].map((line) => line.textContent)
const ops = () => engine.db.ops.toArray()
const ring = async (words: string) => soon(() => expect(bell()?.textContent).toContain(words))
const address = () => shown.place.querySelector('output')?.textContent

beforeEach(async () => {
  speak('zh-CN')
  signInReader()
  closeNotice()
  closeBell()
  engine = await lonelyEngine(noticesCatalogue)
})
afterEach(async () => {
  vi.restoreAllMocks()
  shown.close()
  await engine.stop()
  useSession.setState({ token: undefined, person: undefined, granted: new Set(), menu: [] })
})

test('the bell counts what is unread and runs, and follows what arrives, without network', async () => {
  await receive(engine, 'a')
  await receive(engine, 'read', { readFlag: '1' })
  await receive(engine, 'later', { startTime: '2098-01-01 00:00:00' })
  await receive(engine, 'over', { endTime: '2026-01-06 00:00:00' })
  await receive(engine, 'revoked', { sendStatus: '2' })
  shown = open()
  await ring('通知，1 条未读')
  await receive(engine, 'b')
  await ring('通知，2 条未读')
  speak('en')
  await ring('Notices, 2 unread')
})

test('somebody who receives no notices has no bell, nor has a product without them', async () => {
  useSession.setState({ granted: new Set() })
  shown = open()
  await soon(() => expect(address()).toBe('/'))
  expect(bell()).toBeNull()
  shown.close()
  signInReader()
  shown = open(productOf(gardenCatalogue))
  await soon(() => expect(address()).toBe('/'))
  expect(bell()).toBeNull()
})

test('the screen one lands on comes under an opened bell, and going to another closes it', async () => {
  await receive(engine, 'a')
  shown = open()
  await ring('1 条未读')
  const first = bell()
  first?.click()
  await soon(() => expect(lines()).toEqual(['通知 a']))
  void go('/attendance/board', { replace: true })
  await soon(() => expect(address()).toBe('/attendance/board'))
  await soon(() => expect(bell()).not.toBe(first))
  expect(lines()).toEqual(['通知 a'])
  void go('/records')
  await soon(() => expect(sheet()).toBeNull())
})

test('its two tabs hold notices and system messages, newest first; priority is a sign and a word', async () => {
  await receive(engine, 'old', { sendTime: '2026-01-05 08:00:00', priority: 'H' })
  await receive(engine, 'new', { sendTime: '2026-01-06 08:00:00', priority: 'M' })
  await receive(engine, 'system', { msgCategory: '2' })
  shown = open()
  await ring('3 条未读')
  bell()?.click()
  await soon(() => expect(lines()).toEqual(['通知 new', '通知 old']))
  const signs = [...shown.place.querySelectorAll('.notice-line .sign')]
  expect(signs.map((sign) => [sign.textContent, sign.querySelector('svg') !== null])).toEqual([
    ['重要', true],
    ['紧急', true],
  ])
  const tabs = [...shown.place.querySelectorAll<HTMLElement>('[role=tab]')]
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['通知公告2', 'true'],
    ['系统消息1', 'false'],
  ])
  tabs[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  await soon(() => expect(lines()).toEqual(['通知 system']))
  expect(document.activeElement?.textContent).toBe('系统消息1')
})

test('whoever is called by a system message alone finds it open', async () => {
  await receive(engine, 'system', { msgCategory: '2' })
  shown = open()
  await ring('1 条未读')
  bell()?.click()
  await soon(() => expect(lines()).toEqual(['通知 system']))
})

test('reading one marks it as read without network, and once only', async () => {
  await receive(engine, 'a')
  shown = open()
  await ring('1 条未读')
  bell()?.click()
  await soon(() => expect(lines()).toHaveLength(1))
  shown.place.querySelector<HTMLButtonElement>('.notice-line')?.click()
  await soon(() => expect(sheet()?.querySelector('.rich-text')?.textContent).toBe('正文 a'))
  await soon(async () => expect(await ops()).toMatchObject([{ noun: 'announcement-send', key: 'a', verb: 'read', patch: {} }]))
  await soon(() => expect(bell()?.textContent).toBe('通知'))
  ;(await buttonOf(shown.place, '关闭')).click()
  await soon(() => expect(sheet()).toBeNull())
  openNotice('annt-a')
  await soon(() => expect(sheet()?.textContent).toContain('正文 a'))
  expect(await ops()).toHaveLength(1)
})

test('all of them can be marked as read at once, without network', async () => {
  lastingToasts()
  for (const id of ['a', 'b', 'c']) await receive(engine, id)
  await receive(engine, 'read', { readFlag: '1' })
  shown = open()
  await ring('3 条未读')
  bell()?.click()
  ;(await buttonOf(shown.place, '全部标为已读')).click()
  await soon(async () => expect((await ops()).map(({ key }) => key).sort()).toEqual(['a', 'b', 'c']))
  await soon(() => expect(document.querySelector('.toast')?.textContent).toBe('3 条已标为已读'))
})

test('"view more" leads to all of them', async () => {
  shown = open()
  await soon(() => expect(bell()).not.toBeNull())
  bell()?.click()
  await soon(() => expect(shown.place.textContent).toContain('没有通知'))
  shown.place.querySelector<HTMLAnchorElement>('.bell-foot a')?.click()
  await soon(() => expect(address()).toBe('/isps/userAnnouncement'))
  expect(sheet()).toBeNull()
})

test('one that names a page of this person leads there and is read', async () => {
  const item: MenuItem = { id: 'p', path: '/garden/plant', component: 'noun/plant', meta: { title: '植物' } }
  useSession.setState({ menu: [item] })
  await receive(engine, 'a', { openType: 'component', openPage: 'noun/plant', busId: 'fern' })
  await receive(engine, 'text')
  shown = open()
  await ring('2 条未读')
  bell()?.click()
  await soon(() => expect(lines()).toHaveLength(2))
  const popups = () =>
    [...shown.place.querySelectorAll('.notice-line')].map((line) => [
      line.textContent?.includes('通知 a'),
      line.getAttribute('aria-haspopup'),
    ])
  expect(popups()).toContainEqual([true, null])
  expect(popups()).toContainEqual([false, 'dialog'])
  openNotice('a')
  await soon(() => expect(address()).toBe('/garden/plant?open=fern'))
  await soon(async () => expect(await ops()).toHaveLength(1))
  expect(sheet()).toBeNull()
})

test('an address of elsewhere is shown, and opened only by a tap of its own, in a window of its own', async () => {
  await receive(engine, 'a', { openType: 'url', openPage: 'https://example.org/menu' })
  shown = open()
  openNotice('a')
  const link = await soon(() => {
    const found = sheet()?.querySelector<HTMLAnchorElement>('footer a')
    if (!found) throw new Error('no link')
    return found
  })
  expect([link.href, link.target, link.rel]).toEqual(['https://example.org/menu', '_blank', 'noopener noreferrer'])
  expect(sheet()?.textContent).toContain('https://example.org/menu')
  expect(address()).toBe('/')
})

test('one that was taken back, or has not arrived, is not invented: without network it is said to be coming', async () => {
  await receive(engine, 'a', { sendStatus: '2', msgContent: null, msgAbstract: null })
  engine.status.setState({ online: false })
  shown = open()
  openNotice('a')
  await soon(() => expect(sheet()?.textContent).toContain('还没有到达此设备'))
  expect(await ops()).toEqual([])
  await receive(engine, 'a')
  await soon(() => expect(sheet()?.textContent).toContain('正文 a'))
})
