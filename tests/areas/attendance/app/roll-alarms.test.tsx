import { beforeAll, expect, test } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import { rollAlarms } from '../../../../src/areas/attendance/app/home/roll-alarms'
import type { DayOfClasses } from '../../../../src/areas/attendance/reports/today-report'
import type { ClassLine } from '../../../../src/areas/attendance/today-lines'

beforeAll(() => speak('zh-CN'))

const counts = { expected: 30, present: 30, late: 0, early: 0, sick: 0, leave: 0, unknown: 0, quarantine: 0, unmarked: 0 }
const line = (id: string, state: ClassLine['state'], more: Partial<typeof counts> = {}): ClassLine => ({
  ...{ id, name: id, state, rate: null, submittedBy: null, submittedAt: null, names: [] },
  figures: { ...counts, ...more },
})
const day = (...lines: ClassLine[]): DayOfClasses => ({
  ...{ date: '2026-11-23', isOpen: true, reason: null, nextOpen: null, lines, days: [] },
  places: lines.map(({ id }) => id).sort(),
})
const found = (of: DayOfClasses, clock: string) =>
  rollAlarms(of, clock, false).map(({ tone, values }) => `${tone} ${values?.names ?? values?.name} ${values?.count}`)

const morning = day(line('c', undefined), line('b', 'DRAFT'), line('a', 'SUBMITTED'))

test.each([
  ['before the teachers are told', '08:59', []],
  ['when the teachers are told', '09:00', ['soon b、c 2']],
  ['a minute before the principal is told', '09:14', ['soon b、c 2']],
  ['when the principal is told', '09:15', ['bad b、c 2']],
])('classes that are missing, %s', (_, clock, expected) => expect(found(morning, clock)).toEqual(expected))

test('a class that handed in and was opened again is not missing, nor is one nobody is expected in', () => {
  expect(found(day(line('a', 'REOPENED'), line('b', undefined, { expected: 0, present: 0 })), '10:00')).toEqual([])
})

const away = day(line('b', 'SUBMITTED', { unknown: 2 }), line('a', 'SUBMITTED', { unknown: 1 }), line('c', 'SUBMITTED'))

test.each([
  ['before the head teacher is told', '09:29', []],
  ['when the head teacher is told', '09:30', ['soon a 1', 'soon b 2']],
  ['a minute before doctor and principal are told', '10:29', ['soon a 1', 'soon b 2']],
  ['when doctor and principal are told', '10:30', ['bad a 1', 'bad b 2']],
])('children nobody has reached, %s', (_, clock, expected) => expect(found(away, clock)).toEqual(expected))

test('nothing of a roll is wrong on a closed day, or where this device cannot know the figures', () => {
  expect(found({ ...morning, isOpen: false }, '11:00')).toEqual([])
  expect(found(day({ ...line('a', 'SUBMITTED'), figures: undefined }), '11:00')).toEqual([])
})

test('who may open a class is led to its board, everybody else to the day', () => {
  expect(rollAlarms(away, '10:30', true)[0]?.to).toContain('/attendance/board')
  expect(rollAlarms(away, '10:30', false)[0]?.to).toBe('/attendance/today')
})
