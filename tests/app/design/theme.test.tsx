import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, followLooks } from '../../../src/app/design/theme/theme'

const page = document.documentElement
let isDark = false
let changed: (() => void)[] = []
beforeEach(() => {
  ;[isDark, changed] = [false, []]
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark
    },
    addEventListener: (_: string, listener: () => void) => changed.push(listener),
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  chooseTheme('auto')
})

test('a page follows its system into the dark while nothing else was chosen', () => {
  followLooks()
  expect(page.dataset.theme).toBe('light')
  isDark = true
  for (const change of changed) change()
  expect(page.dataset.theme).toBe('dark')
  chooseTheme('light')
  expect(page.dataset.theme).toBe('light')
  chooseTheme('auto')
  expect(page.dataset.theme).toBe('dark')
})
