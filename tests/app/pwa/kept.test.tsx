import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { useKept } from '../../../src/app/pwa/kept'
import { registerWorker } from '../../../src/app/pwa/register-worker'
import { startPwa } from '../../../src/app/pwa/start-pwa'
import { SyncCard } from '../../../src/app/shell/home/SyncCard'
import type { WorkerMessage } from '../../../src/contract/worker-message'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const hooks = { wake: () => undefined, openNotice: () => undefined, hasWork: () => false }
const ready = 'Ready for use without network'
const coming = 'being copied to this device'
const never = 'Will not open without network'

let engine: Engine
let shown: ReturnType<typeof show>
let sees: (name: string) => void

beforeEach(async () => {
  speak('en')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntries: () => { name: string }[] }) => void) {
        sees = (name) => tell({ getEntries: () => [{ name }] })
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown.close()
  await engine.stop()
  useKept.setState({ app: 'coming', desktop: undefined })
  vi.unstubAllGlobals()
})

/** A browser with service workers, whose first one is at work when `activate` is called. */
function withWorkers(register?: () => Promise<unknown>) {
  let activate = () => {}
  const asked: WorkerMessage[] = []
  const active = { postMessage: (message: WorkerMessage) => asked.push(message) }
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active: null, update: async () => undefined })
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register: vi.fn(register ?? (async () => registration)),
    ready: new Promise((resolve) => {
      activate = () => resolve({ active })
    }),
  })
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: container })
  useKept.setState({ app: 'coming' })
  const hear = (data: WorkerMessage) => container.dispatchEvent(new MessageEvent('message', { data }))
  return { activate: () => activate(), asked, hear, container }
}

/** The rows of this person are all on the device, or not. */
const copied = async (ready: boolean) =>
  writeMeta(engine.db, 'pull', { ...(await readMeta(engine.db, 'pull')), ready, syncedAt: Date.now() })
const says = (words: string) => soon(() => expect(shown.place.textContent).toContain(words))
const put = () => {
  shown = show(<SyncCard />, { product: productOf(gardenCatalogue), engine })
}

test('ready for use without network is said when the app and its rows are here, not before', async () => {
  const { activate } = withWorkers()
  put()
  await says(coming)
  await startPwa('r1', hooks)
  await copied(true)
  await drawn()
  await says(coming)

  activate()
  await says(ready)
  await copied(false)
  await says(coming)
})

test('a desktop is ready once the worker has its own part as well', async () => {
  const { activate, asked, hear } = withWorkers()
  put()
  await startPwa('r1', hooks)
  await copied(true)
  sees('https://kindergarten.example/assets/desktop/antd-1.js')
  activate()
  await soon(() => expect(asked).toEqual([{ type: 'keep-desktop-part' }]))
  await says(coming)
  hear({ type: 'desktop-part-kept' })
  await says(ready)
})

test('a browser that keeps no pages says that it will not open without network, whatever rows there are', async () => {
  withWorkers(() => Promise.reject(new DOMException('private window', 'SecurityError')))
  put()
  await startPwa('r1', hooks)
  await copied(true)
  await says(never)
  speak('zh-CN')
  await says('没有网络时打不开')
})

test('parts that did not arrive are fetched again when the network comes back, until all are here', async () => {
  const { activate, container } = withWorkers()
  put()
  await startPwa('r1', hooks)
  container.register.mockClear()
  window.dispatchEvent(new Event('online'))
  expect(container.register).toHaveBeenCalled()
  activate()
  await soon(() => expect(useKept.getState().app).toBe('kept'))
  container.register.mockClear()
  window.dispatchEvent(new Event('online'))
  expect(container.register).not.toHaveBeenCalled()
})

test('the first worker a page gets is no new release, the next one is', async () => {
  const { container } = withWorkers()
  put()
  const replaced = vi.fn()
  await registerWorker({ waiting: () => undefined, replaced, message: () => undefined })
  container.dispatchEvent(new Event('controllerchange'))
  expect(replaced).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(replaced).toHaveBeenCalledTimes(1)
})

test.each([
  ['another release', 'r2', 'replaced'],
  ['the release of the page', 'r1', 'none'],
])('a worker that took over before the page could hear of it, and has kept %s, is found out', async (_, kept, seen) => {
  const { container } = withWorkers()
  const active = { postMessage: () => undefined }
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active, update: async () => undefined })
  Object.assign(container, { controller: active, register: async () => registration })
  vi.stubGlobal('fetch', async () => new Response(`<html><head><meta name="release" content="${kept}"></head></html>`))
  const own = Object.assign(document.createElement('meta'), { name: 'release', content: 'r1' })
  document.head.append(own)
  put()
  const worker = await registerWorker({ waiting: () => undefined, replaced: () => undefined, message: () => undefined })
  expect(await worker?.look()).toBe(seen)
  own.remove()
})
