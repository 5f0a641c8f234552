import { expect, test } from 'vitest'
import { demoNames } from '../../../src/areas/demo/published/demo-names'

test('there are enough names for a demonstration, each once', () => {
  for (const names of [demoNames.boys, demoNames.girls, demoNames.fathers, demoNames.mothers, demoNames.surnames.map((one) => one.name)]) {
    expect(names.length).toBeGreaterThanOrEqual(20)
    expect(new Set(names).size).toBe(names.length)
  }
  expect(demoNames.surnames.every((one) => one.share > 0)).toBe(true)
})
