import { expect, test } from 'vitest'
import { listenForWakes } from '../../../src/app/offline/exchange/wakes'
import type { Wake } from '../../../src/app/offline/world'

test('a device that loses or finds its network exchanges at once: what its screens say of it is not half a minute old', () => {
  const reasons: Wake[] = []
  const stop = listenForWakes((reason) => reasons.push(reason), { after: () => () => undefined, isVisible: () => true })
  globalThis.dispatchEvent(new Event('offline'))
  globalThis.dispatchEvent(new Event('online'))
  expect(reasons).toEqual(['offline', 'online'])
  stop()
  globalThis.dispatchEvent(new Event('offline'))
  expect(reasons).toHaveLength(2)
})
