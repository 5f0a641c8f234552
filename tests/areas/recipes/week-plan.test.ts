import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Meal, meals } from '../../../src/areas/recipes/published/meal'
import { copied, type OnCollision } from '../../../src/areas/recipes/week/copy-plan'
import { added, moved, removed, undone, weighed } from '../../../src/areas/recipes/week/edit-plan'
import { nextSpot } from '../../../src/areas/recipes/week/grid-steps'
import { stepsAhead, stepsAside } from '../../../src/areas/recipes/week/menu-steps'
import { gramsAt, mealAt, mealRows, type PlannedMeal, type WeekPlan, withMeals } from '../../../src/areas/recipes/week/planned-meal'
import { weekDays } from '../../../src/areas/recipes/week/week-days'
import { addDays } from '../../../src/contract/time'

const monday = '2026-11-23'
const [mon, tue] = [monday, addDays(monday, 1)]
const planned = (date: string, meal: Meal, dishes: readonly string[], portions: PlannedMeal['portions'] = []) => ({
  date,
  meal,
  dishes,
  portions,
})
const planOf = (...list: readonly PlannedMeal[]): WeekPlan => withMeals(new Map(), list)
const dishesAt = (plan: WeekPlan, date: string, meal: Meal) => mealAt(plan, { date, meal }).dishes

const anyPlan = (from: string) =>
  array(
    record({
      day: integer({ min: 0, max: 6 }),
      meal: constantFrom(...meals),
      dishes: uniqueArray(constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }),
    }),
    { maxLength: 12 },
  ).map((list) => planOf(...list.map(({ day, meal, dishes }) => planned(addDays(from, day), meal, dishes))))

describe('a dish of a week menu', () => {
  const plan = planOf(planned(mon, 'L', ['rice', 'fish', 'soup'], [{ id: 'p1', dish: 'fish', grams: 30 }]), planned(tue, 'L', ['rice']))

  test('is moved within its meal and to another, and takes its grams with it', () => {
    const within = withMeals(plan, moved(plan, { date: mon, meal: 'L' }, 'soup', { date: mon, meal: 'L', at: 0 }))
    expect(dishesAt(within, mon, 'L')).toEqual(['soup', 'rice', 'fish'])
    const across = withMeals(plan, moved(plan, { date: mon, meal: 'L' }, 'fish', { date: tue, meal: 'L', at: 0 }))
    expect([dishesAt(across, mon, 'L'), dishesAt(across, tue, 'L')]).toEqual([
      ['rice', 'soup'],
      ['fish', 'rice'],
    ])
    expect(gramsAt(mealAt(across, { date: tue, meal: 'L' }), 'fish', undefined)).toBe(30)
    expect(mealAt(across, { date: mon, meal: 'L' }).portions).toEqual([])
  })

  test('is served once at a meal', () => {
    expect(added(plan, { date: mon, meal: 'L' }, 'rice')).toEqual([])
    expect(moved(plan, { date: mon, meal: 'L' }, 'rice', { date: tue, meal: 'L', at: 0 })).toEqual([])
  })

  test('weighs what was set for this meal, and what the dish says when that is taken back', () => {
    const dish = { ingredients: [{ id: '1', food: 'x', gramsNet: 40, isMain: true, prep: null }] }
    const cell = { date: mon, meal: 'L' } as const
    expect(gramsAt(mealAt(plan, cell), 'fish', dish)).toBe(30)
    expect(weighed(plan, cell, 'fish', 30)).toEqual([])
    const back = withMeals(plan, weighed(plan, cell, 'fish', undefined))
    expect(gramsAt(mealAt(back, cell), 'fish', dish)).toBe(40)
  })

  test('leaves the week as it was when the step is taken back, whatever the step', () => {
    const cell = { date: mon, meal: 'L' } as const
    for (const step of [
      added(plan, cell, 'egg'),
      removed(plan, cell, 'fish'),
      moved(plan, cell, 'fish', { date: tue, meal: 'L', at: 1 }),
    ]) {
      expect(step).not.toEqual([])
      const after = withMeals(plan, step)
      const back = withMeals(after, undone(plan, step))
      for (const [key, meal] of plan) expect(back.get(key)).toEqual(meal)
    }
  })
})

