import { describe, expect, test } from 'vitest'
import { type CalledTrace, callList } from '../../../src/areas/attendance/call-list'
import type { Leave } from '../../../src/areas/attendance/mark/proposed-mark'

const today = '2026-11-23'
/** Friday is a holiday, Saturday a make-up day. */
const openDays = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-21', today, '2026-11-24']

const traceOf = (more: Partial<CalledTrace> = {}): CalledTrace => ({
  id: 't',
  childId: 'lan',
  firstDate: '2026-11-21',
  status: 'OPEN',
  cause: null,
  isInfectious: null,
  expectedReturn: null,
  contactLog: null,
  followUps: null,
  ...more,
})
const spoken = [{ at: `${today} 08:40:00`, result: '在家休息' }]
const spokenBefore = [{ at: '2026-11-21 08:40:00', result: '在家休息' }]
const vain = [{ at: `${today} 08:30:00`, result: '无人接听' }]
const leave = (more: Partial<Leave> = {}): Leave => ({
  id: 'l',
  childId: 'lan',
  fromDate: '2026-11-21',
  toDate: today,
  type: 'S',
  cause: '01',
  status: 'APPROVED',
  ...more,
})

const now = `${today} 09:30:00`
type More = { mark?: string; markedIn?: string; sheet?: string; leaves?: Leave[]; child?: object; classes?: string[]; date?: string }
function listOf(
  trace: Partial<CalledTrace>,
  { mark, markedIn = 'one', sheet = 'SUBMITTED', leaves = [], child, classes, date }: More = {},
) {
  return callList({
    date: date ?? today,
    now,
    openDays,
    traces: [traceOf(trace)],
    children: [{ id: 'lan', name: '小兰', status: '20', classId: 'one', ...child }],
    classes: classes ?? ['one', 'two'],
    records: mark ? [{ childId: 'lan', date: today, classId: markedIn, status: mark }] : [],
    sheets: [{ classId: 'one', date: today, status: sheet }],
    leaves,
  })
}
const why = (trace: Partial<CalledTrace>, more?: More) => listOf(trace, more).calls.map((call) => call.why)

describe('a family is called', () => {
  test.each<[string, Partial<CalledTrace>, More, string[]]>([
    ['when the child is missing and nobody was reached', {}, { mark: 'U' }, ['unknown']],
    ['when the sheet is out and nobody marked the child', {}, {}, ['unknown']],
    ['not any more once somebody spoke to the family today', { status: 'FOLLOWING', contactLog: spoken }, { mark: 'U' }, []],
    ['still, when nobody answered', { contactLog: vain }, { mark: 'U' }, ['unknown']],
    ['when nobody has been reached about an illness', {}, { mark: 'S' }, ['first']],
    ['when what was noted was taken back', { status: 'FOLLOWING', contactLog: [] }, { mark: 'S' }, ['first']],
    ['not when approved sick leave with a cause covers the day', {}, { mark: 'S', leaves: [leave()] }, []],
    ['when that leave says no cause', {}, { mark: 'S', leaves: [leave({ cause: '99' })] }, ['first']],
    ['when that leave is for half a day', {}, { mark: 'S', leaves: [leave({ halfDay: 'AM' })] }, ['first']],
    ['when that leave ended the day before', {}, { mark: 'S', leaves: [leave({ toDate: '2026-11-21' })] }, ['first']],
    ['when that leave is for the family’s reasons', {}, { mark: 'A', leaves: [leave({ type: 'A', cause: '31' })] }, ['first']],
    ['not when the child came', {}, { mark: 'P' }, []],
    ['not when it came late', {}, { mark: 'L' }, []],
    [
      'every day while the illness is infectious',
      { status: 'FOLLOWING', isInfectious: true, contactLog: spokenBefore },
      { mark: 'S' },
      ['followUp'],
    ],
    ['every day while infection is suspected', { status: 'FOLLOWING', cause: '12', contactLog: spokenBefore }, { mark: 'H' }, ['followUp']],
    [
      'not twice a day about it',
      { status: 'FOLLOWING', cause: '11', contactLog: spokenBefore, followUps: [{ date: today }] },
      { mark: 'S' },
      [],
    ],
    ['when it was to be back today', { status: 'FOLLOWING', contactLog: spokenBefore, expectedReturn: today }, { mark: 'S' }, ['overdue']],
    ['not before it is to be back', { status: 'FOLLOWING', contactLog: spokenBefore, expectedReturn: '2026-11-24' }, { mark: 'S' }, []],
    ['not about a child that is confirmed back', { status: 'RETURNED' }, { mark: 'S' }, []],
    ['not about a child that has left', {}, { mark: 'S', child: { status: '40' } }, []],
    ['not about a class of another year', {}, { mark: 'S', classes: ['two'] }, []],
    ['about a child marked in another class that day', {}, { mark: 'S', markedIn: 'two', sheet: 'DRAFT' }, ['first']],
    ['when its class is kept at home and nobody was ever reached', {}, { mark: 'H' }, ['first']],
    ['not on a day that is not open', {}, { mark: 'S', date: '2026-11-20' }, []],
  ])('%s', (_, trace, more, reasons) => expect(why(trace, more)).toEqual(reasons))
})

