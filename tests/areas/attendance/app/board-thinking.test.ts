import { describe, expect, test } from 'vitest'
import { mainStep } from '../../../../src/areas/attendance/app/board/main-step'
import { latestOpenDays, openNeighbours } from '../../../../src/areas/attendance/app/board/open-days'
import { submitIntents, submittedTally } from '../../../../src/areas/attendance/app/board/submit-intents'
import { filters, matches, shownFilters } from '../../../../src/areas/attendance/app/board/tile-filter'
import { markDetails } from '../../../../src/areas/attendance/app/mark/mark-patch'
import { undoIntents } from '../../../../src/areas/attendance/app/mark/undo-intents'
import { familyContacts } from '../../../../src/areas/attendance/app/tracing/family-contacts'
import { absenceOf, callIntent } from '../../../../src/areas/attendance/app/tracing/trace-intents'
import { causeKind } from '../../../../src/areas/attendance/mark/cause-kind'
import { endOfMonth } from '../../../../src/areas/attendance/month/month'
import { reachableClasses } from '../../../../src/areas/attendance/reachable-classes'
import { rollCall } from '../../../../src/areas/attendance/sheet/roll-call'
import { addMonths } from '../../../../src/contract/time'
import { child, enrolled, leave, marked, monday, sunflowers } from '../class-of-four'

const ids = ['a', 'b', 'c', 'd']
const roll = (marks: Record<string, string> = {}, more: { status?: string; leaves?: ReturnType<typeof leave>[] } = {}) =>
  rollCall({
    date: monday,
    classId: sunflowers,
    children: ids.map((id) => child(id)),
    enrolments: ids.map((id) => enrolled(id)),
    records: Object.entries(marks).map(([id, status]) => marked(id, status)),
    leaves: more.leaves ?? [],
    ...(more.status && { sheet: { status: more.status } }),
  })

describe('the main step', () => {
  test('follows the day', () => {
    expect(mainStep(roll())).toEqual({ kind: 'all-present' })
    expect(mainStep(roll({ a: 'P' }))).toEqual({ kind: 'submit', unknown: 3, unmarked: 3 })
    expect(mainStep(roll({ a: 'P', b: 'P', c: 'U', d: 'S' }))).toEqual({ kind: 'submit', unknown: 1, unmarked: 0 })
    expect(mainStep(roll({ a: 'P', b: 'P', c: 'U', d: 'S' }, { status: 'SUBMITTED' }))).toEqual({ kind: 'trace', open: 2 })
    expect(mainStep(roll({}, { status: 'TRACED' }))).toEqual({ kind: 'close' })
    expect(mainStep(roll({}, { status: 'CLOSED' }))).toEqual({ kind: 'closed' })
  })

  test('leads back to the tracing when a cause was taken back after it', () => {
    expect(mainStep(roll({ a: 'P', b: 'P', c: 'P', d: 'S' }, { status: 'TRACED' }))).toEqual({ kind: 'trace', open: 1 })
    expect(mainStep(roll({ a: 'P', b: 'P', c: 'P', d: 'L' }, { status: 'TRACED' }))).toEqual({ kind: 'close' })
  })

  test('approved leave is no unknown', () => {
    expect(mainStep(roll({ a: 'P' }, { leaves: [leave('b')] }))).toMatchObject({ unknown: 2 })
  })
})

describe('submitting', () => {
  test('keeps offered leave, marks the others as not reached, and waits for what is on its way', () => {
    const board = roll({ a: 'P' }, { leaves: [leave('b')] })
    const intents = submitIntents(board, new Map([[`${monday}.a`, { standing: 'waiting' }]]), true)
    expect(intents.map((intent) => [intent.key, intent.verb, intent.patch.status])).toEqual([
      [`${monday}.b`, 'add', 'S'],
      [`${monday}.c`, 'add', 'U'],
      [`${monday}.d`, 'add', 'U'],
      [`${monday}.${sunflowers}`, 'submit', undefined],
    ])
    expect(intents.at(-1)?.deps).toEqual(['a', 'b', 'c', 'd'].map((id) => `attendance-record:${monday}.${id}`))
    expect(submittedTally(board)).toMatchObject({ expected: 4, present: 1, sick: 1, unknown: 2, unmarked: 0 })
  })

  test('waits for nothing that has arrived', () => {
    const board = roll({ a: 'P', b: 'P', c: 'P', d: 'P' })
    expect(submitIntents(board, new Map(board.tiles.map((tile) => [tile.record?.id ?? '', {}])), true)).toEqual([
      { noun: 'attendance-sheet', key: `${monday}.${sunflowers}`, verb: 'submit', patch: {}, deps: [] },
    ])
  })
})

describe('what goes with a mark', () => {
  test('being late takes the time of now, and keeps one that was written', () => {
    expect(markDetails(undefined, 'L', '08:41')).toEqual({ inTime: '08:41' })
    expect(markDetails({ inTime: '08:10' }, 'L', '08:41')).toEqual({})
    expect(markDetails({ inTime: '08:10' }, 'E', '15:00')).toEqual({ outTime: '15:00' })
  })

  test('what belonged to the old mark goes', () => {
    expect(markDetails({ cause: '01', symptoms: ['fever'] }, 'P', '08:41')).toEqual({ cause: null, symptoms: null })
    expect(markDetails({ cause: '01', symptoms: ['fever'] }, 'A', '08:41', { cause: '31' })).toEqual({ cause: '31', symptoms: null })
    expect(markDetails({ cause: '31' }, 'S', '08:41')).toEqual({ cause: null })
  })

  test('a cause says which kind of absence it is', () => {
    expect(['01', '19', '31', '39', '99', 'zoo'].map(causeKind)).toEqual(['S', 'S', 'A', 'A', 'both', 'both'])
  })
})

