import { describe, expect, test } from 'vitest'
import { type DayRow, dayKind } from '../../../src/areas/garden/calendar/day-kind'
import { daysFrom, monthsOf } from '../../../src/areas/garden/calendar/months'
import { namedRuns } from '../../../src/areas/garden/calendar/named-runs'
import { isTooSoon, plannedDays, type Wanted, workedOutAnew } from '../../../src/areas/garden/calendar/planned-days'
import { reasonLabel } from '../../../src/areas/garden/calendar/reasons'
import { spanAt, spansOf } from '../../../src/areas/garden/calendar/spans'
import { holidays } from '../../../src/areas/garden/holidays'
import { schoolCalendar } from '../../../src/areas/garden/school-calendar'

// The 2nd of March 2026 is a Monday; the 28th of February, a Saturday, makes up for the Spring Festival.
const week = schoolCalendar('2026-02-27', '2026-03-08', holidays)
const rows = new Map<string, DayRow>(week.map((day) => [day.date, day]))
const free = { rows, isHeld: () => false }
const closed: Wanted = { isOpen: false, mealServed: true, reason: '停电' }

test.each([
  ['a weekday that is open', '2026-03-02', 'open'],
  ['a Saturday on which work is made up', '2026-02-28', 'makeUp'],
  ['a Sunday', '2026-03-01', 'weekend'],
  ['a day nobody has entered', '2026-03-09', 'missing'],
])('%s looks so', (_, date, kind) => {
  expect(dayKind(date, rows.get(date))).toBe(kind)
})

test('a closed weekday is one off whatever its reason, and so is a Saturday of a holiday', () => {
  const off = { isOpen: false, mealServed: false }
  expect(dayKind('2026-03-02', { date: '2026-03-02', ...off })).toBe('holiday')
  expect(dayKind('2026-02-21', { date: '2026-02-21', reason: '春节', ...off })).toBe('holiday')
  expect(dayKind('2026-03-07', { date: '2026-03-07', reason: null, ...off })).toBe('weekend')
})

describe('what becomes of days', () => {
  test('each day asked for is in exactly one of the four', () => {
    const dates = daysFrom('2026-03-09', '2026-02-27')
    const plan = plannedDays(dates, closed, { rows, isHeld: (date) => date === '2026-03-03' })
    const all = [...plan.changed.map(({ date }) => date), ...plan.same, ...plan.leftOut, ...plan.held].sort()
    expect(all).toEqual(dates)
    // The make-up Saturday is open, and closes with the others; the weekend keeps its own reason.
    expect(plan.leftOut).toEqual(['2026-03-01', '2026-03-07', '2026-03-08'])
    expect(plan.held).toEqual(['2026-03-03'])
    expect(plan.changed.map(({ date }) => date)).toContain('2026-02-28')
    expect(plan.changed.every((day) => !day.isOpen && !day.mealServed && day.reason === '停电')).toBe(true)
  })

  test('opening a week leaves its Sunday alone, unless weekends are meant', () => {
    const open: Wanted = { isOpen: true, mealServed: true }
    const dates = ['2026-02-28', '2026-03-01', '2026-03-02']
    expect(plannedDays(dates, open, free)).toEqual({ changed: [], same: ['2026-02-28', '2026-03-02'], leftOut: ['2026-03-01'], held: [] })
    const all = plannedDays(dates, open, free, true)
    expect(all.changed).toEqual([{ date: '2026-03-01', isOpen: true, reason: null, mealServed: true }])
  })

  test('one Sunday somebody opens by itself is meant, and is no weekend any more', () => {
    expect(plannedDays(['2026-03-01'], { isOpen: true, mealServed: false }, free).changed).toEqual([
      { date: '2026-03-01', isOpen: true, reason: null, mealServed: false },
    ])
  })

  test('a day something hangs on keeps being open, while its meals and its reason may change', () => {
    const held = { rows, isHeld: () => true }
    expect(plannedDays(['2026-03-02'], closed, held).held).toEqual(['2026-03-02'])
    expect(plannedDays(['2026-03-02'], { isOpen: true, mealServed: false, reason: '亲子日' }, held).changed).toHaveLength(1)
  })
})

