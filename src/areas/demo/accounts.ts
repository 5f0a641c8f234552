import type { RoleCode } from '../roles'

/** Accounts a demonstration kindergarten starts with, and the roles each of them holds. */
export const accounts = {
  admin: ['sysAdmin', 'admin'],
  principal: ['principal'],
  doctor: ['doctor'],
  teacher: ['headTeacher'],
  cook: ['canteenMgr', 'cook'],
  storekeeper: ['storekeeper'],
  accountant: ['accountant'],
} as const satisfies Record<string, readonly RoleCode[]>
