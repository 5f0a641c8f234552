import { expect, test } from 'vitest'
import { byDay, timeline } from '../../../src/areas/attendance/timeline/timeline'

type Known = Parameters<typeof timeline>[0]
const nothing: Known = {
  child: { id: 'c1' },
  records: [],
  leaves: [],
  traces: [],
  enrolments: [],
  classes: new Map([
    ['k1', '小一班'],
    ['k2', '中一班'],
  ]),
}
const told = (more: Partial<Known>, from = '2000-01-01') =>
  timeline({ ...nothing, ...more }, from).map(({ day, time, what }) => [day, time, what].filter(Boolean).join(' '))
const enrolled = (id: string, classId: string, beginDate: string, endDate: string | null = null) => ({ id, classId, beginDate, endDate })

test.each([
  ['P', []],
  ['N', []],
  ['unheard of', []],
  ['L', ['mark']],
  ['S', ['mark']],
  ['H', ['isolation']],
])('a day marked %s is told as %j', (status, kinds) => {
  const records = [{ id: 'r1', date: '2026-11-20', status }]
  expect(timeline({ ...nothing, records }, '2026-11-20').map(({ kind }) => kind)).toEqual(kinds)
})

test('the newest day stands first, within a day the latest hour, and what has no hour after those that have one', () => {
  const contactLog = [
    { at: '2026-11-20 08:05:00', by: '王', result: '没接' },
    { at: '2026-11-20 10:30:00', by: '王', result: '发烧，在家' },
  ]
  const traces = [
    { id: 't1', firstDate: '2026-11-20', actualReturn: '2026-11-23', contactLog, followUps: [{ date: '2026-11-21', result: '退烧' }] },
  ]
  const records = [{ id: 'r1', date: '2026-11-20', status: 'S' }]
  expect(told({ traces, records })).toEqual([
    '2026-11-23 back',
    '2026-11-21 followUp',
    '2026-11-20 10:30 call',
    '2026-11-20 08:05 call',
    '2026-11-20 mark',
    '2026-11-20 away',
  ])
})

test.each([
  ['the day after', '2026-09-01', ['2026-09-01 moved', '2025-09-01 entered']],
  ['after a pause', '2026-09-02', ['2026-09-02 entered', '2026-08-31 leftClass', '2025-09-01 entered']],
])('a child that comes into another class %s', (_, begin, expected) => {
  expect(told({ enrolments: [enrolled('e2', 'k2', begin), enrolled('e1', 'k1', '2025-09-01', '2026-08-31')] })).toEqual(expected)
})

test('a move names both classes, and one whose name may not be read is left without', () => {
  const enrolments = [
    enrolled('e1', 'k1', '2025-09-01', '2026-08-31'),
    enrolled('e2', 'k2', '2026-09-01'),
    enrolled('e3', 'k9', '2027-09-01'),
  ]
  const [unknown, moved] = timeline({ ...nothing, enrolments }, '2026-09-01')
  expect(unknown).not.toHaveProperty('className')
  expect(moved).toMatchObject({ fromClass: '小一班', className: '中一班', noun: 'enrolment', key: 'e2' })
})

test('what lasts one day has no last one, and who may not read a cause is told none', () => {
  const leaves = [
    { id: 'l1', fromDate: '2026-11-20', toDate: '2026-11-20', status: 'APPROVED' },
    { id: 'l2', fromDate: '2026-11-21', toDate: '2026-11-24', status: null, cause: '01' },
  ]
  const [longer, day] = timeline({ ...nothing, leaves }, '2026-01-01')
  expect(day).toMatchObject({ state: 'APPROVED' })
  expect(day).not.toHaveProperty('until')
  expect(day).not.toHaveProperty('cause')
  expect(longer).toMatchObject({ until: '2026-11-24', cause: '01' })
})

test('nothing before the day one asks from is told, whatever rows it stands in', () => {
  const child = { id: 'c1', entryDate: '2025-09-01', leaveDate: '2026-11-20', leaveType: 'transfer', quarantineUntil: '2026-11-30' }
  const leaves = [{ id: 'l1', fromDate: '2026-10-31', toDate: '2026-11-02', status: 'APPROVED' }]
  expect(told({ child, leaves }, '2026-11-01')).toEqual(['2026-11-30 lastIsolated', '2026-11-20 left'])
})

test('days are headed once each', () => {
  const records = ['2026-11-20', '2026-11-19'].map((date) => ({ id: date, date, status: 'S' }))
  const child = { id: 'c1', leaveDate: '2026-11-20' }
  expect(byDay(timeline({ ...nothing, child, records }, '')).map(({ day, events }) => [day, events.length])).toEqual([
    ['2026-11-20', 2],
    ['2026-11-19', 1],
  ])
})
