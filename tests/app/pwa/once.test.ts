// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { firstTime } from '../../../src/app/pwa/once'

afterEach(() => vi.unstubAllGlobals())

test('the first time is only once', () => {
  expect([firstTime('x'), firstTime('x'), firstTime('y')]).toEqual([true, false, true])
})

test('where nothing can be remembered there is no first time', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(firstTime('z')).toBe(false)
})
