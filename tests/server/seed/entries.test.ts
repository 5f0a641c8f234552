import { expect, test } from 'vitest'
import { catalogue } from '../../../src/areas/areas'
import type { RoleCode } from '../../../src/areas/roles'
import { entriesFor } from '../../../src/server/seed/entries'
import { menuId } from '../../../src/server/seed/menu-id'
import { rolePermissions } from '../../kit/role-permissions'

const opened = (code: RoleCode, noun: string) => entriesFor(catalogue, rolePermissions(code)).includes(menuId.noun(noun))

test('who may read the rows of a noun finds its list in the menu', () => {
  expect(opened('teacher', 'child')).toBe(true)
  expect(opened('cook', 'child')).toBe(false)
})

test.each(['dict', 'dict-item', 'conflict', 'handed-over', 'push-subscription', 'announcement-send'])(
  'the list of %s, which everybody reads by the way, is for whoever looks after it',
  (noun) => {
    expect(opened('admin', noun)).toBe(true)
    expect(opened('teacher', noun)).toBe(false)
    expect(rolePermissions('teacher')).toContain(`${noun}:list`)
  },
)
