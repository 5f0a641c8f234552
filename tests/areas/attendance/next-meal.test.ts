import { expect, test } from 'vitest'
import { nextMeal } from '../../../src/areas/attendance/next-meal'

const [thursday, friday, saturday, sunday, monday] = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
const day = (date: string, isOpen = true, mealServed = true) => ({ date, isOpen, mealServed })
const week = [day(thursday), day(friday), day(saturday, false), day(sunday, false), day(monday)]

test.each([
  ['00:00', 'B', false],
  ['07:59', 'B', false],
  ['08:00', 'B', true],
  ['08:29', 'B', true],
  ['08:30', 'L', false],
  ['11:19', 'L', false],
  ['11:20', 'L', true],
  ['11:59', 'L', true],
  ['12:00', 'PS', false],
  ['14:40', 'PS', true],
  ['15:09', 'PS', true],
])('at %s of three meals the next one is %s, being served: %s', (clock, meal, isServed) => {
  expect(nextMeal(`${friday} ${clock}:30`, '2M1S', week)).toMatchObject({ date: friday, meal, isServed })
})

test('after the last meal it is the first one of the next open day, whatever lies between', () => {
  expect(nextMeal(`${friday} 15:10:00`, '2M1S', week)).toEqual({ date: monday, meal: 'B', from: '08:00', isServed: false })
  expect(nextMeal(`${thursday} 17:00:00`, '3M2S', week)).toEqual({ date: friday, meal: 'B', from: '08:00', isServed: false })
  expect(nextMeal(`${thursday} 16:59:00`, '3M2S', week)).toMatchObject({ date: thursday, meal: 'D', isServed: true })
})

test('a Saturday that makes up for a holiday is a day like any other', () => {
  const made = week.map((one) => (one.date === saturday ? day(saturday) : one))
  expect(nextMeal(`${friday} 18:00:00`, '2M1S', made)).toMatchObject({ date: saturday })
  expect(nextMeal(`${saturday} 09:00:00`, '2M1S', made)).toMatchObject({ date: saturday, meal: 'L' })
})

test('there is none on a closed day, on one nobody cooks for, or on one the calendar does not know', () => {
  expect(nextMeal(`${saturday} 09:00:00`, '2M1S', week)).toBeUndefined()
  expect(nextMeal(`${friday} 09:00:00`, '2M1S', [day(friday, true, false), day(monday)])).toBeUndefined()
  expect(nextMeal('2026-11-30 09:00:00', '2M1S', week)).toBeUndefined()
})

test('after the last meal before a day without a kitchen, and at the end of the calendar, the next one is a later day or none', () => {
  const without = [day(friday), day(saturday, true, false), day(monday)]
  expect(nextMeal(`${friday} 18:00:00`, '2M1S', without)).toMatchObject({ date: monday })
  expect(nextMeal(`${monday} 18:00:00`, '2M1S', week)).toBeUndefined()
})
