import { describe, expect, test } from 'vitest'
import { dueTime, keepingState, latestTime } from '../../../src/areas/canteen/keeping-time'

const sample = { sampleTime: '2026-11-16 11:05:00', date: '2026-11-16' }

describe('a sample is kept for 48 hours', () => {
  test('from the moment it was taken', () => {
    expect(dueTime(sample)).toBe('2026-11-18 11:05:00')
    expect(latestTime(sample)).toBe('2026-11-20 11:05:00')
  })

  test.each([
    ['2026-11-18 11:04:00', 'keeping'],
    ['2026-11-18 11:04:59', 'keeping'],
    ['2026-11-18 11:05:00', 'due'],
    ['2026-11-20 11:05:00', 'due'],
    ['2026-11-20 11:05:01', 'overdue'],
  ])('at %s it is %s', (now, state) => expect(keepingState(sample, now)).toBe(state))

  test('a device whose clock is a day behind the meal cannot shorten it', () => {
    expect(dueTime({ ...sample, sampleTime: '2026-11-14 11:05:00' })).toBe('2026-11-18 00:00:00')
  })

  test('a clock that is ahead only makes it longer', () => {
    expect(dueTime({ ...sample, sampleTime: '2027-11-16 11:05:00' })).toBe('2027-11-18 11:05:00')
  })

  test('over the end of a month, a leap day and the end of a year', () => {
    expect(dueTime({ sampleTime: '2028-02-28 16:20:00', date: '2028-02-28' })).toBe('2028-03-01 16:20:00')
    expect(dueTime({ sampleTime: '2026-12-31 07:40:00', date: '2026-12-31' })).toBe('2027-01-02 07:40:00')
  })

  test('times at the edge of what can be written stay times', () => {
    expect(latestTime({ sampleTime: '9999-12-31 23:59:59', date: '9999-12-31' })).toBe('9999-12-31 23:59:59')
    expect(dueTime({ sampleTime: '0001-01-01 00:00:00', date: '0001-01-01' })).toBe('0001-01-03 00:00:00')
  })
})
