import { expect, test } from 'vitest'
import { dishLibrary, libraryWeeks } from '../../../src/areas/recipes/published/dish-library'
import { menuOfDay } from '../../../src/areas/recipes/published/menu-of-day'

const meal = (menuId: string, mealType: string, ...dishes: string[]) => ({ menuId, date: '2026-11-16', mealType, dishes })

test('menus in force give the dishes of a day, in the order of the day and each once', () => {
  const menus = [
    { id: 'small', status: 'PUBLISHED' },
    { id: 'big', status: 'CHANGED' },
    { id: 'next', status: 'APPROVED' },
  ]
  const meals = [meal('small', 'L', 'rice', 'ribs'), meal('big', 'L', 'rice', 'fish'), meal('next', 'L', 'soup'), meal('small', 'B', 'egg')]
  expect(menuOfDay('2026-11-16', menus, meals)).toEqual([
    { meal: 'B', dishIds: ['egg'] },
    { meal: 'L', dishIds: ['rice', 'ribs', 'fish'] },
  ])
  expect(menuOfDay('2026-11-17', menus, meals)).toEqual([])
})

test('of a meal that is being changed what was published counts, wherever the change of its menu stands', () => {
  const meals = [
    { ...meal('big', 'L', 'fish'), published: ['ribs'] },
    { ...meal('big', 'D', 'soup'), published: [] },
    { ...meal('big', 'B'), dishes: null, published: ['egg'] },
  ]
  const counted = (status: string, version: number) => menuOfDay('2026-11-16', [{ id: 'big', status, version }], meals)
  const published = [
    { meal: 'B', dishIds: ['egg'] },
    { meal: 'L', dishIds: ['ribs'] },
  ]
  for (const status of ['CHANGED', 'CHECKED', 'REVIEWED', 'APPROVED']) expect(counted(status, 1)).toEqual(published)
  expect(counted('APPROVED', 0)).toEqual([])
})

test('the menus that come with the product name dishes that come with it, for meals they are meant for', () => {
  const known = new Map(dishLibrary.map((dish) => [dish.code, dish]))
  const named = libraryWeeks.flatMap((week) =>
    week.flatMap((day) => Object.entries(day).flatMap(([type, codes]) => codes.map((code) => [type, code]))),
  )
  expect(known.size).toBe(dishLibrary.length)
  expect(named.filter(([type, code]) => !known.get(code ?? '')?.meals.includes(type ?? ''))).toEqual([])
})
