import { expect, test } from 'vitest'
import { dayRange, isNear, nextDays, weeksOf } from '../../../src/app/fields/date/day-range'
import { catalogue } from '../../../src/areas/areas'
import { date, dateTime } from '../../../src/contract/field'
import { weekday } from '../../../src/contract/time'

const today = '2026-11-22'

test('a leave that begins tomorrow is chosen from a calendar, a birthday by its year first', () => {
  const { 'leave-request': leave, child } = catalogue.resources
  expect(isNear(leave?.fields.fromDate ?? date('', ''))).toBe(true)
  expect(isNear(child?.fields.birthday ?? date('', ''))).toBe(false)
  expect(isNear(dateTime('', ''))).toBe(false)
})

test('a field offers the years it speaks of, and always the day it holds', () => {
  const birthday = date('生日', 'Birthday', { years: { back: 8, ahead: 0 } })
  expect(dayRange(birthday, today, '')).toEqual({ min: '2018-01-01', max: '2026-12-31' })
  expect(dayRange(birthday, today, '2015-05-04')).toEqual({ min: '2015-05-04', max: '2026-12-31' })
  expect(dayRange(date('', '', { years: { back: 80, ahead: -16 } }), today, '')).toEqual({ min: '1946-01-01', max: '2010-12-31' })
  expect(dayRange(date('', ''), today, '')).toEqual({ min: '2024-01-01', max: '2028-12-31' })
})

test('a month stands in weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01'])
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  const days = weeksOf('2028-02').flatMap((week) => week.map((day, at) => [day && weekday(day), day && at + 1]))
  for (const [is, stands] of days) expect(is).toBe(stands)
})

test.each([
  ['2026-11-22', '2026-11-23', '2026-11-30'],
  ['2026-11-23', '2026-11-24', '2026-11-30'],
  ['2026-11-28', '2026-11-29', '2026-11-30'],
])('on %s the chips are tomorrow %s and Monday %s', (day, tomorrow, monday) => {
  expect(nextDays(day)).toEqual({ today: day, tomorrow, monday })
})
