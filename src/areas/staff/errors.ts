import { ask } from '../../contract/error'

/** Ways in which the staff says no. */
export const errors = {
  'staff.unchecked': ask(409, '查询结果为“无记录”后才能在职', 'Nobody starts work before a background check found nothing'),
  'staff.not-working': ask(409, '此人当日不在职', 'This person did not work here on that day'),
  'staff.no-health-certificate': ask(409, '此人当日没有有效的健康合格证', 'This person had no valid health certificate on that day'),
} as const
