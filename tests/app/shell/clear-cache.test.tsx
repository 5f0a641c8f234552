import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useQuestion } from '../../../src/app/design/overlay/question'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { announceEngine } from '../../../src/app/session/current-engine'
import { useSession } from '../../../src/app/session/session'
import { useAccountActions } from '../../../src/app/shell/account/use-account-actions'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>

function Menu() {
  return useAccountActions().map(({ key, text, run }) => (
    <button key={key} type="button" onClick={run}>
      {text}
    </button>
  ))
}

beforeEach(async () => {
  speak('zh-CN')
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, code: 200, message: '', result: {}, timestamp: 0 })))
  engine = await lonelyEngine(gardenCatalogue)
  announceEngine(engine)
  shown = show(<Menu />, { product: productOf(gardenCatalogue), engine })
})
afterEach(async () => {
  shown.close()
  announceEngine(undefined)
  await engine.stop()
  vi.unstubAllGlobals()
})

test('clearing the cache leaves unsent edits and drafts where they are, and says so', async () => {
  await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
  await engine.db.drafts.put({ key: 'plant/new', values: { name: '苔' }, updatedAt: 0 })
  await soon(() => expect(engine.status.getState().waiting).toBe(1))
  ;(await buttonOf(shown.place, '清理缓存')).click()
  await soon(() => expect(useToasts.getState().toasts[0]?.text).toBe('刷新缓存完成！ 1 条修改已安全保存在此设备上。'))
  expect([await engine.db.ops.count(), await engine.db.drafts.count()]).toEqual([1, 1])
})

const answers = (result: (path: string) => unknown) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://house')
    asked.push(pathname)
    const told = result(pathname)
    const body =
      told instanceof Error
        ? { success: false, code: 400, message: told.message, result: null }
        : { success: true, code: 200, message: '', result: told }
    return new Response(JSON.stringify({ ...body, timestamp: 0 }))
  })
  return asked
}

test('the cache is emptied at the server first, and replaced here by what it then says', async () => {
  const asked = answers((path) => (path.endsWith('queryAllDictItems') ? { sex: [{ value: '1', text: '男' }] } : null))
  ;(await buttonOf(shown.place, '清理缓存')).click()
  await soon(() => expect(useSession.getState().dictionaries).toEqual({ sex: [{ value: '1', text: '男' }] }))
  expect(asked.filter((path) => path.startsWith('/sys/dict'))).toEqual(['/sys/dict/refleshCache', '/sys/dict/queryAllDictItems'])
})

test('a cache that cannot be emptied is said, and stays as it was', async () => {
  answers(() => new Error('down'))
  useSession.setState({ dictionaries: { kept: [] } })
  ;(await buttonOf(shown.place, '清理缓存')).click()
  await soon(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('刷新缓存失败！'))
  expect(useSession.getState().dictionaries).toEqual({ kept: [] })
})

test('signing out asks first, and says what the server has against it', async () => {
  answers((path) => (path.endsWith('/logout') ? new Error('Token无效!') : {}))
  useSession.setState({ token: 'abc', person: { id: 'u1', username: 'u', realname: 'U' } as never })
  const press = async (answer: 'confirm' | undefined) => {
    ;(await buttonOf(shown.place, '退出登录')).click()
    await soon(() => expect(useQuestion.getState().question?.body).toBe('真的要注销登录吗？'))
    useQuestion.getState().answer?.(answer)
    useQuestion.setState({ question: undefined, answer: undefined })
  }
  await press(undefined)
  expect(useSession.getState().token).toBe('abc')
  await press('confirm')
  await soon(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('Token无效!'))
  expect(useSession.getState().token).toBeUndefined()
})
