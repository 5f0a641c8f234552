import { expect, test } from 'vitest'
import { RetainedSample } from '../../../src/areas/canteen/retained-sample'
import { SampleException } from '../../../src/areas/canteen/sample-exception'
import { meals } from '../../../src/areas/recipes/published/meal'
import { MenuMeal } from '../../../src/areas/recipes/published/menu-meal'
import { localPage } from '../../kit/browser/local-page'

test.each([RetainedSample, SampleException, MenuMeal])('meals sort in the order of the day, not of their codes', (resource) => {
  const rows = [...meals].sort().map((mealType) => ({ id: mealType, rev: 1, mealType }))
  const sorted = (descending: boolean) =>
    localPage(resource, rows, { page: 1, size: 10, sorts: [{ column: 'mealType', descending }], filters: {} }, '2026-03-04').rows.map(
      ({ id }) => id,
    )
  expect(sorted(false)).toEqual([...meals])
  expect(sorted(true)).toEqual([...meals].reverse())
})
