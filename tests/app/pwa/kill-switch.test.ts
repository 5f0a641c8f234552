// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { obeyKillSwitch } from '../../../src/app/pwa/kill-switch'

const reload = vi.fn()
const unregister = vi.fn(async () => true)
const dropped: string[] = []

const answer = (response: () => Response) => vi.stubGlobal('fetch', async () => response())

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [{ unregister }] } })
  vi.stubGlobal('caches', { keys: async () => ['precache'], delete: async (name: string) => dropped.push(name) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  dropped.length = 0
  sessionStorage.clear()
})

test('the operator can free every page of its worker, with one reload', async () => {
  answer(() => Response.json({ kill: true }))
  expect(await obeyKillSwitch(reload)).toBe(true)
  expect(await obeyKillSwitch(reload)).toBe(true)

  expect(unregister).toHaveBeenCalledTimes(2)
  expect(dropped).toContain('precache')
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['no such file', () => new Response('', { status: 404 })],
  ['a page instead of the file', () => new Response('<!doctype html>')],
  ['kill: false', () => Response.json({ kill: false })],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('%s leaves the worker alone', async (_, response) => {
  answer(response)
  expect(await obeyKillSwitch(reload)).toBe(false)
  expect(unregister).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})
