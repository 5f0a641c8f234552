import { describe, expect, test } from 'vitest'
import { mealsDue } from '../../../src/areas/canteen/current-meal'
import { fridgeRound } from '../../../src/areas/canteen/fridge/fridge-round'

const meals = (...lights: ('done' | 'open' | 'late' | 'red')[]) => lights.map((light, at) => ({ light, meal: ['B', 'L', 'PS'][at] }))
const named = ({ current, missed }: ReturnType<typeof mealsDue<{ light: 'done' | 'open' | 'late' | 'red'; meal: string | undefined }>>) => [
  current?.meal,
  missed.map(({ meal }) => meal),
]

test.each([
  ['nothing is missing', meals('done', 'done', 'done'), [undefined, []]],
  ['the morning, before anything was served', meals('open', 'open', 'open'), ['B', []]],
  ['breakfast is on the tables without all samples', meals('late', 'open', 'open'), ['B', []]],
  ['breakfast went without, lunch is at hand', meals('red', 'open', 'open'), ['L', ['B']]],
  ['a later meal was sampled ahead of an earlier one', meals('open', 'done', 'open'), ['B', []]],
  ['all is over and two went without', meals('red', 'done', 'red'), ['B', ['PS']]],
] as const)('the meal to take samples of, when %s', (_, given, expected) => {
  expect(named(mealsDue(given))).toEqual(expected)
})

describe('the round of fridges', () => {
  const day = '2026-11-23'
  const fridge = (id: string, more = {}) => ({ id, enabled: true, tempMin: 0, tempMax: 8, ...more })
  const read = (fridgeId: string, at: string, temp = 4, more = {}) => ({ fridgeId, readTime: at, temp, status: 'VALID', ...more })
  const states = (now: string, readings: ReturnType<typeof read>[], fridges = [fridge('a'), fridge('b')]) => {
    const { time, isDue, fridges: all } = fridgeRound(`${day} ${now}`, fridges, readings)
    return [time, isDue, all.map(({ duty }) => duty.state).join(' ')]
  }

  test.each([
    ['07:29:59', '07:30', false, 'open open'],
    ['07:30:00', '07:30', true, 'open open'],
    ['08:29:59', '07:30', true, 'open open'],
    ['08:30:00', '07:30', true, 'late late'],
    ['11:59:59', '07:30', true, 'late late'],
    ['12:00:00', '16:30', false, 'open open'],
    ['16:30:00', '16:30', true, 'open open'],
    ['17:30:00', '16:30', true, 'late late'],
  ])('at %s it is that of %s, due: %s, and the fridges are %s', (now, time, isDue, state) => {
    expect(states(now, [])).toEqual([time, isDue, state])
  })

  test('a reading of the morning is not one of the afternoon, and one that was voided or dated ahead is none', () => {
    const morning = read('a', `${day} 07:40:00`)
    expect(states('09:00:00', [morning])).toEqual(['07:30', true, 'done late'])
    expect(states('16:40:00', [morning])).toEqual(['16:30', true, 'open open'])
    expect(states('09:00:00', [{ ...morning, status: 'VOID' }])).toEqual(['07:30', true, 'late late'])
    expect(states('09:00:00', [read('a', `${day} 07:40:00`, 4, { doubtful: true })])).toEqual(['07:30', true, 'late late'])
  })

  test('a fridge out of use is not on it', () => {
    expect(states('09:00:00', [], [fridge('a', { enabled: false }), fridge('b')])[2]).toBe('late')
  })

  test('a fridge that has been too warm for more than half an hour is told with its worst, until it is read in range', () => {
    const warm = [read('a', `${day} 09:00:00`, 9), read('a', `${day} 09:20:00`, 12)]
    const at = (now: string, readings = warm) => fridgeRound(`${day} ${now}`, [fridge('a')], readings).fridges[0]?.warm
    expect(at('09:30:00')).toBeUndefined()
    expect(at('09:31:00')).toMatchObject({ from: `${day} 09:00:00`, worst: 12, stage: 30 })
    expect(at('11:01:00')).toMatchObject({ stage: 120 })
    expect(at('11:01:00', [...warm, read('a', `${day} 10:00:00`, 5)])).toBeUndefined()
  })
})
