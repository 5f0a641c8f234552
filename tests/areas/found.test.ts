import { expect, test } from 'vitest'
import { catalogue } from '../../src/areas/areas'

const found = Object.values(catalogue.resources).filter((resource) => resource.found)

test('children, families, staff, classes, dishes, notices and those who look after the system are found from everywhere', () => {
  expect(found.map(({ name }) => name)).toEqual(['announcement-send', 'child', 'class', 'dish', 'guardian', 'role', 'staff', 'user'])
})

test('whoever is found by a name is found by what people know it by', () => {
  for (const { name, title, found: { by } = { by: [] } } of found) expect(by, name).toContain(title)
})
