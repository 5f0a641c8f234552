import { expect, test } from 'vitest'
import { catalogue } from '../../src/areas/areas'
import { boardNouns } from '../../src/areas/attendance/app/board-nouns'
import { firstNouns } from '../../src/areas/system/app/first-nouns'
import { deviceCatalogueOf } from '../../src/contract/area'

test.each([firstNouns, boardNouns])('of the nouns that come first for $name, a device is told all that the areas say', (part) => {
  const told = deviceCatalogueOf([part])
  const nouns = Object.keys(told.resources)
  expect(nouns).not.toEqual([])
  const ofThese = (facts: Readonly<Record<string, unknown>> = {}) =>
    Object.fromEntries(Object.entries(facts).filter(([noun]) => nouns.includes(noun)))
  for (const fact of ['resources', 'flows', 'upcasters', 'lists', 'agreements', 'releases'] as const)
    expect(told[fact], fact).toEqual(ofThese(catalogue[fact]))
})
