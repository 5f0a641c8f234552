import type { Grants } from '../roles'

export const grants: Grants = [
  { to: ['principal', 'doctor'], may: ['attendance-sheet:*', 'attendance-record:*'] },
  { to: ['principal', 'viceAdmin', 'doctor'], may: ['leave-request:*', 'absence-trace:*'] },
  { to: ['viceAdmin'], may: ['attendance-sheet:edit', 'attendance-sheet:resolve', 'attendance-record:resolve'] },
  {
    to: ['viceAdmin', 'headTeacher', 'teacher', 'nurseAide'],
    may: [
      'attendance-sheet:list',
      'attendance-record:list',
      'attendance-record:health',
      'leave-request:list',
      'leave-request:health',
      'absence-trace:list',
      'absence-trace:health',
    ],
  },
  {
    to: ['headTeacher', 'teacher'],
    may: [
      'attendance-sheet:add',
      'attendance-sheet:edit',
      'attendance-sheet:submit',
      'attendance-sheet:trace',
      'attendance-record:add',
      'attendance-record:edit',
      'attendance-record:remove',
      'leave-request:add',
      'leave-request:edit',
      'leave-request:cancel',
      'absence-trace:add',
      'absence-trace:edit',
      'absence-trace:follow',
      'absence-trace:return',
    ],
  },
  {
    to: ['headTeacher'],
    may: [
      'attendance-sheet:close',
      'attendance-sheet:resolve',
      'attendance-record:resolve',
      'leave-request:approve',
      'leave-request:reject',
      'leave-request:resolve',
      'absence-trace:resolve',
    ],
  },
  {
    // How many eat, class by class, without a child: marks, causes and leave tell who is ill.
    to: ['foodDirector', 'foodOfficer', 'canteenMgr', 'cook', 'sampler', 'buyer', 'storekeeper', 'accountant', 'regulator'],
    may: ['attendance-sheet:list'],
  },
  // How many plates leave something out: whoever cooks them, fills them or answers for them.
  { to: ['foodDirector', 'foodOfficer', 'canteenMgr', 'cook', 'sampler'], may: ['attendance-sheet:health'] },
]
