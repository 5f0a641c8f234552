import type { RoleCode } from '../../../roles'

/**
 * The role a post comes with, by the values of the dictionary `staffPost`. Somebody in the office is no administrator though the post is called so, and
 * drivers and cleaners do nothing here.
 */
export const roleOfPost: Readonly<Record<string, RoleCode>> = {
  principal: 'principal',
  vicePrincipal: 'viceAdmin',
  doctor: 'doctor',
  headTeacher: 'headTeacher',
  teacher: 'teacher',
  nurseAide: 'nurseAide',
  cook: 'cook',
  canteenMgr: 'canteenMgr',
  buyer: 'buyer',
  storekeeper: 'storekeeper',
  accountant: 'accountant',
  guard: 'guard',
}
