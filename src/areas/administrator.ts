import type { RoleCode } from './roles'

/** The one account of a kindergarten that begins empty. It gives all others, and is given its own name and number by whoever uses it. */
export const administrator = {
  id: 'user.admin',
  username: 'admin',
  realname: '管理员',
  workNo: '0001',
  phone: '13000000000',
  roles: ['sysAdmin', 'accountAdmin'] satisfies RoleCode[],
}
