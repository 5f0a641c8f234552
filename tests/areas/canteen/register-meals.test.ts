import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysWithoutMenu, dishCount, registerMeals } from '../../../src/areas/canteen/register/register-meals'
import { registerGroups, sampleRegister } from '../../../src/areas/canteen/register/sample-register'
import { meals as mealOrder } from '../../../src/areas/recipes/published/meal'
import { date, excuse, menu, sampleOf } from './kitchen-day'

const evening = `${date} 20:00:00`
const menuOf = (day: string) => (day === date ? menu : [])
const names = { dish: new Map<string, string>(), staff: new Map<string, string>(), fridge: new Map<string, string>() }
const count = (given: Partial<Parameters<typeof registerMeals>[0]>) =>
  registerMeals({ from: date, to: date, now: evening, menuOf, samples: [], exceptions: [], ...given })

describe('what a register is held against', () => {
  test('a dish that was served and has neither sample nor reason is called missing, by name', () => {
    const [breakfast, lunch] = count({ samples: [sampleOf('B', 'egg')], exceptions: [excuse('L', 'ribs'), excuse('L', 'rice', 'VOID')] })
    expect(breakfast).toMatchObject({ mealType: 'B', served: 2, sampled: 1, excused: 0, missing: 1, missingDishes: ['porridge'] })
    expect(lunch).toMatchObject({ mealType: 'L', served: 3, sampled: 0, excused: 1, missing: 2, missingDishes: ['rice', 'greens'] })
  })

  test('a void sample leaves its dish missing; two batches are one dish; a dish beside the menu was served too', () => {
    const samples = [
      sampleOf('L', 'rice', { status: 'VOID' }),
      sampleOf('L', 'ribs'),
      sampleOf('L', 'ribs', { id: 'b2', batch: 2 }),
      sampleOf('L', 'soup'),
    ]
    expect(count({ samples })[1]).toMatchObject({ served: 4, sampled: 2, missingDishes: ['rice', 'greens'] })
  })

  test('a meal that is not served yet stands apart, and nothing of it is missing on paper', () => {
    const meals = count({ now: `${date} 11:19:59`, samples: [sampleOf('B', 'egg'), sampleOf('B', 'porridge'), sampleOf('L', 'rice')] })
    expect(meals.map(({ mealType, isServed }) => [mealType, isServed])).toEqual([
      ['B', true],
      ['L', false],
    ])
    const rows = sampleRegister({
      from: date,
      to: date,
      now: evening,
      samples: [sampleOf('L', 'rice')],
      disposals: [],
      exceptions: [],
      names,
      meals,
    })
    expect(rows.map(({ kind, dish }) => [kind, dish])).toEqual([['sample', 'rice']])
    expect(registerGroups(meals, rows).map(({ mealType, rows: own }) => [mealType, own.length])).toEqual([
      ['B', 0],
      ['L', 1],
    ])
    expect(count({ now: `${date} 11:20:00` })[1]?.isServed).toBe(true)
  })

  test('open days without a menu are named, for nobody can tell what is missing on them', () => {
    const day = (of: string, isOpen = true, mealServed = true) => ({ date: of, isOpen, mealServed })
    const calendar = [day('2026-11-13'), day('2026-11-14', false), day('2026-11-15', true, false), day(date), day('2026-11-17')]
    expect(daysWithoutMenu({ from: '2026-11-13', to: '2026-11-30', menuOf }, calendar, date)).toEqual(['2026-11-13'])
  })
})

const dishIds = ['rice', 'ribs', 'greens', 'soup', 'fruit']
const days = ['2026-11-15', date, '2026-11-17']
const anyRow = fc.record({
  id: fc.uuid(),
  date: fc.constantFrom(...days, '2026-11-20'),
  mealType: fc.constantFrom<string>(...mealOrder, 'X'),
  dishId: fc.constantFrom(...dishIds),
  status: fc.constantFrom('KEEPING', 'DISPOSED', 'VALID', 'VOID', null),
})
const anyMenu = fc.array(
  fc.record({
    date: fc.constantFrom(...days),
    meal: fc.constantFrom(...mealOrder),
    dishIds: fc.uniqueArray(fc.constantFrom(...dishIds)),
  }),
)

test('whatever was recorded, served dishes are those sampled, explained and missing, and every one stands in the register', () => {
  fc.assert(
    fc.property(fc.array(anyRow), fc.array(anyRow), anyMenu, fc.constantFrom(...days), (sampled, excused, menus, day) => {
      const given = {
        from: '2026-11-15',
        to: '2026-11-17',
        now: `${day} 12:00:00`,
        menuOf: (of: string) => menus.filter((one) => one.date === of),
        samples: sampled.map((one) => ({ ...sampleOf(one.mealType, one.dishId), ...one })),
        exceptions: excused.map((one) => ({ ...excuse(one.mealType, one.dishId), ...one, status: one.status ?? 'VALID' })),
      }
      const meals = registerMeals(given)
      const rows = sampleRegister({ ...given, disposals: [], names, meals })
      for (const one of [...meals, dishCount(meals)]) expect(one.served).toBe(one.sampled + one.excused + one.missing)
      for (const meal of meals.filter(({ isServed }) => isServed)) {
        const own = rows.filter((row) => row.date === meal.date && row.mealType === meal.mealType && row.state !== 'VOID')
        expect(new Set(own.map(({ dish }) => dish)).size).toBe(meal.served)
        expect(own.filter(({ kind }) => kind === 'missing')).toHaveLength(meal.missing)
      }
      const groups = registerGroups(meals, rows)
      expect(groups.flatMap((group) => group.rows)).toHaveLength(rows.length)
      expect(groups.flatMap(({ meal }) => meal ?? [])).toHaveLength(meals.length)
    }),
  )
})
