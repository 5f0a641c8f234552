import type { MenuItem } from '../../src/app/session/person'
import type { RoleCode } from '../../src/areas/roles'
import type { Language } from '../../src/contract/label'
import { product } from '../../src/product'
import type { Person } from '../../src/server/auth/person'
import { readConfiguration } from '../../src/server/configuration'
import { columnOf } from '../../src/server/db/column'
import { entriesFor, entriesOf } from '../../src/server/seed/entries'
import { menuOf } from '../../src/server/system/menu'
import { blankEntry, type Entry } from '../../src/server/system/menu-node'
import { noMenuPlan } from '../../src/server/system/menu-plan'
import { rolePermissions } from './role-permissions'

/** The menu entries of a new house, as rows. */
export const shippedEntries: readonly Entry[] = entriesOf(product.catalogue, product.menu)
  .map(
    ({ id, values }): Entry => ({
      ...blankEntry,
      ...Object.fromEntries(Object.entries(values).map(([field, value]) => [columnOf(field), value])),
      id,
    }),
  )
  .sort((one, two) => Number(one.sort_no) - Number(two.sort_no))

const nobody: Person = {
  id: 'u1',
  tenant: 1,
  username: 'u',
  realname: '某人',
  roles: [],
  departments: [],
  granted: new Set(),
  menus: new Set(),
  everything: new Set(),
  keys: new Set(),
  within: new Map(),
}

/** Somebody with these permissions, and roles of these codes. */
export const holderOf = (roles: readonly string[], permissions: readonly string[]): Person => ({
  ...nobody,
  roles,
  granted: new Set(permissions),
  menus: new Set(entriesFor(product.catalogue, permissions)),
})

/** The menu of somebody as the server sends it. */
export const menuFor = (person: Person, entries = shippedEntries, language: Language = 'zh-CN'): readonly MenuItem[] =>
  menuOf(entries, person, {
    language,
    configuration: readConfiguration({}),
    plan: product.menu ?? noMenuPlan,
  }) as MenuItem[]

/** The menu of whoever has these shipped roles alone. */
export const roleMenu = (...roles: readonly RoleCode[]): readonly MenuItem[] =>
  menuFor(holderOf(roles, roles.includes('admin') ? ['*'] : rolePermissions(...roles)))
