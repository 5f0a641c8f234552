import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '../../kit/soon'
import 'fake-indexeddb/auto'
import { answerQuestion, useQuestion } from '../../../src/app/design/overlay/question'
import { DeviceScreen } from '../../../src/app/device/DeviceScreen'
import { speak } from '../../../src/app/language/language'
import { openDeviceDb } from '../../../src/app/offline/device-db'
import type { Engine } from '../../../src/app/offline/engine'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { useSession } from '../../../src/app/session/session'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'

let engine: Engine
let shown: ReturnType<typeof show>

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ person: { id: 'u1', username: 'zhang', realname: '张老师' }, granted: new Set() })
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: 'Chrome/148 Android',
    storage: {
      estimate: async () => ({ usage: 52_428_800, quota: 1_048_576_000 }),
      persisted: async () => false,
      persist: async () => true,
    },
  })
  const device = await openDeviceDb()
  await device.known.put({ key: 'kg_1_u2', tenant: '1', user: 'u2', name: '李老师', count: 4, oldest: `${today} 08:00:00` })
  device.close()
  engine = await lonelyEngine(gardenCatalogue)
  shown = show(<DeviceScreen />, { product: productOf(gardenCatalogue), engine })
})
afterEach(async () => {
  shown.close()
  await engine.stop()
  vi.unstubAllGlobals()
})

test('the page tells whose work lies here, how much room there is, and asks the browser to keep it', async () => {
  await soon(() => expect(shown.place.textContent).toContain('李老师 有 4 条未发送的修改'))
  await soon(() => expect(shown.place.textContent).toContain('已用 50 MB，共 1,000 MB'))
  expect(shown.place.textContent).toContain('浏览器可能会清理')
  expect(await buttonOf(shown.place, '请求长期保留')).toBeTruthy()
})

test('fetching everything anew leaves unsent edits and what is in view where they are', async () => {
  await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
  await writeMeta(engine.db, 'pull', { ...(await readMeta(engine.db, 'pull')), since: 40, ready: true })
  ;(await buttonOf(shown.place, '重新取一份')).click()
  await soon(() => expect(useQuestion.getState().question?.body).toContain('1 条未发送的修改不受影响'))
  answerQuestion('confirm')
  await soon(async () => expect(await readMeta(engine.db, 'pull')).toMatchObject({ since: null, place: null, ready: true }))
  expect(await engine.db.ops.count()).toBe(1)
})
