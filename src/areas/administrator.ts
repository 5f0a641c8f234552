import type { RoleCode } from './roles'

/**
 * The one account of a kindergarten that begins empty. Whoever begins alone does every step of setting up, so it may do all; it gives the other
 * accounts, and is given its own name and number by whoever uses it.
 */
export const administrator = {
  id: 'user.admin',
  username: 'admin',
  realname: '管理员',
  workNo: '0001',
  phone: '13000000000',
  roles: ['admin'] satisfies RoleCode[],
}
