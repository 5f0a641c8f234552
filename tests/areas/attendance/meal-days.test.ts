import { expect, test } from 'vitest'
import { mealDays } from '../../../src/areas/attendance/meal-days'

const past = (date: string, L: number, classes = 12) => ({ date, classes, heads: { B: 0, AS: 0, L, PS: 0, D: 0 } })
const open = (...dates: string[]) => new Set(dates)

test('lunches are those of this month’s open days before today', () => {
  const days = [past('2026-10-30', 300), past('2026-11-02', 310), past('2026-11-03', 305), past('2026-11-04', 999)]

  expect(mealDays(days, open('2026-10-30', '2026-11-02', '2026-11-03', '2026-11-04'), '2026-11-04')).toEqual({
    sum: 615,
    mean: 308,
    classes: 12,
    whole: 2,
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
  expect(mealDays([past('2026-11-30', 310)], open('2026-11-30'), '2026-12-01')).toEqual({
    ...{ sum: 0, mean: undefined, days: [], classes: 0, whole: 0 },
  })
})

test('a day on which classes are missing counts lunches, and tells nothing of what a day comes to', () => {
  const days = [past('2026-11-02', 24, 1), past('2026-11-03', 26, 1), past('2026-11-04', 290), past('2026-11-05', 281)]

  expect(mealDays(days, open(...days.map(({ date }) => date)), '2026-11-06')).toMatchObject({ sum: 621, classes: 12, whole: 2, mean: 286 })
  // Where one class alone ever handed in, its days are all there is, and one class is what is said.
  expect(mealDays(days.slice(0, 2), open('2026-11-02', '2026-11-03'), '2026-11-06')).toMatchObject({ classes: 1, whole: 2, mean: 25 })
})
