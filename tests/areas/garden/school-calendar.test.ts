import { expect, test } from 'vitest'
import { holidays } from '../../../src/areas/garden/holidays'
import { schoolCalendar } from '../../../src/areas/garden/school-calendar'

const on = (date: string) => schoolCalendar(date, date, holidays)[0]
const openIn = (from: string, to: string) => schoolCalendar(from, to, holidays).filter((day) => day.isOpen).length

test.each([
  ['2026-09-01', true, null],
  ['2026-09-05', false, '周末'],
  ['2026-09-06', false, '周末'],
  ['2026-09-25', false, '中秋'],
  ['2026-09-20', true, '国庆节调休上班'],
  ['2026-10-10', true, '国庆节调休上班'],
  ['2026-10-03', false, '国庆节'],
  ['2026-10-08', true, null],
  ['2026-06-01', true, '儿童节'],
  ['2025-06-01', false, '端午'],
  ['2024-06-01', false, '周末'],
  ['2027-02-05', false, '除夕'],
])('%s is open: %s, because: %s', (date, isOpen, reason) => {
  expect(on(date)).toEqual({ date, isOpen, reason, mealServed: isOpen })
})

test('every day of a term stands once and in order', () => {
  const days = schoolCalendar('2026-09-01', '2027-01-15', holidays).map((day) => day.date)
  expect(days).toHaveLength(137)
  expect([days[0], days.at(-1)]).toEqual(['2026-09-01', '2027-01-15'])
  expect(days).toEqual([...new Set(days)].sort())
})

test('counts the open days of a month with a long holiday and make-up days', () => {
  expect(openIn('2026-09-01', '2026-09-30')).toBe(22)
  expect(openIn('2026-10-01', '2026-10-31')).toBe(18)
  expect(openIn('2026-02-15', '2026-02-23')).toBe(0)
})

test('without named days only weekends are closed', () => {
  expect(
    schoolCalendar('2026-10-01', '2026-10-07', [])
      .filter((day) => !day.isOpen)
      .map((day) => day.date),
  ).toEqual(['2026-10-03', '2026-10-04'])
})

test('a term that ends before it begins has no days', () => expect(schoolCalendar('2026-09-02', '2026-09-01', holidays)).toEqual([]))

test('no day is named twice', () => expect(new Set(holidays.map((day) => day.date)).size).toBe(holidays.length))
