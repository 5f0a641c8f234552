import { expect, test } from 'vitest'
import { catalogue } from '../../src/areas/areas'

test('no photograph that is evidence comes from the gallery', () => {
  const evidence = catalogue.chained ?? []
  expect(evidence).toContain('retained-sample')
  expect(Object.values(catalogue.resources).filter(({ name, gallery }) => gallery && evidence.includes(name))).toEqual([])
})
