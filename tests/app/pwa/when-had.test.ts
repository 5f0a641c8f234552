// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { whenHad } from '../../../src/app/pwa/when-had'
import { soon } from '../../kit/soon'

/** What follows at once has happened. */
const turn = () => new Promise((resolve) => setTimeout(resolve))

test('what could not be had is tried again when the network or the person comes back, and only then', async () => {
  let isThere = false
  const load = vi.fn(async () => (isThere ? 'part' : Promise.reject(new TypeError('Failed to fetch'))))
  const had = vi.fn()
  void whenHad(load).then(had)
  await turn()
  expect(load).toHaveBeenCalledOnce()

  document.dispatchEvent(new Event('visibilitychange'))
  await soon(() => expect(load).toHaveBeenCalledTimes(2))
  expect(had).not.toHaveBeenCalled()

  await turn()
  isThere = true
  window.dispatchEvent(new Event('online'))
  await soon(() => expect(had).toHaveBeenCalledExactlyOnceWith('part'))
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(load).toHaveBeenCalledTimes(3)
})