test.each([
  ['today', '2026-03-02', undefined, true],
  ['a day that is over', '2026-02-27', undefined, true],
  ['a day to come', '2026-03-03', undefined, false],
  ['a day that is closed already', '2026-03-01', undefined, false],
  ['today, once it is known', '2026-03-02', new Map<string, string>(), false],
])('before sheets are read nobody closes %s: %s', (_, date, ties, expected) => {
  const changed = [{ date, isOpen: false, mealServed: false, reason: '停电' }]
  expect(isTooSoon(changed, { rows, ties, today: '2026-03-02' })).toBe(expected)
})

describe('working out anew', () => {
  const own = new Map(rows)
  own.set('2026-03-02', { date: '2026-03-02', isOpen: false, reason: '停电', mealServed: false })
  own.set('2026-03-03', { date: '2026-03-03', isOpen: true, reason: '春游', mealServed: false })
  own.delete('2026-03-06')

  test('says otherwise of days that are closed or missing, and not of those that are open as they should be', () => {
    const plan = workedOutAnew(week, '2026-02-27', { rows: own, isHeld: () => false })
    expect(plan.changed.map(({ date, isOpen }) => [date, isOpen])).toEqual([
      ['2026-03-02', true],
      ['2026-03-06', true],
    ])
  })

  test('leaves what is over as it was', () => {
    const plan = workedOutAnew(week, '2026-03-03', { rows: own, isHeld: () => false })
    expect(plan.changed.map(({ date }) => date)).toEqual(['2026-03-06'])
  })
})

test('a month has whole weeks, and a year from September to August twelve months, each day of which is in one of them once', () => {
  const [february] = monthsOf('2026-02-10', '2026-02-11')
  expect(february?.weeks.map(([monday]) => monday)).toEqual(['2026-01-26', '2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23'])
  const year = monthsOf('2025-09-01', '2026-08-31')
  expect(year).toHaveLength(12)
  const days = year.flatMap(({ month, weeks }) => weeks.flat().filter((day) => day.startsWith(month)))
  expect(days).toEqual(daysFrom('2025-09-01', '2026-08-31'))
  expect(monthsOf('2026-03-01', '2026-02-28')).toEqual([])
})

test('days off that follow each other for one reason are told as one, and weekends not at all', () => {
  const spring = schoolCalendar('2026-02-13', '2026-03-01', holidays)
  expect(namedRuns(spring)).toEqual([
    { from: '2026-02-14', to: '2026-02-14', reason: '春节调休上班' },
    { from: '2026-02-15', to: '2026-02-23', reason: '春节' },
    { from: '2026-02-28', to: '2026-02-28', reason: '春节调休上班' },
  ])
})

test('a reason the product knows is read in English; what somebody wrote stands as it is', () => {
  expect(['周末', '停电', '春节调休上班', '亲子日'].map((reason) => reasonLabel(reason).en)).toEqual([
    'Weekend',
    'No power',
    'Make-up day for Spring Festival',
    '亲子日',
  ])
})

describe('which term is shown', () => {
  const years = [{ id: 'y', name: '2025', beginDate: '2025-09-01', endDate: '2026-08-31' }]
  const terms = [
    { id: 'b', yearId: 'y', name: '下', beginDate: '2026-02-24', endDate: '2026-07-10' },
    { id: 'a', yearId: 'y', name: '上', beginDate: '2025-09-01', endDate: '2026-01-23' },
  ]
  const spans = spansOf(terms, years)

  test.each([
    ['that of today', null, '2025-09-01', 'a'],
    ['that of its last day', null, '2026-01-23', 'a'],
    ['the next one in the holidays', null, '2026-02-01', 'b'],
    ['the last one there was', null, '2026-07-11', 'b'],
    ['the one that is asked for', 'a', '2026-07-11', 'a'],
    ['the whole year where it is asked for', 'y', '2026-07-11', 'y'],
    ['that of today where there is no such term', 'gone', '2026-03-01', 'b'],
  ])('is %s', (_, id, today, shown) => {
    expect(spanAt(spans, id, today)?.id).toBe(shown)
  })

  test('is none where there is no term, also of a year without any', () => {
    expect(spansOf([], years)).toEqual([])
    expect(spanAt([], null, '2026-03-01')).toBeUndefined()
  })
})
