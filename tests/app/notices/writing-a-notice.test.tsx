import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { RecordForm } from '../../../src/app/resource/form/RecordForm'
import { queries } from '../../../src/app/resource/queries'
import { RecordView } from '../../../src/app/resource/record/RecordView'
import { useSession } from '../../../src/app/session/session'
import { Announcement } from '../../../src/contract/system/announcement'
import { announcementFlow } from '../../../src/contract/system/announcement-flow'
import { buttonOf, fill, inputOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue = {
  ...gardenCatalogue,
  resources: { ...gardenCatalogue.resources, [Announcement.name]: Announcement },
  flows: { ...gardenCatalogue.flows, [Announcement.name]: announcementFlow },
}
const product = productOf(catalogue)
const item = (value: string, text: string) => ({ value, text, title: text, label: text })
const nothing = () => undefined
const stored = {
  id: 'n1',
  rev: 1,
  titile: '消防演练',
  sendStatus: '0',
  msgType: 'ALL',
  priority: 'L',
  updateBy: 'system',
  updateTime: '2026-01-05 09:08:07',
}

let engine: Engine
let close: (() => void) | undefined
let sent: { address: string; body: Record<string, unknown> }[]

function open(part: React.ReactNode): HTMLElement {
  const shown = show(part, { product, engine })
  close = shown.close
  return shown.place
}

beforeEach(async () => {
  speak('zh-CN')
  sent = []
  queries.clear()
  useSession.setState({
    granted: new Set(['announcement:list', 'announcement:publish', 'announcement:add']),
    dictionaries: { msg_type: [item('ALL', '全体用户')], priority: [item('L', '一般')] },
  })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.body) sent.push({ address: new URL(address, 'http://here').pathname, body: JSON.parse(String(init.body)) })
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result: stored }))
  })
  engine = await lonelyEngine(catalogue)
})
afterEach(async () => {
  close?.()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('publishing says first who will get it, and does nothing until that is wanted', async () => {
  const place = open(<RecordView resource={Announcement} id="n1" editing={false} onEdit={nothing} onClose={nothing} />)
  ;(await buttonOf(place, '发布')).click()
  const dialog = await soon(() => {
    const found = document.querySelector('dialog')
    expect(found?.textContent ?? '').toContain('发布“消防演练”？')
    return found as HTMLElement
  })
  expect(dialog.textContent).toContain('全体用户')
  expect(sent).toEqual([])
  ;(await buttonOf(dialog, '发布')).click()
  await soon(() => expect(sent.map(({ address }) => address)).toEqual(['/sys/annountCement/publish']))
})

test('what the product changed by itself is told so, not by a user name', async () => {
  const place = open(<RecordView resource={Announcement} id="n1" editing={false} onEdit={nothing} onClose={nothing} />)
  await soon(() => expect(place.textContent).toContain('系统 最后修改于 2026-01-05 09:08'))
})

test('a content is typed as lines and stored as paragraphs, with no tag to be seen', async () => {
  const place = open(<RecordForm resource={Announcement} onSaved={nothing} onCancel={nothing} />)
  await fill(place, '标题', '消防演练')
  await fill(place, '公告内容', '三点 < 四点\n集合')
  expect((await inputOf(place, '公告内容')).value).toBe('三点 < 四点\n集合')
  ;(await buttonOf(place, '保存')).click()
  await soon(() => expect(sent[0]?.body).toMatchObject({ msgContent: '<p>三点 &lt; 四点</p><p>集合</p>', priority: 'L' }))
})

test('a content with a look of its own is changed to plain text only when somebody wants that', async () => {
  const row = { ...stored, scope: 'all', createBy: 'boss', createTime: '', msgContent: '<h1>三点</h1><p>集合</p>' }
  const place = open(<RecordForm resource={Announcement} row={row} onSaved={nothing} onCancel={nothing} />)
  await soon(() => expect(place.textContent).toContain('内容带有格式'))
  expect(place.textContent).not.toContain('<')
  ;(await buttonOf(place, '改为纯文字')).click()
  expect((await inputOf(place, '公告内容')).value).toBe('三点\n集合')
})
