import { afterEach, expect, test, vi } from 'vitest'
import { alone } from '../../../src/app/encrypted/alone'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a window that sleeps over the boxes keeps nobody from their work', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('too long', 'TimeoutError')) } })
  expect(await alone('kg_1_u1', async () => 'done')).toBe('done')
})

test('what fails is not done a second time', async () => {
  const work = vi.fn(() => Promise.reject(new Error('offline')))
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, hold: () => Promise<unknown>) => hold() } })
  await expect(alone('kg_1_u1', work)).rejects.toThrow('offline')
  expect(work).toHaveBeenCalledTimes(1)
})
