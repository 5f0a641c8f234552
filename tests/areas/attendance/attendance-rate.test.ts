import { describe, expect, test } from 'vitest'
import { attendanceRate } from '../../../src/areas/attendance/attendance-rate'
import { absenceCauses } from '../../../src/areas/attendance/mark/absence-causes'
import { percent } from '../../../src/contract/fields/percent'

describe('attendance rate', () => {
  test('30 children on 21 open days, 598 child-days present, is 94.9 %', () => {
    expect(attendanceRate({ expected: 30 * 21, present: 598 })).toBe(94.9)
  })

  test.each([
    [0, 0, null],
    [0, 30, 0],
    [30, 30, 100],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [1, 2000, 0.1],
    [1, 2001, 0],
    [629, 630, 99.8],
  ])('%i of %i is %s', (part, whole, rate) => expect(percent(part, whole)).toBe(rate))
})

describe('absences by cause', () => {
  const of = (status: string, cause: string | null) => ({ status, cause })

  test('counts absent days only, the most frequent cause first', () => {
    const records = [
      of('S', '01'),
      of('S', '02'),
      of('S', '01'),
      of('A', '31'),
      of('P', null),
      of('L', '01'),
      of('U', null),
      of('H', '11'),
      of('N', null),
    ]
    expect(absenceCauses(records)).toEqual([
      { cause: '01', days: 2, share: 33.3 },
      { cause: '02', days: 1, share: 16.7 },
      { cause: '11', days: 1, share: 16.7 },
      { cause: '31', days: 1, share: 16.7 },
      { cause: '99', days: 1, share: 16.7 },
    ])
  })

  test('nobody absent is an empty list', () => expect(absenceCauses([of('P', null)])).toEqual([]))
})
