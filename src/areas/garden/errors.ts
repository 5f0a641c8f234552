import { ask } from '../../contract/error'

/** Ways in which classes and the calendar say no. */
export const errors = {
  'class.head-taken': ask(409, '该教师已是其他班级的班主任', 'This teacher is head teacher of another class already'),
  'term.long': ask(400, '学期最长 {days} 天', 'A term has at most {days} {days:day|days}'),
} as const
