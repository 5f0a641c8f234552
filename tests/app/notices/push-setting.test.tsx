import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { PushSetting } from '../../../src/app/notices/settings/PushSetting'
import type { Engine } from '../../../src/app/offline/engine'
import * as device from '../../../src/app/pwa/push-device'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { noticesCatalogue, signInReader } from '../../kit/device/received'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>
let state: device.PushState
let doesPush: boolean

vi.mock('../../../src/app/pwa/push-device', () => ({
  readPush: vi.fn(async () => state),
  serverPushes: vi.fn(async () => doesPush),
  turnPushOn: vi.fn(async () => 'on'),
  turnPushOff: vi.fn(async () => 'off'),
}))

beforeEach(async () => {
  speak('zh-CN')
  signInReader()
  state = 'off'
  doesPush = true
  engine = await lonelyEngine(noticesCatalogue)
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

const open = () => {
  shown = show(<PushSetting />, { product: productOf(noticesCatalogue), engine })
}
const says = (words: string) => soon(() => expect(shown.place.textContent).toContain(words))

test('what it is for is said before it can be turned on, by a tap', async () => {
  open()
  const button = await buttonOf(shown.place, '开启推送')
  expect(shown.place.textContent).toContain('推送中不会出现幼儿姓名')
  button.click()
  await says('此设备已开启推送')
  ;(await buttonOf(shown.place, '关闭推送')).click()
  await buttonOf(shown.place, '开启推送')
  expect(device.turnPushOff).toHaveBeenCalledTimes(1)
})

test.each([
  ['install', '添加到主屏幕'],
  ['blocked', '网站设置'],
  ['unsupported', '不支持推送'],
] as const)('where it cannot be turned on it says why and what to do: %s', async (found, words) => {
  state = found
  open()
  await says(words)
  expect(shown.place.querySelector('button')).toBeNull()
})

test('where the server sends none, nobody is asked for permission', async () => {
  doesPush = false
  open()
  await says('此服务器未开启推送')
  expect(shown.place.querySelector('button')).toBeNull()
})

test('whoever comes back from the settings of the browser finds the new state', async () => {
  state = 'blocked'
  open()
  await says('网站设置')
  state = 'off'
  document.dispatchEvent(new Event('visibilitychange'))
  await buttonOf(shown.place, '开启推送')
})
