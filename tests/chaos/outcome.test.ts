import { expect, test } from 'vitest'
import { outcomeOf } from './outcome'

test('a storm after which every check held is one that passed', () => {
  expect(outcomeOf({ 'the storm was one': [], 'I10 no mark blinks': [] })).toEqual({
    ...{ count: { passed: 1, failed: 0 }, taken: [], failed: [], late: [] },
  })
})

test('one in which people only got too little done was late', () => {
  const { count, late } = outcomeOf({ 'the storm was one': ['8 of 18 deeds failed'], 'I10 no mark blinks': [] })
  expect(count).toEqual({ passed: 0, failed: 1 })
  expect(late).toEqual([{ place: 'the storm was one', says: 'the storm was one: 8 of 18 deeds failed' }])
})

test('beside a check of the product that does not hold nothing is late', () => {
  const { count, failed, late } = outcomeOf({ 'the storm was one': ['8 of 18 deeds failed'], 'I10 no mark blinks': ['one blinked'] })
  expect(count).toEqual({ passed: 0, failed: 2 })
  expect(failed).toEqual(['the storm was one: 8 of 18 deeds failed', 'I10 no mark blinks: one blinked'])
  expect(late).toEqual([])
})
