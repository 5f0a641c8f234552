import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollWhileDeaf } from '../../../src/app/live/poll'

const look = vi.fn()
let isWorthIt: boolean

beforeEach(() => {
  vi.useFakeTimers()
  look.mockClear()
  isWorthIt = true
})
afterEach(() => vi.useRealTimers())

test('while the socket is down it looks every 6 s, and not at all while the socket stands', () => {
  const poll = pollWhileDeaf({ look, isWorthIt: () => isWorthIt })
  poll.hears(false)
  vi.advanceTimersByTime(18_000)
  expect(look).toHaveBeenCalledTimes(3)
  poll.hears(true)
  vi.advanceTimersByTime(60_000)
  expect(look).toHaveBeenCalledTimes(3)
  poll.hears(false)
  poll.hears(false)
  vi.advanceTimersByTime(6_000)
  expect(look).toHaveBeenCalledTimes(4)
  poll.stop()
  vi.advanceTimersByTime(60_000)
  expect(look).toHaveBeenCalledTimes(4)
})

test('it looks only while that is worth it: a failed call, or nobody looking, is enough to stop', () => {
  const poll = pollWhileDeaf({ look, isWorthIt: () => isWorthIt })
  poll.hears(false)
  isWorthIt = false
  vi.advanceTimersByTime(60_000)
  expect(look).not.toHaveBeenCalled()
  isWorthIt = true
  vi.advanceTimersByTime(6_000)
  expect(look).toHaveBeenCalledTimes(1)
  poll.stop()
})
