import { expect, test } from 'vitest'
import { monthTable } from '../../../src/areas/attendance/month/month-table'
import { child, enrolled, marked, sunflowers } from './class-of-four'

const openDays = ['2026-08-31', '2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04', '2026-10-08']
const sheet = (date: string, status = 'CLOSED') => ({ date, classId: sunflowers, status })
const on = (date: string, childId: string, status: string, classId = sunflowers) => ({ ...marked(childId, status), date, classId })
const given = {
  month: '2026-09',
  until: '2026-09-03',
  classId: sunflowers,
  openDays,
  children: [child('wei'), child('lan'), child('moved')],
  enrolments: [enrolled('lan'), enrolled('wei', { beginDate: '2026-09-02' }), enrolled('moved', { classId: 'class-2' })],
  records: [
    on('2026-09-01', 'lan', 'P'),
    on('2026-09-02', 'lan', 'L'),
    on('2026-09-03', 'lan', 'S'),
    on('2026-09-02', 'wei', 'P'),
    on('2026-09-04', 'wei', 'P'),
    on('2026-09-01', 'moved', 'P', 'class-2'),
  ],
  sheets: openDays.map((date) => sheet(date)),
}

test('shows each child of the class against the open days that have been', () => {
  const table = monthTable(given)
  expect(table.days.map((day) => day.date)).toEqual(['2026-09-01', '2026-09-02', '2026-09-03'])
  expect(table.rows.map((row) => [row.child.id, row.cells, row.rate])).toEqual([
    ['lan', ['P', 'L', 'S'], 66.7],
    ['wei', ['outside', 'P', 'unmarked'], 50],
  ])
})

test('totals by child, by day and of the month agree', () => {
  const table = monthTable(given)
  expect(table.counts).toMatchObject({ expected: 5, present: 3, late: 1, sick: 1, unknown: 1, unmarked: 0 })
  expect(table.rate).toBe(60)
})

test('a roll that has not been called yet counts as no absence: the day stands apart', () => {
  const sheets = [sheet('2026-09-01'), sheet('2026-09-02'), sheet('2026-09-03', 'DRAFT')]
  const records = given.records.filter(({ date }) => date < '2026-09-03')
  const table = monthTable({ ...given, records, sheets })
  expect(table.rows.map((row) => [row.child.id, row.cells, row.rate])).toEqual([
    ['lan', ['P', 'L', 'unmarked'], 100],
    ['wei', ['outside', 'P', 'unmarked'], 100],
  ])
  expect(table.days.map(({ isCounted, rate }) => [isCounted, rate])).toEqual([
    [true, 100],
    [true, 100],
    [false, null],
  ])
  expect(table).toMatchObject({ rate: 100, counts: { expected: 3, present: 3 } })
})

test('a day nobody ever submitted, or whose sheet is open again, is no part of the sums either', () => {
  for (const sheets of [[sheet('2026-09-01')], [sheet('2026-09-01'), sheet('2026-09-03', 'REOPENED')]])
    expect(monthTable({ ...given, sheets })).toMatchObject({ rate: 100, counts: { expected: 1, present: 1 } })
})

test('a mark made here stays in the table after the child has moved', () => {
  const table = monthTable({ ...given, records: [on('2026-09-01', 'moved', 'P')] })
  expect(table.rows.map((row) => [row.child.id, row.cells[0]])).toEqual([
    ['lan', 'unmarked'],
    ['moved', 'P'],
    ['wei', 'outside'],
  ])
})

test('30 children on 21 days with 32 absences have a rate of 94.9 %', () => {
  const ids = Array.from({ length: 30 }, (_, at) => `c${String(at).padStart(2, '0')}`)
  const days = Array.from({ length: 21 }, (_, at) => `2026-09-${String(at + 1).padStart(2, '0')}`)
  const records = days.flatMap((day, at) => ids.map((id, place) => on(day, id, at * 30 + place < 32 ? 'S' : 'P')))
  const table = monthTable({
    ...given,
    until: '2026-09-30',
    openDays: days,
    children: ids.map((id) => child(id)),
    enrolments: ids.map((id) => enrolled(id)),
    records,
    sheets: days.map((date) => sheet(date)),
  })
  expect(table.counts).toMatchObject({ expected: 630, present: 598, sick: 32 })
  expect(table.rate).toBe(94.9)
})

test('a month that has not begun is empty', () => {
  expect(monthTable({ ...given, until: '2026-08-31' })).toMatchObject({ days: [], rows: [], rate: null })
})
