import type { Grants } from '../roles'

export const grants: Grants = [
  { to: ['principal', 'viceAdmin'], may: ['child:*', 'guardian:*', 'child-guardian:*', 'enrolment:*'] },
  // Moving the whole house up is the principal's; what was done is read by whoever leads.
  { to: ['principal'], may: ['promotion:*', 'promotion-class:*', 'promotion-child:*'] },
  { to: ['viceAdmin'], may: ['promotion:list', 'promotion-class:list', 'promotion-child:list'] },
  {
    // Who looks after a child knows what it must not eat, and whom to call.
    to: ['doctor', 'headTeacher', 'teacher'],
    may: [
      'child:list',
      'child:health',
      'child:contact',
      'guardian:list',
      'guardian:contact',
      'child-guardian:list',
      'child-guardian:contact',
    ],
  },
  // Examinations and reports of illness go by the number of the child's document.
  { to: ['doctor'], may: ['child:edit', 'child:identity'] },
  { to: ['nurseAide'], may: ['child:list', 'child:health', 'child:contact'] },
  { to: ['doctor', 'headTeacher', 'teacher', 'nurseAide'], may: ['enrolment:list'] },
]
