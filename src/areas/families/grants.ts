import type { Grants } from '../roles'

export const grants: Grants = [
  { to: ['principal', 'viceAdmin'], may: ['child:*', 'guardian:*', 'child-guardian:*', 'enrolment:*'] },
  { to: ['doctor', 'headTeacher', 'teacher'], may: ['child:list', 'guardian:list', 'child-guardian:list'] },
  { to: ['doctor'], may: ['child:edit'] },
  { to: ['nurseAide'], may: ['child:list'] },
  { to: ['doctor', 'headTeacher', 'teacher', 'nurseAide'], may: ['enrolment:list'] },
]
