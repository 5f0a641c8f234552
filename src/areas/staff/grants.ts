import type { Grants } from '../roles'

export const grants: Grants = [
  { to: ['principal', 'viceAdmin'], may: ['staff:*', 'staff-file:*', 'staff-certificate:*'] },
  {
    // Colleagues who have to reach each other during the day.
    to: ['doctor', 'headTeacher', 'teacher', 'nurseAide', 'foodDirector', 'foodOfficer', 'canteenMgr'],
    may: ['staff:list', 'staff:contact'],
  },
  { to: ['doctor'], may: ['staff-certificate:list'] },
  { to: ['cook', 'sampler', 'buyer', 'storekeeper', 'inspectorIn', 'accountant', 'regulator'], may: ['staff:list'] },
]
