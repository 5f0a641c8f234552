import type { Grants } from '../roles'

export const grants: Grants = [
  {
    to: ['doctor', 'foodDirector', 'foodOfficer', 'cook', 'sampler', 'buyer', 'storekeeper', 'committee', 'regulator'],
    may: ['dish:list', 'week-menu:list', 'menu-meal:list'],
  },
  // Who gives a child its plate must know what is in it.
  { to: ['headTeacher', 'teacher', 'nurseAide'], may: ['dish:list', 'week-menu:list', 'menu-meal:list'] },
  { to: ['inspectorIn'], may: ['dish:list'] },
  {
    to: ['principal', 'viceAdmin', 'canteenMgr'],
    may: [
      'dish:*',
      'menu-meal:*',
      'week-menu:list',
      'week-menu:add',
      'week-menu:edit',
      'week-menu:remove',
      'week-menu:check',
      'week-menu:change',
    ],
  },
  { to: ['doctor'], may: ['week-menu:review'] },
  { to: ['doctor', 'principal'], may: ['week-menu:reject'] },
  { to: ['principal'], may: ['week-menu:approve', 'week-menu:publish'] },
]
