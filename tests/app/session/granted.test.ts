import { expect, test } from 'vitest'
import { grantedBy, mayUse, permitted } from '../../../src/app/session/granted'
import type { MenuItem } from '../../../src/app/session/person'

const all = [
  { action: 'plant:add', type: '1', status: '1' },
  { action: 'plant:edit', type: '1', status: '0' },
]

test('what somebody holds counts, also inside a comma list', () => {
  const granted = grantedBy({ auth: [{ action: 'plant:list, plant:remove', type: '1' }], allAuth: all })
  expect(mayUse(granted, 'plant:list')).toBe(true)
  expect(mayUse(granted, 'plant:remove')).toBe(true)
  expect(mayUse(granted, 'plant:add')).toBe(false)
})

test('a rule that was switched off stands in nobody’s way', () => {
  expect(mayUse(grantedBy({ auth: [], allAuth: all }), 'plant:edit')).toBe(true)
})

test('an entry of the menu gives what it lists, but for what is switched off or is about editing', () => {
  const listed = [
    { action: 'plant:move,plant:water', type: '1' },
    { action: 'plant:sell', type: '1', status: '0' },
    { action: 'plant:paint', type: '2' },
  ]
  const menu = [
    { id: '1', path: '/a', meta: { title: 'a' }, children: [{ id: '2', path: '/b', meta: { title: 'b', permissionList: listed } }] },
  ]
  expect([...grantedBy({ auth: [], allAuth: [], menu })]).toEqual(['plant:move', 'plant:water'])
})

test('an entry about editing that is switched off shows nothing to anybody', () => {
  expect(mayUse(grantedBy({ auth: [], allAuth: [{ action: 'plant:edit', type: '2', status: '0' }] }), 'plant:edit')).toBe(false)
})

test('a star opens everything, and what needs nothing is open to all', () => {
  expect(mayUse(grantedBy({ auth: [{ action: '*', type: '1' }], allAuth: [] }), 'plant:add')).toBe(true)
  expect(mayUse(new Set(), undefined)).toBe(true)
})

test('what asks for an action nobody of theirs holds is not in their menu, nor is what stands below it', () => {
  const item = (path: string, permission?: string | string[], children?: MenuItem[]): MenuItem => ({
    id: path,
    path,
    meta: { title: path, ...(permission && { permission }) },
    ...(children && { children }),
  })
  const menu = [
    item('/a', undefined, [item('/a/b', ['plant:add', 'plant:edit']), item('/a/c', 'plant:remove')]),
    item('/d', 'plant:remove', [item('/d/e')]),
    item('/f', []),
  ]
  const paths = (items: readonly MenuItem[]): string[] => items.flatMap(({ path, children = [] }) => [path, ...paths(children)])
  expect(paths(permitted(menu, new Set(['plant:edit'])))).toEqual(['/a', '/a/b', '/f'])
  expect(paths(permitted(menu, new Set(['*'])))).toEqual(['/a', '/a/b', '/a/c', '/d', '/d/e', '/f'])
})
