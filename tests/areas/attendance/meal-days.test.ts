import { expect, test } from 'vitest'
import { mealDays } from '../../../src/areas/attendance/meal-days'

const past = (date: string, L: number) => ({ date, classes: 12, heads: { B: 0, AS: 0, L, PS: 0, D: 0 } })
const open = (...dates: string[]) => new Set(dates)

test('lunches are those of this month’s open days before today', () => {
  const days = [past('2026-10-30', 300), past('2026-11-02', 310), past('2026-11-03', 305), past('2026-11-04', 999)]

  expect(mealDays(days, open('2026-10-30', '2026-11-02', '2026-11-03', '2026-11-04'), '2026-11-04')).toEqual({
    sum: 615,
    mean: 308,
    days: [
      { date: '2026-11-02', heads: 310 },
      { date: '2026-11-03', heads: 305 },
    ],
  })
})

test('a day that was closed afterwards does not count, and on the first of a month there is no mean', () => {
  expect(mealDays([past('2026-11-02', 310), past('2026-11-03', 1)], open('2026-11-02'), '2026-11-04')).toMatchObject({
    sum: 310,
    mean: 310,
  })
  expect(mealDays([past('2026-11-30', 310)], open('2026-11-30'), '2026-12-01')).toEqual({ sum: 0, mean: undefined, days: [] })
})
