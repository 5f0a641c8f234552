import { expect, test } from 'vitest'
import { weekdayName } from '../../../src/app/language/dates'
import { addDays } from '../../../src/contract/time'

test.each(['zh-CN', 'en'] as const)('the days of a week are called as their language calls them (%s)', (language) => {
  const days = Array.from({ length: 7 }, (_, at) => addDays('2026-11-30', at))
  for (const width of ['long', 'short'] as const) {
    const words = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
    expect(days.map((day) => weekdayName(day, language, width))).toEqual(days.map((day) => words.format(new Date(`${day}T12:00:00Z`))))
  }
})
