import { expect, test } from 'vitest'
import { childDays } from '../../../src/areas/attendance/child-days'
import { childReport } from '../../../src/areas/attendance/reports/child-report'
import { child, enrolled, marked, sunflowers } from './class-of-four'

const others = 'class-2'
const open = (date: string) => ({ date, isOpen: true })
const sheet = (date: string, status = 'CLOSED', classId = sunflowers) => ({ date, classId, status })
const on = (date: string, status: string, more: Record<string, unknown> = {}) => ({ ...marked('lan', status), date, ...more })
/** A week with a holiday on Thursday, a make-up Saturday, and today on Friday. */
const given = {
  child: child('lan'),
  today: '2026-09-11',
  calendar: [
    open('2026-09-07'),
    open('2026-09-08'),
    open('2026-09-09'),
    { date: '2026-09-10', isOpen: false },
    open('2026-09-11'),
    open('2026-09-12'),
    { date: '2026-09-13', isOpen: false },
  ],
  enrolments: [enrolled('lan')],
  records: [on('2026-09-07', 'P'), on('2026-09-08', 'S', { cause: '03' }), on('2026-09-11', 'L')],
  sheets: [sheet('2026-09-07'), sheet('2026-09-08', 'SUBMITTED'), sheet('2026-09-09'), sheet('2026-09-11', 'DRAFT')],
}
const cellsOf = (days: ReturnType<typeof childDays>) => days.days.map(({ cell, isCounted }) => `${cell}${isCounted ? '' : '*'}`)

test('each day of the calendar says how it went, and days whose sheet is not out stand apart', () => {
  const days = childDays(given)
  expect(cellsOf(days)).toEqual(['P', 'S', 'unmarked', 'closed*', 'L*', 'ahead*', 'closed*'])
  expect(days.days[1]?.cause).toBe('03')
})

test('the rate is that of the days that count: one present of three, the one nobody marked among them', () => {
  expect(childDays(given)).toMatchObject({ rate: 33.3, counts: { expected: 3, present: 1, sick: 1, unknown: 1, late: 0 } })
})

test.each([
  ['opened again, a day counts no more', { sheets: given.sheets.map((one) => ({ ...one, status: 'REOPENED' })) }, null, 0],
  ['no day has been handed in', { sheets: [] }, null, 0],
  ['nothing is known of the child', { enrolments: [], records: [] }, null, 0],
  ['a day without school for the child is expected of nobody', { records: [on('2026-09-07', 'P'), on('2026-09-08', 'N')] }, 50, 2],
] as const)('%s', (_, more, rate, expected) => {
  const { rate: found, counts } = childDays({ ...given, ...more })
  expect([found, counts.expected]).toEqual([rate, expected])
})

test('a child that moved has its days in both classes, each by the sheet of the class it was in', () => {
  const days = childDays({
    ...given,
    enrolments: [enrolled('lan', { endDate: '2026-09-07' }), enrolled('lan', { classId: others, beginDate: '2026-09-08' })],
    records: [on('2026-09-07', 'P'), on('2026-09-08', 'P', { classId: others })],
    sheets: [sheet('2026-09-07'), sheet('2026-09-08', 'CLOSED', others), sheet('2026-09-09', 'DRAFT', others), sheet('2026-09-09')],
  })
  expect(cellsOf(days).slice(0, 3)).toEqual(['P', 'P', 'unmarked*'])
  expect(days).toMatchObject({ rate: 100, counts: { expected: 2, present: 2 } })
})

test('the days of others are no part of it', () => {
  const days = childDays({ ...given, records: [...given.records, { ...marked('wei', 'S'), date: '2026-09-09' }] })
  expect(cellsOf(days)).toEqual(cellsOf(childDays(given)))
})

test.each([
  [{ from: '2026-09-08', to: '2026-09-07' }, { to: { code: 'field.order' } }],
  [{ from: '2025-01-01', to: '2026-09-07' }, { from: { code: 'record.too-many', values: { max: 400 } } }],
  [{ from: '2026-09-07', to: '2026-09-07' }, {}],
])('what is asked is looked at first: %o', (stretch, problems) => {
  expect(childReport.agrees?.({ child: 'lan', ...stretch })).toEqual(problems)
})

test('of days a device no longer keeps nothing is said', () => {
  const { child: lan, calendar, enrolments, records, sheets } = given
  const rows = { children: [lan], calendar, enrolments, records, sheets } as never
  const data = childReport.compute({
    params: { child: 'lan', from: '2026-09-07', to: '2026-09-13' },
    today: given.today,
    now: `${given.today} 09:00:00`,
    user: 'u1',
    language: 'en',
    rows,
    heldFrom: '2026-09-08',
  })
  expect(data.days[0]?.date).toBe('2026-09-08')
  expect(data.counts).toMatchObject({ expected: 2, present: 0 })
})
