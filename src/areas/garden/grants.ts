import type { Grants } from '../roles'

export const grants: Grants = [
  { to: 'everybody', may: ['kindergarten-profile:list', 'school-year:list', 'term:list', 'school-day:list'] },
  { to: ['doctor', 'headTeacher', 'teacher', 'nurseAide'], may: ['grade:list', 'class:list'] },
  {
    // How many eat is said class by class.
    to: ['foodDirector', 'foodOfficer', 'canteenMgr', 'cook', 'sampler', 'buyer', 'storekeeper', 'accountant', 'regulator'],
    may: ['class:list'],
  },
  { to: ['accountant', 'regulator'], may: ['grade:list'] },
  {
    to: ['principal', 'viceAdmin'],
    may: ['kindergarten-profile:*', 'school-year:*', 'term:*', 'school-day:*', 'grade:*', 'class:*'],
  },
]
