import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { AnnouncementAuthor } from '../../../src/app/notices/author/AnnouncementAuthor'
import type { Engine } from '../../../src/app/offline/engine'
import { RecordForm } from '../../../src/app/resource/form/RecordForm'
import { queries } from '../../../src/app/resource/queries'
import { RecordView } from '../../../src/app/resource/record/RecordView'
import { useSession } from '../../../src/app/session/session'
import { Announcement } from '../../../src/contract/system/announcement'
import { announcementFlow } from '../../../src/contract/system/announcement-flow'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'
import { richEditor, writeRich } from '../blocks/rich-text/write-rich'

const catalogue = {
  ...gardenCatalogue,
  resources: { ...gardenCatalogue.resources, [Announcement.name]: Announcement },
  flows: { ...gardenCatalogue.flows, [Announcement.name]: announcementFlow },
}
const product = productOf(catalogue, { formParts: { announcement: { whole: AnnouncementAuthor } } })
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
    const { pathname } = new URL(address, 'http://here')
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    if (body) sent.push({ address: pathname, body })
    const people = body?.msgType === 'ALL' ? 24 : (body?.userIds?.length ?? 0)
    const groups = [
      { id: 'r1', name: '班主任', userIds: ['u1', 'u2'] },
      { id: 'r2', name: '教研组', userIds: ['u2', 'u3', 'u4'] },
    ]
    const answers: Record<string, unknown> = { audience: { people }, audiences: { all: 24, groups } }
    return Response.json({
      success: true,
      code: 200,
      message: '',
      timestamp: 0,
      result: answers[pathname.split('/').at(-1) ?? ''] ?? stored,
    })
  })
  engine = await lonelyEngine(catalogue)
})
afterEach(async () => {
  close?.()
  vi.unstubAllGlobals()
  await engine.stop()
})

const saved = () => sent.filter(({ address }) => !address.endsWith('/audience'))

test('it is saved first, then asks with the number of people, and is not sent until that is wanted', async () => {
  const place = open(<RecordForm resource={Announcement} onSaved={nothing} onCancel={nothing} />)
  await fill(place, '标题', '消防演练')
  await writeRich(place, '公告内容', '<p>三点整</p>')
  ;(await buttonOf(place, '发给 24 人')).click()
  const dialog = await soon(() => {
    const found = [...document.querySelectorAll('dialog')].find((one) => one.textContent?.includes('发给全园 24 人？'))
    if (!found) throw new Error(`no question: ${document.body.textContent}`)
    return found
  })
  expect(dialog.textContent).toContain('“消防演练”发出后内容不能再改')
  expect(saved().map(({ address }) => address)).toEqual(['/sys/annountCement/add'])
  ;(await buttonOf(dialog, '发给 24 人')).click()
  await soon(() => expect(saved().at(-1)).toEqual({ address: '/sys/annountCement/publish', body: { id: 'n1' } }))
})

test('it is for the people of the roles that are pressed, once each', async () => {
  const place = open(<RecordForm resource={Announcement} onSaved={nothing} onCancel={nothing} />)
  ;(await buttonOf(place, '班主任 2 人')).click()
  await buttonOf(place, '发给 2 人')
  ;(await buttonOf(place, '教研组 3 人')).click()
  await buttonOf(place, '发给 4 人')
  ;(await buttonOf(place, '班主任 2 人')).click()
  // One of them is in the other group as well.
  await buttonOf(place, '发给 3 人')
  ;(await buttonOf(place, '教研组 3 人')).click()
  await soon(() => expect(place.textContent).toContain('还没有选择任何人'))
  expect((await buttonOf(place, '发给 0 人')).disabled).toBe(true)
})

test('what its readers will see stands beside it, and what its priority does below', async () => {
  useSession.setState({ dictionaries: { priority: [item('L', '一般'), item('H', '紧急')], msg_type: [item('ALL', '全体用户')] } })
  const place = open(<RecordForm resource={Announcement} onSaved={nothing} onCancel={nothing} />)
  await fill(place, '标题', '消防演练')
  await writeRich(place, '公告内容', '<p>三点整</p><p>操场</p>')
  ;(await buttonOf(place, '紧急')).click()
  await soon(() => expect(place.querySelector('.phone-preview')?.textContent).toContain('消防演练紧急'))
  await soon(() => expect(place.querySelector('.phone-preview .rich-text')?.textContent).toBe('三点整操场'))
  expect(place.textContent).toContain('推送立即唤醒手机')
})

test('what the product changed by itself is told so, not by a user name', async () => {
  const place = open(<RecordView resource={Announcement} id="n1" editing={false} onEdit={nothing} onClose={nothing} />)
  await soon(() => expect(place.textContent).toContain('系统 最后修改于 2026-01-05 09:08'))
})

test('a content is written with its looks and stored with them', async () => {
  const place = open(<RecordForm resource={Announcement} onSaved={nothing} onCancel={nothing} />)
  await fill(place, '标题', '消防演练')
  await writeRich(place, '公告内容', '<p>三点 &lt; 四点</p><p><strong>集合</strong></p>')
  ;(await buttonOf(place, '存为草稿')).click()
  await soon(() =>
    expect(saved()[0]?.body).toMatchObject({ msgContent: '<p>三点 &lt; 四点</p><p><strong>集合</strong></p>', priority: 'L' }),
  )
})

test('a content with looks the editor does not know is changed only when somebody wants that', async () => {
  const row = { ...stored, scope: 'all', createBy: 'boss', createTime: '', msgContent: '<pre>三点</pre><p>集合</p>' }
  const place = open(<RecordForm resource={Announcement} row={row} onSaved={nothing} onCancel={nothing} />)
  await soon(() => expect(place.textContent).toContain('这里不认识的格式'))
  expect(place.textContent).not.toContain('<')
  ;(await buttonOf(place, '仍要修改')).click()
  expect((await richEditor(place, '公告内容')).getHTML()).toBe('<p>三点</p><p>集合</p>')
})
