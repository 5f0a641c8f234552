import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { NoticesScreen } from '../../../src/app/notices/history/NoticesScreen'
import { NoticePlace } from '../../../src/app/notices/NoticePlace'
import { closeNotice, openNotice } from '../../../src/app/notices/open-notice'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { noticesCatalogue, receive, received, signInReader } from '../../kit/device/received'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>
let asked: { method: string; path: string; search: URLSearchParams; body: string }[]
const titles = () => [...shown.place.querySelectorAll('.notice-line strong')].map((line) => line.textContent)
const envelope = (result: unknown) => new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))

const old = (id: string) => received(id, { titile: `旧 ${id}`, sendTime: `2025-0${id}-01 08:00:00` })

/** Two pages of older notices; the newest of them is still kept on the device as well. */
function answer(page: number): Response {
  const records = page === 1 ? [received('kept'), old('9'), old('8')] : [old('7')]
  return envelope({ records, total: 4, size: 50, current: page, pages: 2 })
}

beforeEach(async () => {
  speak('zh-CN')
  signInReader()
  closeNotice()
  queries.clear()
  asked = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    const { pathname, searchParams } = new URL(address, 'http://here')
    asked.push({ method, path: pathname, search: searchParams, body: body ?? '' })
    return method === 'GET' ? answer(Number(searchParams.get('pageNo'))) : envelope(null)
  })
  engine = await lonelyEngine(noticesCatalogue)
  await receive(engine, 'kept')
  const screen = (
    <>
      <NoticesScreen />
      <NoticePlace />
    </>
  )
  shown = show(screen, { product: productOf(noticesCatalogue), engine })
  await soon(() => expect(titles()).toEqual(['通知 kept']))
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

const pressOlder = async () => (await buttonOf(shown.place, '更早的通知')).click()

test('what the device no longer keeps comes page by page when it is asked for, each notice once', async () => {
  expect(asked).toEqual([])
  await pressOlder()
  await soon(() => expect(titles()).toEqual(['通知 kept', '旧 9', '旧 8']))
  expect(asked[0]?.path).toBe('/sys/sysAnnouncementSend/getMyAnnouncementSend')
  expect(asked[0]?.search.get('sendTime')).toMatch(/^<=\d{4}-\d\d-\d\d 00:00:00$/)
  await pressOlder()
  await soon(() => expect(titles()).toEqual(['通知 kept', '旧 9', '旧 8', '旧 7']))
  await soon(() => expect(shown.place.textContent).toContain('更早的通知已全部显示'))
})

test('an older notice opens without being kept here, and the server is told that it was read', async () => {
  await pressOlder()
  await soon(() => expect(titles()).toHaveLength(3))
  shown.place.querySelectorAll<HTMLButtonElement>('.notice-line')[1]?.click()
  await soon(() => expect(document.body.textContent).toContain('正文 9'))
  await soon(() => expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({ body: '{"anntId":"annt-9"}' }))
  expect(await engine.db.ops.count()).toBe(0)
})

test('an older notice of which only the id is known opens too, and one that is not there for them is gone', async () => {
  const found: Record<string, unknown[]> = { 'annt-7': [old('7')] }
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    if (method !== 'GET') return envelope(null)
    const wanted = new URL(address, 'http://here').searchParams.get('superQueryParams') ?? '[]'
    const [own, announced] = JSON.parse(wanted) as { field: string; val: string }[]
    expect([own?.field, announced?.field]).toEqual(['id', 'anntId'])
    return envelope({ records: found[announced?.val ?? ''] ?? [], total: 0, size: 1, current: 1, pages: 1 })
  })
  openNotice('annt-7')
  await soon(() => expect(document.body.textContent).toContain('正文 7'))
  openNotice('annt-of-somebody-else')
  await soon(() => expect(document.body.textContent).toContain('这条通知已撤回，或不是发给您的'))
})

test('one that is taken back while it is open is not shown any longer, though it had been seen', async () => {
  vi.stubGlobal('fetch', async () => envelope({ records: [], total: 0, size: 1, current: 1, pages: 0 }))
  shown.place.querySelector<HTMLButtonElement>('.notice-line')?.click()
  await soon(() => expect(document.body.textContent).toContain('正文 kept'))
  await receive(engine, 'kept', { sendStatus: '2', msgContent: null, msgAbstract: null })
  await soon(() => expect(document.body.textContent).toContain('这条通知已撤回，或不是发给您的'))
  expect(document.body.textContent).not.toContain('正文 kept')
})

test('one that cannot be asked for is said to be on its way', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  openNotice('annt-8')
  await soon(() => expect(document.body.textContent).toContain('这条通知还没有到达此设备'))
})

test('without network it is said why there are none, and they can be asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await pressOlder()
  await soon(() => expect(shown.place.querySelector('[role=alert]')?.textContent).toContain('网络'))
  vi.stubGlobal('fetch', async () => answer(2))
  await pressOlder()
  await soon(() => expect(titles()).toEqual(['通知 kept', '旧 7']))
})
