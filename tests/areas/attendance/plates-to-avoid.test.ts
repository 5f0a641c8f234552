import { describe, expect, test } from 'vitest'
import { platesToAvoid } from '../../../src/areas/attendance/allergy/plates-to-avoid'
import { rollCall } from '../../../src/areas/attendance/sheet/roll-call'
import { child, enrolled, leave, marked, monday, sunflowers } from './class-of-four'

type Eating = ReturnType<typeof child> & {
  mealPlan: string
  allergies: string[] | null
  healthTag?: string | null
  quarantineUntil?: string
}
const eating = (id: string, more: Partial<Eating> = {}): Eating => ({ ...child(id), mealPlan: 'FULL', allergies: null, ...more })

const lan = eating('lan', { allergies: ['milk'] })
const ming = eating('ming', { allergies: ['milk', 'egg'], healthTag: '鸡蛋严重过敏' })
const menu = [
  {
    meal: 'L',
    dishes: [
      { name: '蒸蛋', allergens: ['egg'] },
      { name: '米饭', allergens: null },
    ],
  },
  { meal: 'PS', dishes: [{ name: '酸奶', allergens: ['milk'] }] },
] as const

type Given = { records?: ReturnType<typeof marked>[]; leaves?: ReturnType<typeof leave>[]; sheet?: { status: string } }
const avoided = (children: Eating[], more: Given = {}, pattern = '2M1S') => {
  const enrolments = children.map(({ id }) => enrolled(id))
  const roll = rollCall({ date: monday, classId: sunflowers, children, enrolments, records: [], leaves: [], ...more })
  return platesToAvoid(roll, menu, pattern).map(({ child: { id }, severe, allergens, plates }) => [
    id,
    severe,
    allergens.join(),
    plates.map(({ meal, dish }) => `${meal} ${dish}`).join(),
  ])
}

describe('what a child must not eat of today', () => {
  test('severe ones stand first, each with the dishes and the allergens in them', () => {
    expect(avoided([lan, ming])).toEqual([
      ['ming', true, 'egg,milk', 'L 蒸蛋,PS 酸奶'],
      ['lan', false, 'milk', 'PS 酸奶'],
    ])
  })

  test.each([
    ['who is marked ill', { records: [marked('lan', 'S')] }],
    ['who is on approved leave', { leaves: [leave('lan')] }],
    ['whom nobody marked on a sheet that is out', { sheet: { status: 'SUBMITTED' } }],
  ])('%s is not served', (_, more) => expect(avoided([lan], more)).toEqual([]))

  test('who is kept at home, or whose plan or house leaves the meal out, is not served it', () => {
    expect(avoided([{ ...lan, quarantineUntil: monday }])).toEqual([])
    expect(avoided([{ ...lan, mealPlan: 'NONE' }])).toEqual([])
  })

  test('who left before the snack meets what was served before', () => {
    expect(avoided([ming], { records: [marked('ming', 'E', { outTime: '12:30' })] })).toEqual([['ming', true, 'egg', 'L 蒸蛋']])
  })

  test('an allergy nothing served has, and the answer that there is none, ask for nothing', () => {
    expect(avoided([eating('hua', { allergies: ['peanut'] }), eating('wei', { allergies: ['none'], healthTag: '易感冒' })])).toEqual([])
  })
})
