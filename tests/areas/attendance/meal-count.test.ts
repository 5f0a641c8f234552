import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { childMeals } from '../../../src/areas/attendance/mark/child-meals'
import { marks } from '../../../src/areas/attendance/mark/mark'
import { mealCount } from '../../../src/areas/attendance/sheet/meal-count'
import { meals, mealsOfPattern } from '../../../src/areas/recipes/published/meal'

const eater = (status: string | undefined, more: Record<string, string> = {}) => ({ mealPlan: 'FULL', status, ...more })

describe('meals of a child', () => {
  test.each([
    ['1M2S', ['AS', 'L', 'PS']],
    ['2M1S', ['B', 'L', 'PS']],
    ['3M1S', ['B', 'L', 'PS', 'D']],
    ['3M2S', ['B', 'AS', 'L', 'PS', 'D']],
    ['added by the kindergarten', ['B', 'AS', 'L', 'PS', 'D']],
  ])('where %s are served, a present child eats %j', (pattern, eaten) => {
    expect(childMeals(eater('P'), pattern)).toEqual(eaten)
  })

  test.each([
    ['FULL', ['B', 'AS', 'L', 'PS', 'D']],
    ['LUNCH', ['AS', 'L', 'PS']],
    ['NONE', []],
    ['added by the kindergarten', ['B', 'AS', 'L', 'PS', 'D']],
  ])('on the plan %s eats %j', (mealPlan, eaten) => {
    expect(childMeals({ mealPlan, status: 'P' }, '3M2S')).toEqual(eaten)
  })

  test.each([...['S', 'A', 'U', 'H', 'N'], undefined])('marked %s eats nothing', (status) => {
    expect(childMeals(eater(status), '3M2S')).toEqual([])
  })

  test.each([
    [{}, ['AS', 'L', 'PS', 'D']],
    [{ inTime: '08:29' }, ['B', 'AS', 'L', 'PS', 'D']],
    [{ inTime: '08:30' }, ['AS', 'L', 'PS', 'D']],
    [{ inTime: '09:59' }, ['AS', 'L', 'PS', 'D']],
    [{ inTime: '10:00' }, ['L', 'PS', 'D']],
    [{ inTime: '12:00' }, ['PS', 'D']],
    [{ inTime: '17:00' }, []],
    [{ inTime: '09:00', outTime: '14:40' }, ['AS', 'L']],
  ])('coming late with %j eats %j', (times, eaten) => {
    expect(childMeals(eater('L', times), '3M2S')).toEqual(eaten)
  })

  test.each([
    [{}, ['B', 'AS', 'L', 'PS']],
    [{ outTime: '14:40' }, ['B', 'AS', 'L']],
    [{ outTime: '14:41' }, ['B', 'AS', 'L', 'PS']],
    [{ outTime: '16:31' }, ['B', 'AS', 'L', 'PS', 'D']],
    [{ outTime: '08:00' }, []],
    [{ inTime: '10:30', outTime: '13:00' }, ['L']],
  ])('leaving early with %j eats %j', (times, eaten) => {
    expect(childMeals(eater('E', times), '3M2S')).toEqual(eaten)
  })

  test('an ordinary pick-up takes no meal away', () => {
    expect(childMeals(eater('P', { inTime: '08:40', outTime: '16:20' }), '3M2S')).toEqual([...meals])
  })
})

describe('meals of a class', () => {
  const class1 = [
    eater('P'),
    eater('P'),
    eater('L'),
    eater('S'),
    eater(undefined),
    { mealPlan: 'LUNCH', status: 'P' },
    { mealPlan: 'NONE', status: 'P' },
  ]

  test('counts each meal', () => expect(mealCount(class1, '3M2S')).toEqual({ B: 2, AS: 4, L: 4, PS: 4, D: 3 }))
  test('counts only meals that are served', () => expect(mealCount(class1, '1M2S')).toEqual({ B: 0, AS: 4, L: 4, PS: 4, D: 0 }))
  test('an empty class eats nothing', () => expect(mealCount([], '3M2S')).toEqual({ B: 0, AS: 0, L: 0, PS: 0, D: 0 }))

  test('adjustments add up, never below nought, and never to a meal that is not served', () => {
    const adjusted = mealCount(class1, '1M2S', [
      { meal: 'L', by: 2 },
      { meal: 'L', by: -1 },
      { meal: 'PS', by: -9 },
      { meal: 'D', by: 5 },
      { meal: 'tea', by: 3 },
    ])
    expect(adjusted).toEqual({ B: 0, AS: 4, L: 5, PS: 0, D: 0 })
  })

  test('is the sum of its children', () => {
    const one = fc.record({
      mealPlan: fc.constantFrom('FULL', 'LUNCH', 'NONE'),
      status: fc.constantFrom(...marks),
      inTime: fc.constantFrom(null, '07:50', '09:10', '11:30'),
      outTime: fc.constantFrom(null, '11:00', '15:00', '17:10'),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 35 }), fc.constantFrom('1M2S', '2M1S', '3M1S', '3M2S'), (eaters, pattern) => {
        const total = mealCount(eaters, pattern)
        for (const meal of meals) expect(total[meal]).toBe(eaters.filter((eater) => childMeals(eater, pattern).includes(meal)).length)
        expect(meals.filter((meal) => total[meal] > 0 && !mealsOfPattern(pattern).includes(meal))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
