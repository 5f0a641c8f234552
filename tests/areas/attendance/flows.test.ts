import { describe, expect, test } from 'vitest'
import { leaveRequestFlow } from '../../../src/areas/attendance/leave/leave-request-flow'
import { absenceTraceFlow } from '../../../src/areas/attendance/sheet/absence-trace-flow'
import { attendanceSheetFlow } from '../../../src/areas/attendance/sheet/attendance-sheet-flow'
import { nextState } from '../../../src/contract/flow'

const flows = { 'attendance-sheet': attendanceSheetFlow, 'leave-request': leaveRequestFlow, 'absence-trace': absenceTraceFlow }

const table = {
  'attendance-sheet': [
    ['DRAFT', 'submit', 'SUBMITTED'],
    ['REOPENED', 'submit', 'SUBMITTED'],
    ['SUBMITTED', 'trace', 'TRACED'],
    ['TRACED', 'close', 'CLOSED'],
    ['SUBMITTED', 'reopen', 'REOPENED'],
    ['TRACED', 'reopen', 'REOPENED'],
    ['CLOSED', 'reopen', 'REOPENED'],
    [null, 'submit', 'SUBMITTED'],
    ['SUBMITTED', 'submit', undefined],
    ['CLOSED', 'submit', undefined],
    ['DRAFT', 'trace', undefined],
    ['SUBMITTED', 'close', undefined],
    ['DRAFT', 'close', undefined],
    ['REOPENED', 'close', undefined],
    ['DRAFT', 'reopen', undefined],
  ],
  'leave-request': [
    ['PENDING', 'approve', 'APPROVED'],
    ['PENDING', 'reject', 'REJECTED'],
    ['PENDING', 'cancel', 'CANCELLED'],
    ['APPROVED', 'cancel', 'CANCELLED'],
    ['REJECTED', 'approve', undefined],
    ['CANCELLED', 'approve', undefined],
    ['REJECTED', 'cancel', undefined],
    ['APPROVED', 'reject', undefined],
  ],
  'absence-trace': [
    ['OPEN', 'follow', 'FOLLOWING'],
    ['OPEN', 'return', 'RETURNED'],
    ['FOLLOWING', 'return', 'RETURNED'],
    ['OPEN', 'hand-over', 'HANDED_TO_CASE'],
    ['FOLLOWING', 'hand-over', 'HANDED_TO_CASE'],
    ['RETURNED', 'follow', undefined],
    ['HANDED_TO_CASE', 'return', undefined],
  ],
} as const

describe.each(Object.keys(table) as (keyof typeof table)[])('%s', (noun) => {
  test.each(table[noun].map((line) => [...line]))('%s, %s: %s', (from, verb, to) => {
    expect(nextState(flows[noun], from, String(verb))).toBe(to)
  })
})

test('a sheet is submitted and closed without network, but opened again only with one', () => {
  const { submit, trace, close, reopen } = attendanceSheetFlow.moves
  expect([submit.offline, trace.offline, close.offline]).toEqual([true, true, true])
  expect('offline' in reopen).toBe(false)
  expect(reopen.asks).toEqual(['reopenReason'])
})
