import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { announceEngine } from '../../../src/app/session/current-engine'
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
