import { label } from '../../../../contract/label'

/** What attendance says on the record of a class. */
export const classWords = {
  today: label('今日出勤', 'Attendance today'),
  month: label('本月出勤', 'Attendance this month'),
  monthDays: label('每日出勤率', 'Attendance by day'),
  register: label('出勤月表', 'Month table'),
  part: label('只有 {from} 之后的数据', 'Only what is known since {from}'),
  noDays: label('这个月还没有开园日', 'No open day in this month yet'),
  dayOut: label('{date} {weekday}：应到 {expected}，出勤 {present}，{rate}', '{date} {weekday}: {present} of {expected} present, {rate}'),
  dayOpen: label('{date} {weekday}：还没有提交', '{date} {weekday}: not handed in yet'),
  dayClosed: label('{date} {weekday}：不上课或还没到', '{date} {weekday}: no school, or still to come'),
  leave: label('本周请假', 'Leave this week'),
  noLeave: label('本周没有人请假', 'Nobody is on leave this week'),
  until: label('{from} 至 {to}', '{from} to {to}'),
} as const
