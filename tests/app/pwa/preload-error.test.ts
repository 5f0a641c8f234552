// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnMissingParts } from '../../../src/app/pwa/preload-error'
import { useUpdate } from '../../../src/app/pwa/update'
import { holdUpdates } from '../../../src/app/pwa/update-guard'

const reload = vi.fn()
const served = vi.fn<() => Promise<string>>()
const missing = async () => {
  window.dispatchEvent(new Event('vite:preloadError'))
  await new Promise((resolve) => setTimeout(resolve))
}
reloadOnMissingParts({ own: 'v1', served, reload })

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  useUpdate.setState({ stage: 'none' })
  served.mockResolvedValue('v2')
})

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
