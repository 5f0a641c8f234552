import type { RoleCode } from '../../roles'
import type { DemoDepartment } from './demo-departments'

/** `departments`: keys of `demoDepartments`; the kindergarten itself when absent. */
export type AccountPost = { readonly post: string; readonly roles: readonly RoleCode[]; readonly departments?: readonly DemoDepartment[] }

/**
 * Accounts of the demonstration kindergarten: the post whose first holder signs in with it, and the roles it is given.
 * `teacher` is the head teacher of the first class; `accountant` keeps the books of two departments, and chooses one when signing in.
 */
export const accountPosts = {
  admin: { post: 'admin', roles: ['sysAdmin', 'accountAdmin'] },
  principal: { post: 'principal', roles: ['principal'] },
  doctor: { post: 'doctor', roles: ['doctor'] },
  teacher: { post: 'headTeacher', roles: ['headTeacher'] },
  cook: { post: 'canteenMgr', roles: ['canteenMgr', 'cook'] },
  storekeeper: { post: 'storekeeper', roles: ['storekeeper'] },
  accountant: { post: 'accountant', roles: ['accountant'], departments: ['office', 'canteen'] },
} as const satisfies Record<string, AccountPost>
