import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marks } from '../../../src/areas/attendance/mark/mark'
import type { Leave } from '../../../src/areas/attendance/mark/proposed-mark'
import { rollCall } from '../../../src/areas/attendance/sheet/roll-call'
import { rollMeals } from '../../../src/areas/attendance/sheet/roll-meals'
import { specialMeals } from '../../../src/areas/attendance/sheet/special-meals'
import { specialLines } from '../../../src/areas/attendance/special-lines'
import { child, enrolled, leave, marked, monday, sunflowers } from './class-of-four'

type Eating = {
  readonly id: string
  readonly studentNo: string
  readonly status: string
  readonly mealPlan: string
  readonly quarantineUntil?: string | null
  readonly allergies?: readonly string[] | null
  readonly dietTaboo?: readonly string[] | null
  readonly healthTag?: string | null
}
const eating = (id: string, more: Partial<Eating> = {}): Eating => ({ ...child(id), mealPlan: 'FULL', allergies: null, ...more })
type Record = ReturnType<typeof marked> & { readonly outTime?: string }
type Given = { records?: readonly Record[]; leaves?: readonly Leave[]; sheet?: { status: string; submittedAt: null } }

const rollOf = (children: readonly Eating[], more: Given = {}) => {
  const enrolments = children.map(({ id }) => enrolled(id))
  return rollCall({ date: monday, classId: sunflowers, children, enrolments, records: [], leaves: [], ...more })
}
const lunchOf = (...given: Parameters<typeof rollOf>) => specialMeals(rollOf(...given), '2M1S').filter(({ meal }) => meal === 'L')

const lan = eating('lan', { allergies: ['milk'] })
const ming = eating('ming', { allergies: ['milk', 'egg'], healthTag: '鸡蛋严重过敏' })
const hua = eating('hua', { dietTaboo: ['halal'] })
const wei = eating('wei')

describe('heads that must not have everything', () => {
  test('who eats everything is not among them, and nobody is named', () => {
    const found = lunchOf([lan, ming, hua, wei])
    expect(found).toEqual([
      { meal: 'L', allergens: ['egg', 'milk'], taboos: [], severe: true, heads: 1 },
      { meal: 'L', allergens: ['milk'], taboos: [], severe: false, heads: 1 },
      { meal: 'L', allergens: [], taboos: ['halal'], severe: false, heads: 1 },
    ])
    expect(JSON.stringify(found)).not.toMatch(/lan|ming|hua/)
  })

  test('the answer that there are no allergies is none', () => {
    expect(lunchOf([eating('well', { allergies: ['none'], healthTag: '易感冒' })])).toEqual([])
  })

  test('two with the same reasons are one line, whatever the order in which these were entered', () => {
    const other = eating('other', { allergies: ['egg', 'milk'] })
    const same = eating('same', { allergies: ['milk', 'egg'] })
    expect(lunchOf([other, same])).toEqual([{ meal: 'L', allergens: ['egg', 'milk'], taboos: [], severe: false, heads: 2 }])
  })

  test('who is away, on approved leave, kept at home or not planned for the meal is not counted', () => {
    expect(lunchOf([lan], { records: [marked('lan', 'S')] })).toEqual([])
    expect(lunchOf([lan], { leaves: [leave('lan')] })).toEqual([])
    expect(lunchOf([{ ...lan, quarantineUntil: monday }])).toEqual([])
    expect(lunchOf([eating('none', { allergies: ['milk'], mealPlan: 'NONE' })])).toEqual([])
  })

  test('half a day of leave, and leaving before lunch, are counted as the meal is', () => {
    const half = { leaves: [leave('lan', { halfDay: 'PM' })] }
    const meals = rollMeals(rollOf([lan], half), '2M1S', null)
    expect(lunchOf([lan], half)).toHaveLength(meals.L)
    const early = specialMeals(rollOf([lan], { records: [{ ...marked('lan', 'E'), outTime: '11:00' }] }), '2M1S')
    expect(early.map(({ meal }) => meal)).toEqual(['B'])
  })

  test('once the sheet is out, who nobody marked does not eat', () => {
    const sheet = { status: 'SUBMITTED', submittedAt: null }
    expect(lunchOf([lan, ming], { records: [marked('lan', 'P')], sheet })).toMatchObject([{ allergens: ['milk'], heads: 1 }])
  })

  test('they are never more than the heads of their meal', () => {
    const some = fc.record({
      status: fc.constantFrom(undefined, ...marks),
      allergies: fc.subarray(['milk', 'egg', 'soy']),
      dietTaboo: fc.subarray(['halal', 'noPork']),
      mealPlan: fc.constantFrom('FULL', 'LUNCH', 'NONE'),
      isTagged: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), fc.constantFrom('DRAFT', 'SUBMITTED'), (given, status) => {
        const children = given.map((one, at) => eating(`c${at}`, { ...one, ...(one.isTagged && { healthTag: '!' }) }))
        const records = given.flatMap((one, at) => (one.status ? [marked(`c${at}`, one.status)] : []))
        const roll = rollOf(children, { records, sheet: { status, submittedAt: null } })
        const heads = rollMeals(roll, '3M2S', null)
        const special = specialMeals(roll, '3M2S')
        for (const meal of ['B', 'AS', 'L', 'PS', 'D'] as const) {
          const ofMeal = special.filter((one) => one.meal === meal)
          expect(ofMeal.reduce((sum, one) => sum + one.heads, 0)).toBeLessThanOrEqual(heads[meal])
        }
      }),
    )
  })
})

