import { expect, test } from 'vitest'
import { agoInWords, grouped, weekdayName } from '../../../src/app/language/dates'
import { addDays } from '../../../src/contract/time'

test('weekdays and ages in words', () => {
  expect(weekdayName('2026-11-21', 'zh-CN')).toBe('星期六')
  expect(weekdayName('2026-11-21', 'en')).toBe('Saturday')
  const now = new Date('2026-11-21T10:00:00Z')
  expect(agoInWords(new Date('2026-11-21T08:00:00Z'), now, 'en')).toBe('2 hours ago')
  expect(agoInWords(new Date('2026-11-20T08:00:00Z'), now, 'zh-CN')).toBe('昨天')
  expect(grouped(1_234_567.5, 'en', 2)).toBe('1,234,567.50')
})

test.each(['zh-CN', 'en'] as const)('the days of a week are called as their language calls them (%s)', (language) => {
  const days = Array.from({ length: 7 }, (_, at) => addDays('2026-11-30', at))
  for (const width of ['long', 'short'] as const) {
    const words = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
    expect(days.map((day) => weekdayName(day, language, width))).toEqual(days.map((day) => words.format(new Date(`${day}T12:00:00Z`))))
  }
})