describe('a child whose class has not called it', () => {
  test.each<[string, More, number]>([
    ['is counted apart', { sheet: 'DRAFT' }, 1],
    ['is counted apart while the sheet is open again', { sheet: 'REOPENED' }, 1],
    ['is on the list once the sheet is out', { sheet: 'SUBMITTED' }, 0],
  ])('%s', (_, more, uncalled) => {
    const found = listOf({}, more)

    expect([found.uncalled, found.calls.length]).toEqual([uncalled, 1 - uncalled])
  })

  test('is not counted when there is nothing to ask', () => {
    expect(listOf({ status: 'FOLLOWING', contactLog: spokenBefore }, { sheet: 'DRAFT' })).toEqual({ calls: [], uncalled: 0 })
  })
})

test('days away are open days of the calendar, the first and today counted', () => {
  expect(listOf({ firstDate: '2026-11-19' }, { mark: 'S' }).calls[0]).toMatchObject({ daysAway: 3, isLate: true })
  expect(listOf({ firstDate: today }, { mark: 'S' }).calls[0]).toMatchObject({ daysAway: 1, isLate: false })
})

test('vain calls of today are counted, not those of days before', () => {
  const contactLog = [{ at: '2026-11-21 09:00:00', result: '无人接听' }, ...vain, { at: `${today} 09:00:00`, result: 'No answer：engaged' }]

  expect(listOf({ contactLog }, { mark: 'S' }).calls[0]?.tries).toBe(2)
})

test('who is missing comes first, then what infects, then fever and rash, then who is away longest', () => {
  const children = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id, status: '20', classId: 'one' }))
  const of = (childId: string, more: Partial<CalledTrace>) => traceOf({ id: childId, childId, ...more })
  const { calls } = callList({
    date: today,
    now,
    openDays,
    traces: [
      of('a', { firstDate: today }),
      of('b', { firstDate: '2026-11-16' }),
      of('c', { cause: '01' }),
      of('d', { isInfectious: true }),
      of('e', { firstDate: today }),
      of('f', { firstDate: '2026-11-19' }),
    ],
    children,
    classes: ['one'],
    records: children.map(({ id }) => ({ childId: id, date: today, classId: 'one', status: 'ef'.includes(id) ? 'U' : 'S' })),
    sheets: [],
    leaves: [],
  })

  expect(calls.map(({ name }) => name).join('')).toBe('fedcba')
})

test.each<[string, { at: string; result: string }[], boolean]>([
  ['is called after the others for half an hour', [{ at: `${today} 09:00:00`, result: '无人接听' }], true],
  ['is called in turn once that is over', [{ at: `${today} 08:59:59`, result: '无人接听' }], false],
  ['is called after the others where the number was wrong', [{ at: `${today} 09:29:00`, result: '打错电话' }], true],
  [
    'is called in turn where somebody was reached since',
    [
      { at: `${today} 09:10:00`, result: 'No answer' },
      { at: `${today} 09:20:00`, result: '在家休息' },
    ],
    false,
  ],
])('a family tried in vain %s', (_, contactLog, isTried) => {
  const other = { ...traceOf({ id: 'u', childId: 'ming', firstDate: today }) }
  const { calls } = callList({
    ...{ date: today, now, openDays, classes: ['one'], sheets: [], leaves: [] },
    traces: [traceOf({ contactLog, isInfectious: true }), other],
    children: ['lan', 'ming'].map((id) => ({ id, name: id, status: '20', classId: 'one' })),
    records: ['lan', 'ming'].map((childId) => ({ childId, date: today, classId: 'one', status: 'S' })),
  })

  expect(calls.map(({ name }) => name)).toEqual(isTried ? ['ming', 'lan'] : ['lan', 'ming'])
})
