// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnMissingParts } from '../../../src/app/pwa/preload-error'
import { useUpdate } from '../../../src/app/pwa/update'
import { holdUpdates } from '../../../src/app/pwa/update-guard'

const reload = vi.fn()
const served = vi.fn<() => Promise<string>>()
const part = 'http://localhost:3000/assets/board-a1.js'
const answered = (status: number) =>
  vi.stubGlobal('fetch', async (url: string) => new Response('', { status: url === '/assets/board-a1.js' ? status : 500 }))
const missing = async () => {
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${part}`)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  await new Promise((resolve) => setTimeout(resolve, 5))
}
reloadOnMissingParts({ own: 'v1', served, reload })

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  useUpdate.setState({ stage: 'none' })
  served.mockResolvedValue('v2')
  answered(404)
})
afterEach(() => vi.unstubAllGlobals())

test('a part that went with a newer release reloads the page once, and never in a loop', async () => {
  await missing()
  await missing()
  expect(reload).toHaveBeenCalledOnce()
  expect(useUpdate.getState().stage).toBe('reload')
})

test('unsaved input is not thrown away for a missing part', async () => {
  const release = holdUpdates()
  await missing()
  release()
  expect(reload).not.toHaveBeenCalled()
  expect(useUpdate.getState().stage).toBe('reload')
})

test('a part that is not to be had while the server is away, or of the release that is served, is no sign of a new one', async () => {
  served.mockRejectedValue(new TypeError('Failed to fetch'))
  await missing()
  served.mockResolvedValue('v1')
  await missing()
  expect(reload).not.toHaveBeenCalled()
  expect(useUpdate.getState().stage).toBe('none')
})

test('a part that did not come while the server began as a newer release, and is still there, takes the page nowhere', async () => {
  answered(200)
  await missing()
  expect(reload).not.toHaveBeenCalled()
  expect(useUpdate.getState().stage).toBe('none')
})
