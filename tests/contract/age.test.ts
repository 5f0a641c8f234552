import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, ageInMonths } from '../../src/contract/age'

test.each([
  ['2021-01-31', 1, '2021-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2021-03-31', 18, '2022-09-30'],
  ['2021-03-31', 48, '2025-03-31'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2021-05-15', -6, '2020-11-15'],
  ['2021-12-31', 2, '2022-02-28'],
])('%s and %i months is %s', (day, months, later) => expect(addMonths(day, months)).toBe(later))

test.each([
  ['2021-01-31', '2021-02-27', 0],
  ['2021-01-31', '2021-02-28', 1],
  ['2024-01-31', '2024-02-28', 0],
  ['2024-01-31', '2024-02-29', 1],
  ['2021-09-01', '2024-08-31', 35],
  ['2021-09-01', '2024-09-01', 36],
  ['2024-02-29', '2025-02-28', 12],
  ['2024-02-29', '2024-02-29', 0],
  ['2024-02-29', '2024-02-28', -1],
])('born %s, on %s: %i completed months', (birthday, on, months) => expect(ageInMonths(birthday, on)).toBe(months))

test('an age is complete on its day and not the day before', () => {
  const day = fc
    .date({ min: new Date('2015-01-01T00:00:00Z'), max: new Date('2024-12-31T00:00:00Z'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 100 }), (birthday, months) => {
      const on = addMonths(birthday, months)
      const before = new Date(Date.parse(`${on}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
      expect(ageInMonths(birthday, on)).toBe(months)
      expect(ageInMonths(birthday, before)).toBe(months - 1)
    }),
  )
})
