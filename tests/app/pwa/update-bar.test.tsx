import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CameraSheet } from '../../../src/app/files/camera/CameraSheet'
import { SignaturePad } from '../../../src/app/files/signature/SignaturePad'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { UpdateBar } from '../../../src/app/pwa/UpdateBar'
import { offerUpdate, postponeUpdate, useUpdate } from '../../../src/app/pwa/update'
import { isHeld } from '../../../src/app/pwa/update-guard'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { blankCanvas } from '../../kit/device/blank-canvas'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine
let opened: { place: HTMLElement; close: () => void }[]
const open = (element: Parameters<typeof show>[0]) => {
  const shown = show(element, { product: productOf(gardenCatalogue), engine })
  opened.push(shown)
  return shown
}
const left = (name: string) => Object.defineProperty(new MouseEvent(name, { bubbles: true }), 'which', { value: 1 })
/** Somebody's hands are known to be full. */
const held = () => soon(() => expect(isHeld()).toBe(true))

beforeEach(async () => {
  speak('zh-CN')
  blankCanvas()
  useUpdate.setState({ stage: 'none', obstacle: undefined, quietUntil: 0 })
  engine = await lonelyEngine(gardenCatalogue)
  opened = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const { close } of opened) close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('an update is offered at once to whoever has their hands free, and "later" takes the bar away', async () => {
  const { place } = open(<UpdateBar />)
  offerUpdate()
  ;(await buttonOf(place, '稍后')).click()
  await soon(() => expect(place.textContent).toBe(''))
})

test('while a signature is drawn no update comes up under the pen; it is offered when the signature is done', async () => {
  const { place: bar } = open(<UpdateBar />)
  const { place } = open(<SignaturePad id="pad" label="签名" onDrawn={() => undefined} />)
  const pad = await soon(() => place.querySelector('canvas') ?? Promise.reject(new Error('no pad')))
  pad.dispatchEvent(left('mousedown'))
  await held()
  offerUpdate()
  await drawn()
  expect(bar.textContent).toBe('')
  // From here on no time passes but what the test lets pass: another stroke may follow for a while.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.dispatchEvent(left('mouseup'))
  await drawn()
  expect(isHeld()).toBe(false)
  expect(bar.textContent).toBe('')
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  await soon(() => expect(bar.textContent).toContain('新版本已准备好'))
})

test('while the camera is open no update comes up; it is offered when the camera is closed', async () => {
  const { place: bar } = open(<UpdateBar />)
  const camera = open(<CameraSheet title="照片" gallery={false} onTaken={() => undefined} onClose={() => undefined} />)
  await held()
  offerUpdate()
  await drawn()
  expect(bar.textContent).toBe('')
  camera.close()
  await soon(() => expect(bar.textContent).toContain('新版本已准备好'))
})

test('a bar that stands already goes on standing while the camera is open', async () => {
  const { place: bar } = open(<UpdateBar />)
  offerUpdate()
  await soon(() => expect(bar.textContent).toContain('新版本已准备好'))
  const camera = open(<CameraSheet title="照片" gallery={false} onTaken={() => undefined} onClose={() => undefined} />)
  await held()
  postponeUpdate()
  await drawn()
  expect(bar.textContent).toContain('新版本已准备好')
  camera.close()
  await soon(() => expect(bar.textContent).toBe(''))
})
