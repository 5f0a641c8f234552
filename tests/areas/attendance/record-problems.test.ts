import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/areas/areas'
import { leaveProblems, traceProblems } from '../../../src/areas/attendance/leave/leave-problems'
import { recordProblems } from '../../../src/areas/attendance/mark/record-problems'
import { isOwnToMend } from '../../../src/areas/attendance/sheet/mend'
import { newContradictions } from '../../../src/contract/sync/agreement'

describe('a cause beside a mark', () => {
  test.each([
    ['P', '01', 'mark.no-cause'],
    ['P', '99', 'mark.no-cause'],
    ['N', '31', 'mark.no-cause'],
    ['S', '31', 'mark.no-illness'],
    ['A', '01', 'mark.an-illness'],
    ['U', '01', 'mark.cause-known'],
    ['U', '99', undefined],
    ['S', '01', undefined],
    ['S', '99', undefined],
    ['S', 'zoo', undefined],
    ['A', '39', undefined],
    ['A', 'zoo', undefined],
    ['L', '08', undefined],
    ['E', '31', undefined],
    ['H', '11', undefined],
    ['H', '33', undefined],
  ])('%s with %s: %s', (status, cause, code) => expect(recordProblems({ status, cause }).cause?.code).toBe(code))

  test('no cause is no contradiction', () => {
    for (const status of ['P', 'L', 'E', 'S', 'A', 'U', 'H', 'N']) expect(recordProblems({ status, cause: null })).toEqual({})
  })
})

test('nobody leaves before they have come', () => {
  expect(recordProblems({ status: 'E', inTime: '09:00', outTime: '08:59' })).toEqual({ outTime: { code: 'mark.out-before-in' } })
  expect(recordProblems({ status: 'E', inTime: '09:00', outTime: '09:00' })).toEqual({})
  expect(recordProblems({ status: 'E', outTime: '08:00' })).toEqual({})
})

test('leave is asked for a cause of its kind, and its days run forwards', () => {
  const days = { fromDate: '2026-03-04', toDate: '2026-03-05' }
  expect(leaveProblems({ ...days, type: 'A', cause: '01' })).toEqual({ cause: { code: 'mark.an-illness' } })
  expect(leaveProblems({ ...days, type: 'S', cause: '31' })).toEqual({ cause: { code: 'mark.no-illness' } })
  for (const cause of ['01', '31', '99']) expect(leaveProblems({ ...days, type: 'O', cause })).toEqual({})
  expect(leaveProblems({ fromDate: '2026-03-05', toDate: '2026-03-04', type: 'S', cause: '01' })).toEqual({
    toDate: { code: 'field.order' },
  })
  expect(traceProblems({ firstDate: '2026-03-05', lastDate: '2026-03-04' })).toEqual({ lastDate: { code: 'field.order' } })
})

test('a record of an earlier release that contradicts itself may be changed in other respects, and not made worse', () => {
  const odd = { status: 'S', cause: '31', hospital: null }
  const problems = (patch: object) => newContradictions(catalogue, 'attendance-record', odd, { ...odd, ...patch })
  expect(problems({ hospital: '区医院' })).toEqual({})
  expect(problems({ cause: '32' })).toEqual({ cause: { code: 'mark.no-illness' } })
  expect(problems({ status: 'P' })).toEqual({ cause: { code: 'mark.no-cause' } })
  expect(problems({ status: 'A' })).toEqual({})
})

describe('a slip after submitting', () => {
  const made = { markedBy: '李老师', markedAt: '2026-09-07 14:00:00', createTime: '2026-09-07 08:10:00', updateTime: '2026-09-07 14:00:02' }
  const mend = (at: string, who = '李老师', submittedAt: string | null = '2026-09-07 08:50:00') => isOwnToMend(made, submittedAt, who, at)

  test('is its maker’s own to mend for ten minutes', () => {
    expect(mend('2026-09-07 14:10:00')).toBe(true)
    expect(mend('2026-09-07 14:10:01')).toBe(false)
    expect(mend('2026-09-07 14:01:00', '王老师')).toBe(false)
    expect(isOwnToMend({}, null, undefined, '2026-09-07 14:01:00')).toBe(false)
  })

  test('is so for ten minutes after submitting as well', () => {
    expect(mend('2026-09-07 14:29:00', '李老师', '2026-09-07 14:20:00')).toBe(true)
    expect(mend('2026-09-07 14:31:00', '李老师', '2026-09-07 14:20:00')).toBe(false)
  })

  test('that never left her tablet nobody has acted on, however long it waited there', () => {
    const late = { ...made, updateTime: '2026-09-07 16:00:00' }
    expect(isOwnToMend(late, null, '李老师', '2026-09-07 15:30:00')).toBe(true)
    expect(isOwnToMend(late, null, '李老师', '2026-09-07 16:01:00')).toBe(false)
  })
})
