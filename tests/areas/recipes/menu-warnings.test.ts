import { describe, expect, test } from 'vitest'
import { menuWarnings, type WarnedDish } from '../../../src/areas/recipes/week/menu-warnings'
import { type PlannedMeal, withMeals } from '../../../src/areas/recipes/week/planned-meal'
import { weekDays } from '../../../src/areas/recipes/week/week-days'
import { addDays } from '../../../src/contract/time'

const monday = '2026-11-23'
const dish = (id: string, more: Partial<WarnedDish> = {}): WarnedDish => ({
  id,
  dishType: 'meat',
  cookMethod: 'steam',
  ingredients: [],
  allergens: [],
  spicy: false,
  texture: null,
  enabled: true,
  meals: null,
  seasons: null,
  ...more,
})
const food = (name: string) => [{ id: name, food: name, gramsNet: 10, isMain: true, prep: null }]

const warned = (served: readonly (readonly [number, WarnedDish])[], more: Partial<Parameters<typeof menuWarnings>[0]> = {}) => {
  const byDay = new Map<string, PlannedMeal>()
  for (const [at, { id }] of served) {
    const date = addDays(monday, at)
    byDay.set(date, { date, meal: 'L', dishes: [...(byDay.get(date)?.dishes ?? []), id], portions: [] })
  }
  return menuWarnings({
    plan: withMeals(new Map(), [...byDay.values()]),
    days: weekDays(monday, []),
    rows: ['L'],
    dishes: new Map(served.map(([, one]) => [one.id, one])),
    eaters: [],
    monday,
    isPublished: true,
    now: '2026-11-18 08:00',
    ...more,
  })
}
const kinds = (list: ReturnType<typeof warned>) => list.map(({ kind }) => kind)

describe('a menu is warned of', () => {
  test('what canteens may not use or make, first of all', () => {
    const found = warned([
      [0, dish('chilli', { spicy: true })],
      [0, dish('beans', { ingredients: food('四季豆') })],
      [1, dish('salad', { dishType: 'vegetable', cookMethod: 'toss' })],
      [2, dish('raw fish', { cookMethod: 'none' })],
    ])
    expect(found.filter(({ tone }) => tone === 'bad').map(({ kind, dish: id }) => `${kind} ${id}`)).toEqual([
      'forbidden beans',
      'cold salad',
      'raw raw fish',
    ])
    expect(found[0]?.values).toEqual({ food: '四季豆' })
    expect(kinds(found).indexOf('spicy')).toBeGreaterThan(2)
  })

  test('a main dish twice in the week, and not of milk or fruit every day', () => {
    const [chicken, milk, yoghurt] = [
      dish('chicken'),
      dish('milk', { dishType: 'drink' }),
      dish('cup', { dishType: 'fruit', cookMethod: 'toss' }),
    ]
    const found = warned([0, 2].flatMap((at) => [chicken, milk, yoghurt].map((one) => [at, one] as const)))
    expect(found.filter(({ kind }) => kind === 'repeated')).toMatchObject([{ dish: 'chicken', values: { count: 2 } }])
    expect(kinds(found)).not.toContain('cold')
  })

  test('each child that cannot bear what is served, once, with how often', () => {
    const eggs = [dish('egg', { allergens: ['egg', 'soy'] }), dish('cake', { allergens: ['egg'] })] as const
    const found = warned(
      [
        [0, eggs[0]],
        [1, eggs[1]],
      ],
      {
        eaters: [
          { name: '小明', allergies: ['egg'] },
          { name: '小红', allergies: ['mango'] },
        ],
      },
    )
    expect(found.filter(({ kind }) => kind === 'allergy')).toMatchObject([{ eater: '小明', allergens: ['egg'], values: { count: 2 } }])
  })

  test('days without fruit, milk or soy once they are planned, empty meals, and the hour it should have been out', () => {
    const found = warned([[0, dish('rice', { ingredients: food('大米') })]], { isPublished: false, now: '2026-11-19 16:01' })
    expect(kinds(found)).toEqual(['emptyMeal', 'noFruit', 'noMilk', 'noSoy', 'late'])
    expect(found[0]?.values).toEqual({ count: 4 })
    expect(found[1]?.values).toEqual({ days: '11-23' })
    expect(kinds(warned([], { isPublished: false, now: '2026-11-19 16:01' }))).toEqual([])
  })
})
