import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerQuestion, useQuestion } from '../../../src/app/design/overlay/question'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import { sayIn } from '../../../src/app/language/say-in'
import type { Say } from '../../../src/app/language/use-say'
import type { Engine } from '../../../src/app/offline/engine'
import { announceEngine } from '../../../src/app/session/current-engine'
import { enter, useSession } from '../../../src/app/session/session'
import { signOut } from '../../../src/app/session/sign-out'
import { keepSheets } from '../../../src/app/sheet/kept-sheets'
import { askAboutUnsent } from '../../../src/app/shell/account/ask-about-unsent'
import { useAccountActions } from '../../../src/app/shell/account/use-account-actions'
import { Refusal } from '../../../src/contract/error'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const say: Say = (what, values) => sayIn('zh-CN', what, values)
const farewell = { sure: async () => true, sending: () => () => undefined, untold: () => undefined }
let engine: Engine

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await enter('abc', { id: 'u1', username: 'zhang', realname: '张老师' }, '1')
  engine = await lonelyEngine(gardenCatalogue)
  await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await engine.stop()
})

test('what could not be sent is offered to be kept, with what is safe said first', async () => {
  const answer = askAboutUnsent(say, 3, { makeFile: async () => undefined, mayDiscard: true })
  expect(useQuestion.getState().question).toMatchObject({ title: '3 条修改已安全保存，还没有发送', confirm: '保留并退出' })
  answerQuestion('confirm')
  expect(await answer).toBe('keep')
})

test('it is discarded only after a second question, whose word has to be typed', async () => {
  const answer = askAboutUnsent(say, 3, { makeFile: async () => undefined, mayDiscard: true })
  answerQuestion('other')
  await soon(() => expect(useQuestion.getState().question).toMatchObject({ danger: true, typed: '放弃' }))
  answerQuestion(undefined)
  expect(await answer).toBeUndefined()
})

test('whoever has no right to discard is not offered it', async () => {
  const answer = askAboutUnsent(say, 3, { makeFile: async () => undefined, mayDiscard: false })
  expect(useQuestion.getState().question).not.toHaveProperty('other')
  answerQuestion('confirm')
  expect(await answer).toBe('keep')
})

test('somebody who answers nothing stays signed in, with all their work', async () => {
  const sending = vi.fn(() => () => undefined)
  const leaving = signOut({ ...engine, sendBeforeLeaving: async () => 1 }, { ...farewell, sending, unsent: async () => undefined })
  await leaving
  expect(sending).toHaveBeenCalledWith(1)
  expect(useSession.getState().token).toBe('abc')
  expect(await engine.db.ops.count()).toBe(1)
})

test.each(['keep', 'discard'] as const)(
  'the session ends without network too, and unsent work goes the way that was chosen: %s',
  async (how) => {
    const left = vi.fn(async () => undefined)
    const unsent = vi.fn(async () => how)
    await signOut({ ...engine, sendBeforeLeaving: async () => 1, leave: left }, { ...farewell, unsent })
    expect(unsent).toHaveBeenCalledWith(1)
    expect(left).toHaveBeenCalledWith(how)
    expect(useSession.getState().token).toBeUndefined()
  },
)

test('where all was sent nothing is asked', async () => {
  const unsent = vi.fn(async () => 'discard' as const)
  const left = vi.fn(async () => undefined)
  await signOut({ ...engine, sendBeforeLeaving: async () => 0, leave: left }, { ...farewell, unsent })
  expect(unsent).not.toHaveBeenCalled()
  expect(left).toHaveBeenCalledWith('keep')
})

test.each([
  ['goes with whoever signs out', true, 0],
  ['stays where they stay', false, 1],
])('a sheet that was to be brought in %s', async (_, isSure, left) => {
  await keepSheets(engine.db, 'plant', [new File(['rows'], 'plants.xlsx')], 0)
  const away = vi.fn(async () => undefined)
  await signOut(
    { ...engine, sendBeforeLeaving: async () => 0, leave: away },
    { ...farewell, sure: async () => isSure, unsent: async () => 'keep' },
  )
  expect(away).toHaveBeenCalledTimes(isSure ? 1 : 0)
  expect([await engine.db.drafts.count(), await engine.db.blobs.count()]).toEqual([left, left])
})

function Leave() {
  const leave = useAccountActions().find(({ key }) => key === 'leave')
  return (
    <button type="button" onClick={leave?.run}>
      离开
    </button>
  )
}

/** Presses the button of an engine's person and says yes. Answers once what is said holds `words`. */
async function leaveBy(engine: Engine, words: string) {
  speak('zh-CN')
  announceEngine(engine)
  const { place, close } = show(<Leave />, { product: productOf(gardenCatalogue), engine })
  ;(await buttonOf(place, '离开')).click()
  await soon(() => expect(useQuestion.getState().question).toMatchObject({ title: '退出登录' }))
  answerQuestion('confirm')
  await soon(() =>
    expect(
      useToasts
        .getState()
        .toasts.map(({ text }) => text)
        .join(),
    ).toContain(words),
  )
  announceEngine(undefined)
  close()
}

test.each([
  ['is not reached', undefined],
  ['does not answer in time', AbortSignal.abort()],
])('where the server %s it is said that the sign-in is over here, and how long it lasts there', async (_, limit) => {
  if (limit) vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit)
  await leaveBy({ ...engine, sendBeforeLeaving: async () => 0, leave: async () => undefined }, '已在此设备退出。服务器没有回应')
  await soon(() => expect(useSession.getState().token).toBeUndefined())
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([expect.stringContaining('最多再保留 7 天')])
})

test.each([
  [new Refusal('device.newer'), '新版本已在另一个窗口打开，请重新加载页面'],
  [new DOMException('closed', 'DatabaseClosedError'), '您还没有退出。请重新加载页面'],
])('whoever could not be signed out is told, and what to do: %s', async (why, words) => {
  await leaveBy({ ...engine, sendBeforeLeaving: async () => 0, leave: () => Promise.reject(why) }, words)
  expect(useSession.getState().token).toBe('abc')
})
