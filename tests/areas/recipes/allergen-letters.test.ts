import { expect, test } from 'vitest'
import { allergenLetters } from '../../../src/areas/recipes/week/allergen-letters'
import { mealKeys } from '../../../src/areas/recipes/week/meal-keys'

const meal = (date: string, ...dishes: string[]) => [`${date}.L`, { date, meal: 'L' as const, dishes, portions: [] }] as const
const dishes = new Map([
  ['soup', { allergens: ['soy', 'egg'] }],
  ['fish', { allergens: ['fish', 'own'] }],
  ['rice', { allergens: null }],
])

test('each allergen of the week has one letter, in the order of the dictionary, and others follow', () => {
  const plan = new Map([meal('2026-11-16', 'fish', 'rice', 'gone'), meal('2026-11-17', 'soup', 'fish')])

  expect([...allergenLetters({ plan, dishes }, ['milk', 'egg', 'fish', 'soy'])]).toEqual([
    ['egg', 'A'],
    ['fish', 'B'],
    ['soy', 'C'],
    ['own', 'D'],
  ])
})

test('a week without allergens needs no letters', () => {
  expect(allergenLetters({ plan: new Map([meal('2026-11-16', 'rice')]), dishes }, ['egg']).size).toBe(0)
})

test('a menu may have each meal of each day of its week, and whatever row it has', () => {
  const keys = mealKeys({ menuId: '2026-11-16.4', monday: '2026-11-16', stored: new Map([['2026-11-17.L', { id: 'an old id' }]]) })

  expect(keys).toHaveLength(36)
  expect(keys).toContain('2026-11-22.D.2026-11-16.4')
  expect(keys).toContain('an old id')
})
