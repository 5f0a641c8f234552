// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownRelease, servedRelease, watchVersion } from '../../../src/app/pwa/version-watch'

let served: string
const found = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  found.mockClear()
  served = 'v1'
  stop = watchVersion({ own: 'v1', served: async () => served, found })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

test('the same release is not worth a word', async () => {
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(found).not.toHaveBeenCalled()
})

test('another release is found within the hour, two seconds after it was seen', async () => {
  served = 'v2'
  await vi.advanceTimersByTimeAsync(3_600_000 + 1999)
  expect(found).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(found).toHaveBeenCalledExactlyOnceWith('v2')
})

test('coming into view is a reason to look', async () => {
  served = 'v2'
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(found).toHaveBeenCalledExactlyOnceWith('v2')
})

test('a release taken back before the two seconds are over is forgotten', async () => {
  served = 'v2'
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1000)
  served = 'v1'
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(found).not.toHaveBeenCalled()
})

test('a look that fails is ignored: it says nothing, takes nothing back, and the next one finds what is there', async () => {
  stop()
  let isDown = true
  stop = watchVersion({ own: 'v1', served: async () => (isDown ? Promise.reject(new Error('offline')) : served), found })
  served = 'v2'
  await vi.advanceTimersByTimeAsync(10_000)
  expect(found).not.toHaveBeenCalled()
  isDown = false
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1000)
  isDown = true
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(found).toHaveBeenCalledExactlyOnceWith('v2')
})

test('the page carries its release, the server names its own', async () => {
  expect(ownRelease()).toBeUndefined()
  document.head.innerHTML = '<meta name="release" content="v1.0.0-1a2b3c4d">'
  expect(ownRelease()).toBe('v1.0.0-1a2b3c4d')

  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ version: 'v1.0.0', release: 'v1.0.0-5e6f7a8b' })
  })
  expect(await servedRelease()).toBe('v1.0.0-5e6f7a8b')
  expect(asked[0]).toMatch(/^\/version\.json\?_t=\d+$/)
})

test('a page instead of the version file is an error, not a release', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'))
  await expect(servedRelease()).rejects.toThrow()
})
