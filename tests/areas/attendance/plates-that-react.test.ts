import { expect, test } from 'vitest'
import { platesThatReact } from '../../../src/areas/attendance/allergy/plates-that-react'

const plate = (meal: string, heads: number, allergens: string[], severe = false) => ({ meal, heads, allergens, severe, taboos: [] })
const today = '2026-11-23'

test('a head that eats two meals is counted once, by the meal of its class with most of them', () => {
  const sheets = [
    { date: today, specialMeals: [plate('L', 2, ['egg']), plate('L', 1, ['milk', 'egg'], true), plate('PS', 2, ['egg'])] },
    { date: today, specialMeals: [plate('PS', 1, ['milk'])] },
  ]
  expect(platesThatReact(['egg', 'wheat'], sheets, today)).toEqual({ heads: 3, severe: 1, allergens: ['egg'] })
  expect(platesThatReact(['egg', 'milk'], sheets, today)).toEqual({ heads: 4, severe: 1, allergens: ['egg', 'milk'] })
})

test('other days, taboos and what the reader may not see count for nothing', () => {
  const sheets = [{ date: '2026-11-20', specialMeals: [plate('L', 2, ['egg'])] }, { date: today, specialMeals: null }, { date: today }]
  expect(platesThatReact(['egg'], sheets, today)).toEqual({ heads: 0, severe: 0, allergens: [] })
  expect(platesThatReact([], [{ date: today, specialMeals: [plate('L', 2, ['egg'])] }], today)).toMatchObject({ heads: 0 })
})
