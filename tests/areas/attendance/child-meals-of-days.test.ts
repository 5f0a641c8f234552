import { expect, test } from 'vitest'
import { childMealsOfDays, comingHits } from '../../../src/areas/attendance/meals/child-meals-of-days'

const monday = '2026-11-23'
type Given = Parameters<typeof childMealsOfDays>[0]
const menu = (id: string, ageBand: string, more = {}) => ({ id, ageBand, status: 'PUBLISHED', version: 1, ...more })
const meal = (menuId: string, mealType: string, dishes: string[], date = monday) => ({ menuId, date, mealType, dishes, published: null })
const house: Given = {
  dates: [monday, '2026-11-24'],
  now: `${monday} 12:30`,
  pattern: '2M1S',
  child: { mealPlan: 'FULL', allergies: ['milk'] },
  grade: '1',
  records: [{ date: monday, status: 'P' }],
  menus: [menu('m', '4')],
  meals: [meal('m', 'B', ['rice']), meal('m', 'L', ['cheese', 'rice']), meal('m', 'PS', ['yogurt'])],
  dishes: new Map([
    ['rice', { name: '米饭', allergens: [] }],
    ['cheese', { name: '芝士', allergens: ['milk', 'egg'] }],
    ['yogurt', { name: '酸奶', allergens: ['milk'] }],
  ]),
}
const states = (more: Partial<Given>) => childMealsOfDays({ ...house, ...more })[0]?.meals.map(({ meal, state }) => `${meal} ${state}`)

test.each([
  ['is here', {}, ['B eaten', 'L eaten', 'PS coming']],
  ['is ill', { records: [{ date: monday, status: 'S' }] }, ['B away', 'L away', 'PS away']],
  ['came late', { records: [{ date: monday, status: 'L' }] }, ['B away', 'L eaten', 'PS coming']],
  ['left before lunch', { records: [{ date: monday, status: 'E', outTime: '11:00' }] }, ['B eaten', 'L away', 'PS away']],
  ['is not called yet', { records: [] }, ['B unknown', 'L unknown', 'PS coming']],
  ['takes lunch and snacks alone', { child: { mealPlan: 'LUNCH' } }, ['B outside', 'L eaten', 'PS coming']],
  ['takes no meals', { child: { mealPlan: 'NONE' } }, ['B outside', 'L outside', 'PS outside']],
] as const)('the meals of a child that %s', (_, more, expected) => {
  expect(states(more as Partial<Given>)).toEqual(expected)
})

test('only what is still to come is to be kept from the child: what was eaten is told where it stands', () => {
  const days = childMealsOfDays(house)
  expect(comingHits(days)).toEqual([{ date: monday, meal: 'PS', dish: { id: 'yogurt', name: '酸奶', hits: ['milk'] } }])
  expect(days[0]?.meals[1]?.dishes.map(({ hits }) => hits)).toEqual([['milk'], []])
})

test.each([
  ['nobody may read what it reacts to', undefined],
  ['there is nothing', ['none']],
])('a child of which %s has nothing kept from it', (_, allergies) => {
  expect(comingHits(childMealsOfDays({ ...house, child: { mealPlan: 'FULL', allergies } }))).toEqual([])
})

test.each([
  ['its own age', '1', ['B']],
  ['another age', '3', []],
  ['a mixed class', '4', ['B']],
  ['no class anybody knows', undefined, ['B']],
] as const)('of a menu for little ones a child of %s is served what is meant for it', (_, grade, expected) => {
  const [day] = childMealsOfDays({ ...house, grade, menus: [menu('m', '1')], meals: [meal('m', 'B', ['rice'])] })
  expect(day?.meals.map((one) => one.meal) ?? []).toEqual(expected)
})

test('a menu that is not in force, a meal the house does not serve and a day without a menu are not there', () => {
  expect(childMealsOfDays({ ...house, menus: [menu('m', '4', { status: 'DRAFT', version: 0 })] })).toEqual([])
  expect(states({ meals: [meal('m', 'D', ['rice']), meal('m', 'L', ['rice'])] })).toEqual(['L eaten'])
  expect(childMealsOfDays(house).map(({ date }) => date)).toEqual([monday])
})
