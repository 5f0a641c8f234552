import { expect, test } from 'vitest'
import { grantedBy, mayUse } from '../../../src/app/session/granted'

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

test('a star opens everything, and what needs nothing is open to all', () => {
  expect(mayUse(grantedBy({ auth: [{ action: '*', type: '1' }], allAuth: [] }), 'plant:add')).toBe(true)
  expect(mayUse(new Set(), undefined)).toBe(true)
})
