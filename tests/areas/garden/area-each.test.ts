import { expect, test } from 'vitest'
import { areaEach } from '../../../src/areas/garden/app/profile/area-each'

test.each([
  [5400, 360, '15.0'],
  ['1000', 3, '333.3'],
  [0, 360, undefined],
  [null, 360, undefined],
  [5400, null, undefined],
  [5400, 0, undefined],
])('%s m² for %s children', (area, children, each) => {
  expect(areaEach(area, children)).toBe(each)
})