describe('a copy', () => {
  const days = [0, 1, 2, 3, 4].map((at) => addDays(monday, at))
  const copy = (source: WeekPlan, plan: WeekPlan, onCollision: OnCollision, open = days) =>
    copied({ what: 'week', from: addDays(monday, -7), to: monday }, source, plan, { days: open, onCollision, mayWrite: () => true })

  test('of a week lies on the same weekdays, fills what is empty and keeps the rest unless told otherwise', () => {
    const source = planOf(planned(addDays(mon, -7), 'L', ['rice']), planned(addDays(tue, -7), 'L', ['noodles']))
    const plan = planOf(planned(tue, 'L', ['soup']))
    const kept = copy(source, plan, 'keep')
    expect(kept).toMatchObject({ filled: 1, replaced: 0, kept: 1, leftOut: 0, changed: [{ date: mon, dishes: ['rice'] }] })
    expect(copy(source, plan, 'replace')).toMatchObject({ filled: 1, replaced: 1, kept: 0 })
    expect(copy(source, plan, 'replace', [tue])).toMatchObject({ filled: 0, replaced: 1, leftOut: 1 })
  })

  test('of a day or a meal lies on any other day', () => {
    const source = planOf(planned(mon, 'B', ['egg']), planned(mon, 'L', ['rice']))
    const how = { days, onCollision: 'keep', mayWrite: () => true } as const
    expect(copied({ what: 'day', from: mon, to: tue }, source, new Map(), how).changed.map(({ date, meal }) => `${date} ${meal}`)).toEqual([
      `${tue} B`,
      `${tue} L`,
    ])
    expect(copied({ what: 'meal', from: mon, to: tue, meal: 'L' }, source, new Map(), how).changed).toMatchObject([{ meal: 'L' }])
  })

  test('counts every meal of the source once, writes nothing on closed days, and made twice changes nothing', () => {
    assert(
      property(anyPlan(addDays(monday, -7)), anyPlan(monday), constantFrom<OnCollision>('keep', 'replace'), (source, plan, onCollision) => {
        const { changed, filled, replaced, kept, leftOut } = copy(source, plan, onCollision)
        const wanted = [...source.values()].filter(({ dishes }) => dishes.length > 0)
        expect(filled + replaced + kept + leftOut).toBe(wanted.length)
        expect(filled + replaced).toBe(changed.length)
        expect(changed.every(({ date }) => days.includes(date))).toBe(true)
        expect(copy(source, withMeals(plan, changed), onCollision).changed).toEqual([])
      }),
    )
  })
})

describe('the grid', () => {
  test('has the days of the week with their reasons, and a weekend day only when it is open', () => {
    const calendar = [
      { date: mon, isOpen: false, mealServed: false, reason: '元旦' },
      { date: addDays(mon, 5), isOpen: true, mealServed: true, reason: '元旦调休上班' },
    ]
    const found = weekDays(monday, calendar)
    expect(found.map(({ isServed }) => isServed)).toEqual([false, true, true, true, true, true])
    expect(found[0]?.reason).toBe('元旦')
    expect(mealRows('2M1S', planOf(planned(mon, 'D', ['soup'])))).toEqual(['B', 'L', 'PS', 'D'])
  })

  test('is walked by arrows: through the dishes, on to the next meal, past a closed day', () => {
    const closed = [{ date: tue, isOpen: false, mealServed: false, reason: null }]
    const grid = { days: weekDays(monday, closed), rows: ['B', 'L'] as const, plan: planOf(planned(mon, 'B', ['egg'])), isHeld: false }
    expect(nextSpot({ date: mon, meal: 'B', at: 0 }, 'down', grid)).toEqual({ date: mon, meal: 'B', at: 1 })
    expect(nextSpot({ date: mon, meal: 'B', at: 1 }, 'down', grid)).toEqual({ date: mon, meal: 'L', at: 0 })
    expect(nextSpot({ date: mon, meal: 'B', at: 0 }, 'right', grid)).toEqual({ date: addDays(mon, 2), meal: 'B', at: 0 })
    expect(nextSpot({ date: mon, meal: 'B', at: 0 }, 'left', grid)).toBeUndefined()
  })
})

test('steps somebody may take one after the other are one press, and those with a reason stand beside', () => {
  expect(stepsAhead(null, () => true)).toEqual(['check', 'review', 'approve', 'publish'])
  expect(stepsAhead('REVIEWED', (step) => step === 'approve' || step === 'publish')).toEqual(['approve', 'publish'])
  expect(stepsAhead('CHECKED', (step) => step === 'approve')).toEqual([])
  expect(stepsAside('PUBLISHED', () => true)).toEqual(['change'])
  expect(stepsAside('CHECKED', () => true)).toEqual(['reject'])
})
