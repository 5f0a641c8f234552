import type { Grants } from '../roles'

export const grants: Grants = [
  // Nobody's in a new house: whoever may give makes the first doctor without being one.
  { to: ['admin'], may: ['*'] },
  { to: ['accountAdmin'], may: ['give:all'] },
  {
    to: ['accountAdmin', 'sysAdmin'],
    may: [
      'user:*',
      'role:*',
      'permission:*',
      'department:*',
      'department-role:*',
      'department-permission:*',
      'data-rule:*',
      'position:*',
      'user-agent:*',
    ],
  },
  {
    // What everybody who signs in needs in order to find their way, also without network.
    to: 'everybody',
    may: [
      'category:list',
      'dict:list',
      'dict-item:list',
      'house-setting:list',
      'conflict:list',
      'handed-over:list',
      'handed-over:add',
      'announcement-send:list',
      'announcement-send:read',
      'push-subscription:list',
      'push-subscription:remove',
      'list-view:list',
      'list-view:add',
      'list-view:edit',
      'list-view:remove',
      'list-preference:*',
    ],
  },
  {
    to: ['sysAdmin'],
    may: [
      'dict:*',
      'dict-item:*',
      'category:*',
      'fill-rule:*',
      'check-rule:*',
      'announcement:*',
      'message:*',
      'message-template:*',
      'handed-over:*',
      'device:*',
      'salvage:*',
      'job-action:*',
      'system-log:*',
      'monitor:list',
      'recycle-bin:forget',
      'stored-file:*',
      'data-source:*',
      'gateway-route:*',
      'house-setting:*',
      'list-view:*',
    ],
  },
  {
    to: ['principal', 'viceAdmin'],
    may: ['department:list', 'position:list', 'announcement:*', 'user:list', 'user-agent:list', 'role:list', 'list-view:share'],
  },
  // Unsent work is brought in by who may do what it holds.
  { to: ['principal'], may: ['conflict:*', 'salvage:*'] },
]
