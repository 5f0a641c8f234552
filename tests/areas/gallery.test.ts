import { expect, test } from 'vitest'
import { gallery } from '../../src/areas/gallery'
import { catalogue } from '../../src/areas/register'

test('no photograph that is evidence comes from the gallery', () => {
  const evidence = catalogue.chained ?? []
  expect(evidence).toContain('retained-sample')
  expect(gallery.filter((noun) => evidence.includes(noun))).toEqual([])
})