describe('what the kitchen is told of a meal', () => {
  const special = (allergens: string[], more: { taboos?: string[]; severe?: boolean; heads?: number; meal?: string } = {}) => ({
    meal: 'L',
    allergens,
    taboos: [],
    severe: false,
    heads: 1,
    ...more,
  })
  const sheet = (classId: string, ...specialMeals: ReturnType<typeof special>[]) => ({ classId, specialMeals })
  const custard = { name: '奶香蒸蛋', allergens: ['egg', 'milk'] }
  const rice = { name: '米饭', allergens: null }

  test('two allergens of one dish are one plate, and the dish is left out once', () => {
    expect(specialLines('L', [sheet('a', special(['egg', 'milk', 'soy']))], [custard, rice])).toEqual([
      { allergens: ['egg', 'milk'], taboos: [], severe: false, heads: 1, classes: [{ classId: 'a', heads: 1 }], avoid: ['奶香蒸蛋'] },
    ])
  })

  test('an allergy nothing served has is not told, and one of another meal is not told now', () => {
    expect(specialLines('L', [sheet('a', special(['fish']), special(['egg'], { meal: 'B' }))], [custard])).toEqual([])
  })

  test('classes with the same reason stand together, and severe ones first', () => {
    const sheets = [
      sheet('a', special(['milk'], { heads: 2 }), special(['milk', 'soy'])),
      sheet('b', special(['milk']), special(['egg'], { severe: true })),
    ]
    expect(specialLines('L', sheets, [custard])).toMatchObject([
      { allergens: ['egg'], severe: true, heads: 1, classes: [{ classId: 'b', heads: 1 }] },
      {
        allergens: ['milk'],
        heads: 4,
        classes: [
          { classId: 'a', heads: 3 },
          { classId: 'b', heads: 1 },
        ],
      },
    ])
  })

  test('a taboo is told whatever is served; its severity is that of an allergy the meal meets', () => {
    const both = special(['fish'], { taboos: ['halal'], severe: true })
    expect(specialLines('L', [sheet('a', both)], [rice])).toMatchObject([
      { allergens: [], taboos: ['halal'], severe: false, heads: 1, avoid: [] },
    ])
  })

  test('sheets of before, and those whose reader may not know, tell nothing', () => {
    expect(specialLines('L', [{ classId: 'a' }, { classId: 'b', specialMeals: null }], [custard])).toEqual([])
  })
})
