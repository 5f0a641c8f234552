import { describe, expect, test } from 'vitest'
import { leaveDesk } from '../../../src/areas/attendance/leave/leave-desk'
import type { Mark } from '../../../src/areas/attendance/mark/mark'
import type { TraceFacts, TraceLine } from '../../../src/areas/attendance/reports/tracing-report'
import { returning } from '../../../src/areas/attendance/returning'
import { bareTrace } from './bare-trace'

const today = '2026-11-23'
type Of = { trace?: Partial<TraceFacts>; mark?: Mark; quarantineUntil?: string }
const lineOf = ({ trace, mark, quarantineUntil }: Of): TraceLine => ({
  name: '小兰',
  className: '小一班',
  daysAway: 3,
  mark,
  quarantineUntil: quarantineUntil ?? null,
  trace: { ...bareTrace, ...trace },
})
const of = (given: Of) => returning({ date: today, isolated: [], lines: [lineOf(given)] })

describe('a child is to come back', () => {
  test.each<[string, Of, readonly unknown[]]>([
    ['today, and is here', { trace: { expectedReturn: today }, mark: 'P' }, ['here', today, false]],
    ['today, and is away', { trace: { expectedReturn: today }, mark: 'S' }, ['away', today, false]],
    ['since yesterday, and is not called yet', { trace: { expectedReturn: '2026-11-22' } }, ['uncalled', '2026-11-22', false]],
    ['with a certificate, when it had something infectious', { trace: { isInfectious: true } }, ['later', undefined, true]],
    ['with a certificate, though it is here already', { trace: { cause: '11' }, mark: 'L' }, ['here', undefined, true]],
    ['on the day after its isolation ends', { quarantineUntil: today }, ['later', '2026-11-24', false]],
    [
      'after the later of isolation and expected return',
      { trace: { expectedReturn: today }, quarantineUntil: '2026-11-26' },
      ['later', '2026-11-27', false],
    ],
    ['within a week: the seventh day is told', { quarantineUntil: '2026-11-30' }, ['later', '2026-12-01', false]],
  ])('%s', (_, given, [state, due, needsCertificate]) => expect(of(given)).toMatchObject([{ state, due, needsCertificate }]))

  test.each<[string, Of]>([
    ['not before it is expected', { trace: { expectedReturn: '2026-11-24' } }],
    ['not while nothing is known', {}],
    ['not with an isolation that ends in more than a week', { quarantineUntil: '2026-12-01' }],
    ['not any more with an isolation that is over', { quarantineUntil: '2026-11-22' }],
    ['not once it was confirmed back', { trace: { status: 'RETURNED', isInfectious: true } }],
    ['not once the certificate is there and no day is said', { trace: { isInfectious: true, hasCertificate: true } }],
  ])('%s', (_, given) => expect(of(given)).toEqual([]))
})

test('an isolated child nobody traces is told as well, and who is here comes first', () => {
  const isolated = [{ childId: 'ming', name: '小明', className: '小一班', until: today, mark: undefined }]
  const found = returning({ date: today, isolated, lines: [lineOf({ trace: { expectedReturn: today }, mark: 'P' })] })

  expect(found.map(({ childId, traceId, state }) => [childId, traceId, state])).toEqual([
    ['lan', 't', 'here'],
    ['ming', undefined, 'later'],
  ])
})

const leave = (id: string, fromDate: string, toDate: string, status: string | null = 'PENDING') => ({ id, fromDate, toDate, status })

test('leave to decide is by its first day; what is over lies apart; a row just made here waits too', () => {
  const { pending, expired } = leaveDesk(
    [
      leave('b', today, today),
      leave('c', '2026-11-20', '2026-11-22'),
      leave('a', '2026-11-22', today, null),
      leave('d', today, today, 'REJECTED'),
    ],
    today,
    '2026-11-24',
  )

  expect([pending.map(({ id }) => id), expired.map(({ id }) => id)]).toEqual([['a', 'b'], ['c']])
})

test('approved leave begins today, or up to the next open day', () => {
  const all = ['2026-11-22', today, '2026-11-24', '2026-11-25'].map((day) => leave(day, day, day, 'APPROVED'))

  expect(leaveDesk(all, today, '2026-11-24').beginning.map(({ id }) => id)).toEqual([today, '2026-11-24'])
  expect(leaveDesk(all, today, undefined).beginning.map(({ id }) => id)).toEqual([today])
})
