import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import type { CardStanding, HomeCardProps } from '../../../../src/app/home/home-card'
import { DisposalCard } from '../../../../src/areas/canteen/app/home/DisposalCard'
import { FridgesCard } from '../../../../src/areas/canteen/app/home/FridgesCard'
import { SamplesCard } from '../../../../src/areas/canteen/app/home/SamplesCard'
import { type Stage, stage } from '../../../kit/area-stage'
import { dayInCalendar } from '../../../kit/day-in-calendar'
import { kitchenRows, mealOf, readKitchen, sampleTaken, today } from './kitchen-rows'
import { cellar } from './taking'

let on: Stage
cellar(() => on)

type Rows = ReturnType<typeof kitchenRows>
/** Draws a card, and answers what it last told of itself. */
async function told(Card: ComponentType<HomeCardProps>, rows: Rows, role: 'cook' | 'foodDirector' = 'cook'): Promise<CardStanding> {
  const standings: CardStanding[] = []
  on = await stage(<Card tell={(one) => void standings.push(one)} />, rows, { role, address: '/dashboard/analysis' })
  await on.wait(() => standings.length > 0)
  return standings.at(-1) as CardStanding
}
const open = { 'school-day': [dayInCalendar(today)] }
const sampled = (meals: readonly (readonly [string, readonly string[]])[]) =>
  meals.flatMap(([mealType, dishes]) => dishes.map((dishId) => sampleTaken(`${mealType}.${dishId}`, 5, { date: today, mealType, dishId })))
const dishesOf = (meal: string) => (kitchenRows()['menu-meal']?.find(({ id }) => id === `${today}.${meal}`)?.dishes ?? []) as string[]

test.each([
  ['a closed day', [dayInCalendar(today, { isOpen: false, mealServed: false })]],
  ['a closed day that says it cooks', [dayInCalendar(today, { isOpen: false })]],
  ['an open day without a kitchen', [dayInCalendar(today, { mealServed: false })]],
  ['a day the calendar does not know', []],
])('on %s nobody is asked for samples', async (_, calendar) => {
  expect(await told(SamplesCard, { ...kitchenRows(), 'school-day': calendar })).toEqual({ as: 'none' })
})

test('where nothing was sampled the meal at hand stands with its dishes, and the one that went without as a warning', async () => {
  expect(await told(SamplesCard, { ...kitchenRows(), ...open })).toMatchObject({ as: 'due', values: { count: 10 } })
  expect(on.find('.card-bad')?.textContent).toContain('Breakfast: 2 dishes missing')
  expect(on.find('.sample-ring')?.textContent).toContain('Lunch')
  expect(on.place.querySelectorAll('.card-rows > li')).toHaveLength(10)
  await on.wait(() => on.find('.big-button', 'Take the rice'))
})

test('where all were sampled or have a reason it is well, and whoever only answers for them is offered no camera', async () => {
  const [rice, ...others] = dishesOf('L')
  const reason = { id: 'x', date: today, mealType: 'L', dishId: rice, cause: 'notServed', note: null, status: 'VALID', rev: 1 }
  const rows = {
    ...kitchenRows(),
    ...open,
    'retained-sample': sampled([
      ['B', dishesOf('B')],
      ['L', others],
    ]),
    'sample-exception': [reason],
  }
  expect(await told(SamplesCard, rows)).toMatchObject({ as: 'well', values: { done: 12, total: 12 } })
  expect(on.find('.big-button')).toBeUndefined()
  await on.leave()
  await told(SamplesCard, { ...kitchenRows(), ...open }, 'foodDirector')
  expect(on.find('.big-button')).toBeUndefined()
})

test('a day with a kitchen and no published menu cannot be checked, and is said to be so', async () => {
  const rows = { ...kitchenRows(), ...open, 'menu-meal': [], 'retained-sample': sampled([['L', ['rice']]]) }
  expect(await told(SamplesCard, rows)).toMatchObject({ as: 'due' })
  expect(on.text()).toContain('samples cannot be checked')
  await on.leave()
  // A meal that lists no dish is no menu either.
  expect(await told(SamplesCard, { ...rows, 'menu-meal': [mealOf(today, 'L', [])] })).toMatchObject({ as: 'due' })
})

test('on a closed day the fridges are read as long as a sample is kept, and then not any more', async () => {
  const closed = { ...kitchenRows(), 'school-day': [dayInCalendar(today, { isOpen: false, mealServed: false })] }
  expect(await told(FridgesCard, { ...closed, 'retained-sample': [sampleTaken('kept', 60)] })).toMatchObject({
    as: 'due',
    values: { count: 2 },
  })
  await on.leave()
  expect(await told(FridgesCard, { ...closed, 'retained-sample': [sampleTaken('gone', 60, { status: 'DISPOSED' })] })).toEqual({
    as: 'none',
  })
  await on.leave()
  expect((await told(FridgesCard, { ...readKitchen(), ...open })).as).toBe('well')
})

test.each([
  ['nothing is kept', [], 'well', []],
  ['one has not been kept for two days', [48 * 60 - 1], 'well', []],
  ['one has been, and another for four days', [48 * 60, 96 * 60 + 1], 'due', ['2', '1 of them kept for more than 96 hours']],
] as const)('what is to be disposed of, where %s', async (_, minutes, as, said) => {
  const samples = minutes.map((ago, at) => sampleTaken(`s${at}`, ago))
  expect((await told(DisposalCard, { ...kitchenRows(), 'retained-sample': samples })).as).toBe(as)
  for (const words of said) expect(on.text()).toContain(words)
})
