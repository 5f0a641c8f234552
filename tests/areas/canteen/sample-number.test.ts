import { expect, test } from 'vitest'
import { sampleNumber } from '../../../src/areas/canteen/register/sample-number'

const id = '0190a3c4-5b6d-7e8f-9a0b-1c2d3e4f5a6b'

test('a number says day and meal and is the same wherever it is made', () => {
  expect(sampleNumber({ id, date: '2026-11-21', mealType: 'L' })).toMatch(/^20261121-L-[2-9A-HJKMNP-Z]{6}$/)
  expect(sampleNumber({ id, date: '2026-11-21', mealType: 'AS' })).toBe(sampleNumber({ id, date: '2026-11-21', mealType: 'AS' }))
  expect(sampleNumber({ id, date: '2026-11-21', mealType: 'a meal of our own' })).toContain('-X-')
})

test('ten thousand ids that differ little give ten thousand numbers', () => {
  const numbers = Array.from({ length: 10_000 }, (_, at) =>
    sampleNumber({ id: `${id.slice(0, -5)}${at.toString(16).padStart(5, '0')}`, date: '2026-11-21', mealType: 'L' }),
  )
  expect(new Set(numbers).size).toBe(10_000)
})
