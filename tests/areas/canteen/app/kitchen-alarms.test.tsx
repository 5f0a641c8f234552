import { beforeAll, expect, test } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import { fridgeAlarms, sampleAlarms } from '../../../../src/areas/canteen/app/home/kitchen-alarms'
import type { MealView } from '../../../../src/areas/canteen/app/use-kitchen'
import { fridgeRound } from '../../../../src/areas/canteen/fridge/fridge-round'

beforeAll(() => speak('zh-CN'))

const day = '2026-11-23'
const fridge = (id: string) => ({ id, name: id, enabled: true, tempMin: 0, tempMax: 8 })
const read = (fridgeId: string, at: string, temp = 4) => ({ fridgeId, readTime: `${day} ${at}`, temp, status: 'VALID' })
const found = (clock: string, readings: ReturnType<typeof read>[], isOpen = true) => {
  const now = `${day} ${clock}`
  return fridgeAlarms(fridgeRound(now, [fridge('a'), fridge('b')], readings), isOpen, now).map(
    ({ tone, values, since }) => `${tone} ${values?.names ?? values?.fridge} ${since}`,
  )
}
const morning = [read('a', '07:40:00'), read('b', '07:40:00')]

test.each([
  ['before the round', '07:29:59', [], []],
  ['when the round begins', '07:30:00', [], ['soon a、b 08:30']],
  ['a second before it is late', '08:29:59', [], ['soon a、b 08:30']],
  ['an hour later', '08:30:00', [], ['bad a、b 08:30']],
  ['an hour later, one of them read', '08:30:00', [read('b', '08:00:00')], ['bad a 08:30']],
  ['at noon, when a reading would count for the afternoon', '12:00:00', [], []],
  ['an hour after the round of the afternoon', '17:30:00', morning, ['bad a、b 17:30']],
  ['all are read', '09:00:00', morning, []],
])('fridges nobody has read: %s', (_, clock, readings, expected) => expect(found(clock, readings)).toEqual(expected))

const warm = [...morning, read('a', '09:00:00', 9)]

test.each([
  ['it is read', '09:00:00', warm, ['soon a 09:30']],
  ['half an hour has gone by', '09:30:00', warm, ['soon a 09:30']],
  ['more than half an hour has gone by', '09:31:00', warm, ['bad a 09:00']],
  ['it has been read in range again', '09:40:00', [...warm, read('a', '09:35:00')], []],
])('a fridge that is too warm, when %s', (_, clock, readings, expected) => expect(found(clock, readings)).toEqual(expected))

test('on a closed day nobody has to read a fridge, and one that is too warm is too warm', () => {
  expect(found('09:31:00', [read('a', '09:00:00', 9)], false)).toEqual(['bad a 09:00'])
})

const meal = (name: MealView['meal'], light: MealView['light'], missing: number): MealView => ({
  ...{ meal: name, light, missing, done: 0, tiles: [] },
})

test('a meal that was served without its samples is wrong, one that is being served soon is, and one still cooked is not', () => {
  const meals = [meal('B', 'red', 2), meal('AS', 'done', 0), meal('L', 'late', 1), meal('PS', 'open', 3)]

  expect(sampleAlarms({ meals }, (name) => name).map(({ tone, values, since }) => [tone, values?.meal, values?.count, since])).toEqual([
    ['bad', 'B', 2, '08:30'],
    ['soon', 'L', 1, '12:00'],
  ])
})
