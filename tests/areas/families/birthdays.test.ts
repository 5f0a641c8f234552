import { expect, test } from 'vitest'
import { birthdayIn, birthdays } from '../../../src/areas/families/birthdays'

const born = (birthday: string, more: object = {}) => ({ id: birthday, name: birthday, birthday, status: '20', classId: 'one', ...more })
const openDays = ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24']
const found = (dates: readonly string[], today: string, days: readonly string[] = openDays) => {
  const { now, soon } = birthdays(
    dates.map((date) => born(date)),
    days,
    today,
  )
  const said = (all: typeof now) => all.map(({ date, age }) => `${date} ${age}`)
  return [said(now), said(soon)]
}

test('on a Monday those of the weekend are kept too, and not those of the Friday before', () => {
  expect(found(['2022-11-20', '2022-11-21', '2021-11-22', '2022-11-23', '2022-11-24'], '2026-11-23')).toEqual([
    ['2026-11-21 4', '2026-11-22 5', '2026-11-23 4'],
    ['2026-11-24 4'],
  ])
})

test('on the day after an open one only its own are kept', () => {
  expect(found(['2022-11-23', '2022-11-24'], '2026-11-24')[0]).toEqual(['2026-11-24 4'])
})

test('on a closed day only its own are kept: the next open day looks back', () => {
  expect(found(['2022-11-21', '2022-11-22'], '2026-11-22')[0]).toEqual(['2026-11-22 4'])
})

test('the first open day that is known looks back at nothing', () => {
  expect(found(['2022-11-18', '2022-11-19'], '2026-11-19')[0]).toEqual(['2026-11-19 4'])
})

test('within a week counts the seventh day, also over the turn of the year', () => {
  expect(found(['2022-12-30', '2022-01-05', '2022-01-06'], '2026-12-29')[1]).toEqual(['2026-12-30 4', '2027-01-05 5'])
  expect(found(['2022-12-05', '2022-12-06'], '2026-11-28')[1]).toEqual(['2026-12-05 4'])
})

test.each([
  [2026, '2026-02-28'],
  [2028, '2028-02-29'],
  [2100, '2100-02-28'],
])('who was born on 29 February keeps it in %i on %s', (year, day) => expect(birthdayIn(year, '2020-02-29')).toBe(day))

test('a child that has left, or was born today, has none', () => {
  const { now } = birthdays([born('2022-11-23', { status: '40' }), born('2026-11-23')], openDays, '2026-11-23')

  expect(now).toEqual([])
})
