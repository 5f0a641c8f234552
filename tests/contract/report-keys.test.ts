import { expect, test } from 'vitest'
import { AttendanceRecord } from '../../src/areas/attendance/mark/attendance-record'
import { AttendanceSheet } from '../../src/areas/attendance/sheet/attendance-sheet'
import { Child } from '../../src/areas/families/published/child'
import { Enrolment } from '../../src/areas/families/published/enrolment'
import { SchoolDay } from '../../src/areas/garden/published/school-day'
import { keysOf } from '../../src/contract/report/keys-of'
import { rowsOf } from '../../src/contract/report/report-source'

const days = { from: '2026-02-27', to: '2026-03-02' }

test('of a child and some days the records are one a day, over the end of a month too', () => {
  expect(keysOf(rowsOf(AttendanceRecord, { childId: 'lan', date: days }))).toEqual([
    '2026-02-27.lan',
    '2026-02-28.lan',
    '2026-03-01.lan',
    '2026-03-02.lan',
  ])
  expect(keysOf(rowsOf(AttendanceRecord, { childId: ['lan', 'ming'], date: '2026-02-27' }))).toEqual(['2026-02-27.lan', '2026-02-27.ming'])
  expect(keysOf(rowsOf(SchoolDay, { date: { from: '2026-02-28', to: '2026-02-28' } }))).toEqual(['2026-02-28'])
})

test('rows that are asked for by their ids are these', () => {
  expect(keysOf(rowsOf(Child, { id: 'lan' }))).toEqual(['lan'])
  expect(keysOf(rowsOf(Child, { id: [], status: 'active' }))).toEqual([])
})

test.each([
  ['a key is made of what nobody asks for', rowsOf(AttendanceSheet, { date: days })],
  ['no key follows from the values of a row', rowsOf(Enrolment, { childId: 'lan' })],
  ['a stretch of days has no end', rowsOf(AttendanceRecord, { childId: 'lan', date: { from: '2026-02-27' } })],
  ['there are more of them than are read one by one', rowsOf(SchoolDay, { date: { from: '2026-01-01', to: '2026-12-31' } })],
  ['nothing is asked for', rowsOf(SchoolDay)],
] as const)('where %s no keys are known', (_, source) => {
  expect(keysOf(source)).toBeUndefined()
})

test('a stretch that ends before it begins has no rows', () => {
  expect(keysOf(rowsOf(SchoolDay, { date: { from: '2026-03-02', to: '2026-02-27' } }))).toEqual([])
})
