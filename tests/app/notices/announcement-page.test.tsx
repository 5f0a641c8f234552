import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { announcementForm, announcementPage } from '../../../src/app/notices/publish/announcement-page'
import type { Engine } from '../../../src/app/offline/engine'
import { comingPage } from '../../../src/app/record-page/coming-page'
import { queries } from '../../../src/app/resource/queries'
import { RecordView } from '../../../src/app/resource/record/RecordView'
import { useSession } from '../../../src/app/session/session'
import { Announcement } from '../../../src/contract/system/announcement'
import { announcementFlow } from '../../../src/contract/system/announcement-flow'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue = {
  ...gardenCatalogue,
  resources: { ...gardenCatalogue.resources, [Announcement.name]: Announcement },
  flows: { ...gardenCatalogue.flows, [Announcement.name]: announcementFlow },
}
const page = comingPage(async () => announcementPage, [])
const product = productOf(catalogue, { recordPages: { announcement: page }, formParts: { announcement: { whole: announcementForm } } })
const envelope = (result: unknown) => new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))
const people = Array.from({ length: 25 }, (_, at) => ({
  userId: `u${at}`,
  realname: at === 24 ? null : `老师 ${at}`,
  readFlag: at < 10 ? '0' : '1',
  readTime: at < 10 ? null : '2026-01-05 09:08:07',
}))

let engine: Engine
let close: (() => void) | undefined
let place: HTMLElement
let asked: string[]
let reminded: Response | undefined
let answer: (page: number, size: number) => Response | Promise<Response>

const pages = (page: number, size: number) =>
  envelope({ total: 25, read: 15, records: people.slice((page - 1) * size, page * size), size, current: page, pages: 2 })

function open(sendStatus = '1'): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://here')
    asked.push(pathname)
    if (pathname.endsWith('/remind')) return reminded ?? envelope(null)
    if (pathname.endsWith('/queryById'))
      return envelope({ id: 'n1', rev: 1, titile: '消防演练', sendStatus, msgContent: '<p>三点整</p><p>操场集合</p>' })
    expect(searchParams.get('id')).toBe('n1')
    return answer(Number(searchParams.get('pageNo')), Number(searchParams.get('pageSize')))
  })
  const nothing = () => undefined
  const record = <RecordView resource={Announcement} id="n1" editing={false} onEdit={nothing} onClose={nothing} />
  const shown = show(record, { product, engine })
  place = shown.place
  close = shown.close
}
const lines = () =>
  [...place.querySelectorAll('.reader-lines li')].map((line) => [...line.children].map((part) => part.textContent).join(' '))
const shows = (words: string) => soon(() => expect(place.textContent).toContain(words))

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['announcement:list']) })
  queries.clear()
  asked = []
  reminded = undefined
  answer = pages
  engine = await lonelyEngine(catalogue)
})
afterEach(async () => {
  close?.()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('a published notice says how many have read it, who has not first, and who has with the time', async () => {
  open()
  await shows('已读 15 / 25 人')
  expect(lines()).toHaveLength(20)
  expect(lines()[0]).toBe('老师 0 未读')
  expect(lines()[10]).toBe('老师 10 已读 2026-01-05 09:08')
})

test('the others are on the next page, also those whose account is gone', async () => {
  open()
  ;(await buttonOf(place, '下一页')).click()
  await shows('第 2 / 2 页')
  expect(lines()).toHaveLength(5)
  expect(lines()[4]).toBe('已删除的账号 已读 2026-01-05 09:08')
  expect((await buttonOf(place, '下一页')).disabled).toBe(true)
  ;(await buttonOf(place, '上一页')).click()
  await shows('第 1 / 2 页')
})

test.each(['0', '1'])('the office sees the content as its readers do (state %s)', async (state) => {
  open(state)
  await soon(() => expect(place.querySelector('.rich-text')?.textContent).toBe('三点整操场集合'))
})

test('it is said in English too', async () => {
  speak('en')
  open()
  await shows('Read by 15 of 25')
  expect(lines()[0]).toBe('老师 0 Unread')
  await shows('Page 1 of 2')
})

test('while the answer is coming its place is held', async () => {
  let come: ((found: Response) => void) | undefined
  answer = () =>
    new Promise((resolve) => {
      come = resolve
    })
  open()
  await shows('阅读情况')
  await soon(() => expect(come).toBeDefined())
  expect(place.querySelector('[data-part=readers] .skeleton')).not.toBeNull()
  come?.(pages(1, 20))
  await shows('已读 15 / 25 人')
})

test('one that reached nobody says so', async () => {
  answer = (_, size) => envelope({ total: 0, read: 0, records: [], size, current: 1, pages: 0 })
  open()
  await shows('还没有人收到')
})

test('a failure is told beside the notice, which stays, and can be tried again', async () => {
  answer = () => new Response('{}', { status: 500 })
  open()
  await shows('没能读取数据')
  await shows('消防演练')
  answer = pages
  ;(await buttonOf(place, '重试')).click()
  await shows('已读 15 / 25 人')
  expect(place.textContent).not.toContain('没能读取数据')
})

test('without network it says when it can be seen', async () => {
  answer = () => Promise.reject(new TypeError('no network'))
  open()
  await shows('连上网络后可以查看谁读过')
  await shows('消防演练')
})

test('a draft, and somebody who may not see it, are asked nothing', async () => {
  open('0')
  await shows('消防演练')
  close?.()
  useSession.setState({ granted: new Set() })
  queries.clear()
  open()
  await shows('消防演练')
  await import('../../../src/app/notices/publish/ReadersPart')
  await soon(() => expect(place.querySelector('.skeleton')).toBeNull())
  expect(asked.filter((path) => path.endsWith('/readers'))).toEqual([])
})

test('those who have not read it are reminded, as often as the server allows', async () => {
  useSession.setState({ granted: new Set(['announcement:list', 'announcement:publish']) })
  open()
  ;(await buttonOf(place, '再提醒一次')).click()
  await soon(() => expect(document.body.textContent).toContain('已再提醒 10 人'))
  expect(asked.filter((path) => path.endsWith('/remind'))).toHaveLength(1)
  const values = { minutes: 25 }
  reminded = Response.json({ success: false, code: 409, error: 'notice.reminded', values, message: '', result: null, timestamp: 0 })
  const again = await buttonOf(place, '再提醒一次')
  await soon(() => expect(again.disabled).toBe(false))
  again.click()
  await soon(() => expect(document.body.textContent).toContain('刚提醒过，25 分钟后可以再提醒'))
})

test('of a draft nobody is told that they have not read it, nor is anybody reminded of one that all have read', async () => {
  useSession.setState({ granted: new Set(['announcement:list', 'announcement:publish']) })
  open('0')
  await shows('发出后，这里显示谁读过')
  expect(asked.filter((path) => path.endsWith('/readers'))).toEqual([])
  close?.()
  queries.clear()
  answer = (_, size) => envelope({ total: 1, read: 1, records: people.slice(20, 21), size, current: 1, pages: 1 })
  open()
  await shows('已读 1 / 1 人')
  expect(place.textContent).not.toContain('再提醒一次')
})
