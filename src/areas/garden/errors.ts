import { ask } from '../../contract/error'

/** Ways in which classes and the calendar say no. */
export const errors = {
  'class.head-taken': ask(409, '该教师已是其他班级的班主任', 'This teacher is head teacher of another class already'),
  'day.called': ask(
    409,
    '{day} 有 {count} 张考勤单，不能改为不上课',
    '{day} has {count} attendance {count:sheet|sheets} and cannot be closed',
  ),
  'term.long': ask(400, '学期最长 {days} 天', 'A term has at most {days} {days:day|days}'),
} as const
