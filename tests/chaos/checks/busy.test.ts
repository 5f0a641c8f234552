import { expect, test } from 'vitest'
import type { Told } from '../told'
import { busy } from './busy'

const told: Told = { at: 0, seat: 'one', noun: 'attendance-record', key: 'k', value: 'P' }

/** What is said of a storm: how many things were told, deeds tried and missed, and the fate of its calls. */
const saidOf = (many: number, tried: number, missed: number, fates: readonly string[]) =>
  busy({
    storm: {
      log: { told: Array<Told>(many).fill(told), counts: { tried }, misses: Array<string>(missed).fill('one cause: Timeout') },
      devices: { one: { proxy: { calls: fates.map((fate) => ({ fate })) } } },
    },
  })

test('a storm was one when people got something done while calls failed', () => {
  expect(saidOf(10, 50, 10, ['answered', 'lost'])).toEqual([])
})

test.each([
  ['hardly anything was told', saidOf(9, 50, 0, ['lost']), ['only 9 things were told, 1 calls failed']],
  ['no call failed', saidOf(10, 50, 0, ['answered']), ['only 10 things were told, 0 calls failed']],
  [
    'more than a fifth of what people tried failed',
    saidOf(10, 50, 11, ['lost']),
    ['11 of 50 deeds failed: one cause: Timeout; one cause: Timeout; one cause: Timeout'],
  ],
])('it was none when %s', (_, said, expected) => {
  expect(said).toEqual(expected)
})