describe('taking back', () => {
  const add = { noun: 'attendance-record', key: 'k', verb: 'add', patch: { status: 'P' } } as const
  const edit = { noun: 'attendance-record', key: 'k', verb: 'edit', patch: { status: 'S', cause: '01' } } as const
  const before = new Map([['k', { status: 'P', cause: null }]])

  test('a new mark goes, a changed one gets its old values', () => {
    expect(undoIntents([add], new Map(), 'DRAFT')).toEqual([{ noun: 'attendance-record', key: 'k', verb: 'remove', patch: {} }])
    expect(undoIntents([edit], before, 'DRAFT')).toEqual([
      { noun: 'attendance-record', key: 'k', verb: 'edit', patch: { status: 'P', cause: null } },
    ])
  })

  test('a mark on a record that showed none goes: no mark is not a value to go back to', () => {
    const held = new Map([['k', { childId: 'a', status: undefined }]])
    expect(undoIntents([edit], held, 'DRAFT')).toEqual([{ noun: 'attendance-record', key: 'k', verb: 'remove', patch: {} }])
  })

  test('is not offered where the sheet no longer lets it happen', () => {
    expect(undoIntents([add], new Map(), 'SUBMITTED')).toBeUndefined()
    expect(undoIntents([edit], before, 'CLOSED')).toBeUndefined()
    expect(undoIntents([edit], before, 'SUBMITTED')).toHaveLength(1)
  })
})

describe('asking after a child', () => {
  const call = { at: `${monday} 09:40:00`, by: '李老师', method: 'phone', result: 'Reached' }
  const openDays = new Set([monday])
  const records = [{ childId: 'a', date: monday, status: 'U' }]

  test('the first call opens the trace under the id the server would use', () => {
    const absence = absenceOf('a', monday, { records, openDays, traces: [] })
    expect(callIntent(absence, call)).toEqual({
      noun: 'absence-trace',
      key: `trace.${monday}.a`,
      verb: 'add',
      patch: { childId: 'a', firstDate: monday, contactLog: [call] },
    })
  })

  test('a trace that waits begins to be followed; later calls are added', () => {
    const trace = { id: 't', childId: 'a', firstDate: monday, contactLog: null, status: 'OPEN' }
    const absence = absenceOf('a', monday, { records, openDays, traces: [trace] })
    expect(callIntent(absence, call)).toMatchObject({ key: 't', verb: 'follow', patch: { contactLog: [call] } })
    const followed = { ...trace, status: 'FOLLOWING', contactLog: [call] }
    expect(callIntent({ ...absence, trace: followed }, call)).toMatchObject({ verb: 'edit', patch: { contactLog: [call, call] } })
  })

  test('who is called first stands first, and nobody twice', () => {
    const links = [
      { id: 'l1', childId: 'a', guardianId: 'g1', relation: '1', isPrimary: false },
      { id: 'l2', childId: 'a', guardianId: 'g2', relation: '2', isPrimary: true },
    ]
    const people = [
      { id: 'g1', name: '爸爸', phone: '1' },
      { id: 'g2', name: '妈妈', phone: '2' },
    ]
    const names = (phone: string) =>
      familyContacts({ id: 'a', emergencyName: '奶奶', emergencyPhone: phone }, links, people).map((one) => one.name)
    expect(names('3')).toEqual(['妈妈', '爸爸', '奶奶'])
    expect(names('1')).toEqual(['妈妈', '爸爸'])
  })
})

test('classes: own ones first, then those whose children are on the device', () => {
  const klass = (id: string, more: Record<string, unknown> = {}) => ({
    id,
    name: id,
    gradeLevel: '1',
    status: '1',
    headTeacherId: null,
    teacherIds: null,
    nurseAideId: null,
    ...more,
  })
  const classes = [klass('c'), klass('a'), klass('b', { teacherIds: ['s'] }), klass('old', { status: '2', headTeacherId: 's' })]
  expect(reachableClasses(classes, [{ classId: 'a' }], 's').map((one) => one.id)).toEqual(['b', 'a'])
  expect(reachableClasses(classes, [], undefined)).toEqual([])
})

test('days: only open ones, none to come', () => {
  const days = ['2026-09-04', '2026-09-05', '2026-09-07', '2026-09-08'].map((date) => ({
    date,
    isOpen: date !== '2026-09-05',
    reason: null,
  }))
  expect(latestOpenDays(days, '2026-09-07', 5)).toEqual(['2026-09-07', '2026-09-04'])
  expect(openNeighbours(days, '2026-09-05')).toEqual({ before: '2026-09-04', after: '2026-09-07' })
})

test('figures and filters agree', () => {
  for (const status of ['DRAFT', 'SUBMITTED', 'REOPENED']) {
    const board = roll({ a: 'P', b: 'U', c: 'L' }, { status })
    for (const filter of filters) expect(board.tiles.filter((tile) => matches(filter, tile, board))).toHaveLength(board.counts[filter])
    const shown = shownFilters(board).filter((filter) => filter !== 'expected')
    expect(shown.reduce((sum, filter) => sum + board.counts[filter], 0)).toBe(board.counts.expected)
  }
})

test('months', () => {
  expect([addMonths('2026-01', -1), addMonths('2026-12', 1), endOfMonth('2028-02')]).toEqual(['2025-12', '2027-01', '2028-02-29'])
})
