import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { NoticesScreen } from '../../../src/app/notices/history/NoticesScreen'
import { closeNotice, useOpenNotice } from '../../../src/app/notices/open-notice'
import type { Engine } from '../../../src/app/offline/engine'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { noticesCatalogue, receive, signInReader } from '../../kit/device/received'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>
const titles = () => [...shown.place.querySelectorAll('.notice-line strong')].map((line) => line.textContent)

beforeEach(async () => {
  speak('zh-CN')
  signInReader()
  closeNotice()
  engine = await lonelyEngine(noticesCatalogue)
  await receive(engine, 'a', { titile: '消防演练', sendTime: '2026-01-07 08:00:00' })
  await receive(engine, 'b', {
    titile: '春游安排',
    sendTime: '2026-01-06 08:00:00',
    sender: 'principal',
    senderName: '李园长',
    readFlag: '1',
  })
  await receive(engine, 'over', { titile: '旧通知', sendTime: '2026-01-05 08:00:00', endTime: '2026-01-06 00:00:00', readFlag: '1' })
  await receive(engine, 'revoked', { sendStatus: '2' })
  shown = show(<NoticesScreen />, { product: productOf(noticesCatalogue), engine })
  await soon(() => expect(titles()).toHaveLength(3))
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

async function type(label: string, text: string): Promise<void> {
  const input = shown.place.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  if (!input) throw new Error(`no input ${label}`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

test('everything received is here, also what is over, newest first, without network', () => {
  expect(titles()).toEqual(['消防演练', '春游安排', '旧通知'])
  expect(shown.place.textContent).toContain('管理员 · 2026-01-07 08:00')
})

test('it is searched by title and by sender', async () => {
  await type('搜索标题', '春游')
  await soon(() => expect(titles()).toEqual(['春游安排']))
  await type('搜索标题', '')
  await type('搜索发布人', '李园长')
  await soon(() => expect(titles()).toEqual(['春游安排']))
  await type('搜索发布人', '没有这个人')
  await soon(() => expect(shown.place.textContent).toContain('没有找到通知'))
})

test('read and unread are told apart', async () => {
  ;(await buttonOf(shown.place, '未读')).click()
  await soon(() => expect(titles()).toEqual(['消防演练']))
  ;(await buttonOf(shown.place, '已读')).click()
  await soon(() => expect(titles()).toEqual(['春游安排', '旧通知']))
})

test('all are marked as read at once; the marks wait for the network', async () => {
  ;(await buttonOf(shown.place, '全部标为已读 1')).click()
  await soon(async () => expect((await engine.db.ops.toArray()).map(({ key, verb }) => [key, verb])).toEqual([['a', 'read']]))
  await soon(() => expect(shown.place.querySelector('.page-main')).toBeNull())
  expect(shown.place.textContent).toContain('待发送')
})

test('a card opens its notice', () => {
  shown.place.querySelector<HTMLButtonElement>('.notice-line')?.click()
  expect(useOpenNotice.getState().id).toBe('a')
})

test('what the product tells is read in the language of its reader, what people wrote as they wrote it', async () => {
  const told = {
    titile: '点名还未提交',
    titleEn: 'Roll call not handed in',
    msgAbstract: '一班',
    abstractEn: 'Class one',
    sender: 'system',
  }
  await receive(engine, 'told', { ...told, sendTime: '2026-01-07 09:00:00' })
  await soon(() => expect(titles()).toEqual(['点名还未提交', '消防演练', '春游安排', '旧通知']))
  speak('en')
  await soon(() => expect(titles()).toEqual(['Roll call not handed in', '消防演练', '春游安排', '旧通知']))
  expect(shown.place.textContent).toContain('Class one')
  expect(shown.place.textContent).not.toContain('一班')
  await type('Search titles', 'roll CALL')
  await soon(() => expect(titles()).toEqual(['Roll call not handed in']))
})
