import { ask } from '../../contract/error'

/** Ways in which classes and the calendar say no. */
export const errors = {
  'class.head-taken': ask(409, '该教师已是其他班级的班主任', 'This teacher is head teacher of another class already'),
  'enrolment.overlap': ask(409, '该幼儿此期间已在其他班级', 'The child is in another class during that time'),
  'term.long': ask(400, '学期最长 {days} 天', 'A term has at most {days} {days:day|days}'),
} as const
