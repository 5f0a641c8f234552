import { systemUser } from '../../contract/system/system-user'
import type { Person } from './person'

/** Who acts when the product does something for a tenant that nobody asked for. Cannot sign in. */
export const systemPerson = (tenant: number): Person => ({
  id: systemUser,
  tenant,
  username: systemUser,
  realname: '系统',
  roles: [],
  departments: [],
  granted: new Set(['*']),
  menus: new Set(),
  everything: new Set(['*']),
  keys: new Set(['all']),
  within: new Map(),
})
