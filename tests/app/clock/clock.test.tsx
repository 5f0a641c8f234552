import { afterEach, expect, test } from 'vitest'
import { clockNow, compareClock, useClock } from '../../../src/app/clock/clock'
import { dateTimeOf, dayOf } from '../../../src/contract/time'

const day = 86_400_000
const here = Date.parse('2026-03-02T08:00:00+08:00')
afterEach(() => useClock.setState({ offset: 0 }))

/** What the server says when its clock is `ahead` milliseconds before this device's. */
const told = (ahead: number) => compareClock(dateTimeOf(new Date(here + ahead)), here - 300, here + 300)

test('a tablet that is a day slow dates what is made on it by the kindergarten, from its first exchange on', () => {
  expect(dayOf(clockNow(here))).toBe('2026-03-02')
  told(day)
  expect(dayOf(clockNow(here))).toBe('2026-03-03')
})

test('minutes make no difference, and a clock that was set right is believed again', () => {
  told(299_000)
  expect(useClock.getState().offset).toBe(0)
  told(-3_600_000)
  expect(useClock.getState().offset).toBe(-3_600_000)
  told(0)
  expect(clockNow(here).getTime()).toBe(here)
})

test('what was found stays known when the app starts without network', async () => {
  told(day)
  expect(localStorage.getItem('clock')).toBe(String(day))
  told(0)
  expect(localStorage.getItem('clock')).toBe('0')
})
