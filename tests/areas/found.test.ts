import { expect, test } from 'vitest'
import { catalogue } from '../../src/areas/areas'

const all = Object.values(catalogue.resources).filter((resource) => resource.found)
const found = all.filter((resource) => !resource.found?.leads)

test('children, families, staff, classes, dishes, notices, written and received, and those who look after the system are found from everywhere', () => {
  expect(found.map(({ name }) => name)).toEqual([
    'announcement',
    'announcement-send',
    'child',
    'class',
    'dish',
    'guardian',
    'role',
    'staff',
    'user',
  ])
})

test('whoever is found by a name is found by what people know it by', () => {
  for (const { name, title, found: { by } = { by: [] } } of found) expect(by, name).toContain(title)
})

test('what a guardian is called and rung by leads to the child, which is found itself', () => {
  const leading = all.flatMap(({ name, fields, found: { leads } = { by: [] } }) =>
    leads ? [[name, fields[leads.from]?.noun, fields[leads.to]?.noun]] : [],
  )
  expect(leading).toEqual([['child-guardian', 'guardian', 'child']])
  for (const ends of leading) expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(ends.slice(1)))
})
