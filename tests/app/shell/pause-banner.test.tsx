import { afterEach, beforeEach, expect, test } from 'vitest'
import { toast, useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import type { SyncMood } from '../../../src/app/offline/status'
import { PauseBanner } from '../../../src/app/shell/hints/PauseBanner'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>
beforeEach(async () => {
  engine = await lonelyEngine(gardenCatalogue)
  shown = show(<PauseBanner />, { product: productOf(gardenCatalogue), engine })
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

/** Says of the device that something is in its way, whatever its own rounds, which reach nobody, say of it meanwhile. */
const pausedBy = (pause: SyncMood['pause'], look: () => void) =>
  soon(() => {
    engine.status.setState({ pause })
    look()
  })

test.each([
  ['zh-CN', '有些修改是用更新的版本填写的，更新应用后才能发送。它们安全保存在此设备上。', '重新加载'],
  ['en', 'Some edits were made with a newer version of this app; they go once the app is updated, and are safe on this device.', 'Reload'],
] as const)('what a newer build left here is said, with the way to it (%s)', async (language, sentence, word) => {
  speak(language)
  expect(shown.place.textContent).toBe('')
  await pausedBy('newer', () => expect(shown.place.querySelector('[role=status]')?.textContent).toContain(sentence))
  expect(await buttonOf(shown.place, word)).toBeDefined()
})

test('a sign-in that is over names edits only where some wait', async () => {
  speak('zh-CN')
  await pausedBy('auth', () => expect(shown.place.querySelector('span')?.textContent).toBe('登录已过期，请重新登录。'))
  for (const key of ['fern', 'moss']) await engine.commit([{ noun: 'plant', key, verb: 'add', patch: { day: '2026-03-02', name: key } }])
  await pausedBy('auth', () => expect(shown.place.textContent).toContain('2 条修改安全保存在此设备上'))
})

test('on the way to the login page nothing that was said goes along', async () => {
  speak('zh-CN')
  toast('已撤销：王小明', { action: { text: '撤销', run: () => undefined } })
  await pausedBy('auth', () => expect(shown.place.querySelector('button')).not.toBeNull())
  ;(await buttonOf(shown.place, '登录')).click()
  expect(useToasts.getState().toasts).toEqual([])
})
