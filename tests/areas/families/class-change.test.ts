import { expect, test } from 'vitest'
import { changeProblems, mayLeave, presentTime } from '../../../src/areas/families/app/child/acts/class-change'

const today = '2026-11-23'
const time = (id: string, beginDate: string, endDate: string | null = null) => ({ id, rev: 1, classId: id, beginDate, endDate })

test.each([
  ['in no class', [], undefined],
  ['gone from its last class', [time('a', '2024-09-01', '2026-11-22')], undefined],
  ['on its last day', [time('a', '2024-09-01', today)], 'a'],
  ['in its second class', [time('b', '2026-09-01'), time('a', '2025-09-01', '2026-08-31')], 'b'],
  ['about to change', [time('b', '2026-12-01'), time('a', '2025-09-01', '2026-11-30')], 'a'],
  ['to come', [time('b', '2026-12-01')], 'b'],
])('the time that ends with a change, of a child %s', (_, times, expected) => {
  expect(presentTime(times, today)?.id).toBe(expected)
})

test.each([
  [{ classId: 'b', beginDate: '2026-09-02' }, {}],
  [{ classId: 'b', beginDate: '2026-09-01' }, { beginDate: 'field.order' }],
  [{ classId: 'a', beginDate: '2026-11-23' }, { classId: 'enrolment.same' }],
  [
    { classId: '', beginDate: '' },
    { classId: 'field.required', beginDate: 'field.required' },
  ],
])('of a child in a class since the first of September: %j', (asked, expected) => {
  const problems = Object.entries(changeProblems(asked, time('a', '2026-09-01'))).map(([field, problem]) => [field, problem.code])
  expect(Object.fromEntries(problems)).toEqual(expected)
})

test('a child in no class may begin in any on any day', () => {
  expect(changeProblems({ classId: 'a', beginDate: '2020-01-01' }, undefined)).toEqual({})
})

test.each([
  ['10', false],
  ['20', true],
  ['30', true],
  ['40', false],
  ['50', false],
  ['60', false],
])('of state %s a child may leave: %s', (status, expected) => {
  expect(mayLeave(status)).toBe(expected)
})
