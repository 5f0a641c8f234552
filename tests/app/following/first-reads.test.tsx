import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginFirstRead, firstReadsDone } from '../../../src/app/following/first-reads'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function waiting(isUrgent = () => false) {
  const now = { isDone: false }
  void firstReadsDone(isUrgent).then(() => {
    now.isDone = true
  })
  return now
}

test('what a screen asks for first is read before anything is done beside it', async () => {
  const [one, two] = [beginFirstRead(), beginFirstRead()]
  const now = waiting()
  await vi.advanceTimersByTimeAsync(300)
  one()
  await vi.advanceTimersByTimeAsync(100)
  expect(now.isDone).toBe(false)

  two()
  await vi.advanceTimersByTimeAsync(50)
  expect(now.isDone).toBe(true)
})

test('what has not been asked for a moment after the start is not waited for, and nothing for more than a second', async () => {
  const early = waiting()
  await vi.advanceTimersByTimeAsync(150)
  expect(early.isDone).toBe(true)

  const end = beginFirstRead()
  const stuck = waiting()
  await vi.advanceTimersByTimeAsync(1100)
  expect(stuck.isDone).toBe(true)
  end()
})

test('whoever asks for what comes after ends the waiting', async () => {
  const end = beginFirstRead()
  let isUrgent = false
  const now = waiting(() => isUrgent)
  await vi.advanceTimersByTimeAsync(200)
  expect(now.isDone).toBe(false)

  isUrgent = true
  await vi.advanceTimersByTimeAsync(50)
  expect(now.isDone).toBe(true)
  end()
})
