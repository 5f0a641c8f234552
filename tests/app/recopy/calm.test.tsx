import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calm } from '../../../src/app/recopy/calm'
import { counted } from '../../../src/app/wire/waiting'

let isDesktop: boolean
let days = 0

beforeEach(() => {
  isDesktop = true
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('pointer') && isDesktop }))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.useFakeTimers()
  // The clock of each test begins anew: keys of those before are to be long past.
  vi.advanceTimersByTime(++days * 60_000)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** After how many milliseconds it is calm. */
async function calmAfter(): Promise<number> {
  const began = performance.now()
  let after: number | undefined
  void calm().then(() => {
    after = performance.now() - began
  })
  for (let waited = 0; after === undefined && waited < 10_000; waited += 50) await vi.advanceTimersByTimeAsync(50)
  return after ?? Number.NaN
}

test('a page on which nothing is done and nothing is awaited is calm at once', async () => {
  expect(await calmAfter()).toBe(0)
})

test('somebody who types is left alone until half a second after the last key', async () => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  await vi.advanceTimersByTimeAsync(300)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }))
  expect(await calmAfter()).toBeGreaterThanOrEqual(500)
})

test('a list that waits for its answer on a desktop goes first', async () => {
  let answer: () => void = () => undefined
  void counted(new Promise<void>((resolve) => (answer = resolve)))
  setTimeout(() => answer(), 700)
  expect(await calmAfter()).toBeGreaterThanOrEqual(700)
})

test('an answer that never comes puts a copy off for two seconds and no more', async () => {
  let answer: () => void = () => undefined
  const waiting = counted(new Promise<void>((resolve) => (answer = resolve)))
  const after = await calmAfter()
  expect(after).toBeGreaterThanOrEqual(2000)
  expect(after).toBeLessThan(2200)
  answer()
  await waiting
})

test('in a hand the copy is what is waited for, and no answer puts it off', async () => {
  isDesktop = false
  let answer: () => void = () => undefined
  const waiting = counted(new Promise<void>((resolve) => (answer = resolve)))
  expect(await calmAfter()).toBe(0)
  answer()
  await waiting
})
