import { expect, test } from 'vitest'
import { type Area, deviceCatalogueOf } from '../../src/contract/area'
import { Dict } from '../../src/contract/system/dict'
import { Role } from '../../src/contract/system/role'
import { catalogueOf, joinedCatalogueOf } from '../../src/contract/whole-catalogue'
import { Stone } from '../kit/product/garden-catalogue'

const area = (nouns: Area['nouns'], online: Area['nouns'] = {}): Area => ({ name: 'forest', nouns, online: async () => online })

test('a device knows the nouns whose rows lie on it, and whoever asks for them all the others too', async () => {
  const areas = [area({ Stone }, { Role })]
  expect(Object.keys(deviceCatalogueOf(areas).resources)).toEqual(['stone'])
  expect(Object.keys((await catalogueOf(areas)).resources)).toEqual(['role', 'stone'])
  expect(await joinedCatalogueOf(areas)).toEqual(await catalogueOf(areas))
})

test.each([
  ['listed twice: stone', [area({ Stone }), area({ Stone })]],
  ['not kept on devices: role', [area({ Role })]],
  ['kept on devices: stone', [area({}, { Stone })]],
  ['no such permission: dict:grow', [area({ Dict: { ...Dict, listedFor: 'dict:grow' } })]],
  ['no such permission: dict:melt', [area({ Dict: { ...Dict, releases: { frozen: 'dict:melt' } } })]],
])('areas that contradict themselves are not joined: %s', async (said, areas) => {
  await expect(catalogueOf(areas)).rejects.toThrow(said)
})
