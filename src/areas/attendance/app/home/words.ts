import type { Label } from '../../../../contract/label'
import { label } from '../../../../contract/label'

/** What the cards of attendance say. */
export const words = {
  handedIn: label('个班已提交', '{count:class has|classes have} handed in'),
  missing: label('{count} 个班还没交', '{count} missing'),
  notHandedIn: label('{count} 个班还没交（{time} 截止）', '{count} {count:class has|classes have} not handed in (due {time})'),
  allHandedIn: label('{count} 个班都已提交', 'All {count} {count:class has|classes have} handed in'),
  notBegun: label('还没开始', 'Not begun'),
  calling: label('点名中 {done}/{all}', 'Calling {done}/{all}'),
  presentOf: label('出勤 {present}/{expected}', '{present} of {expected} here'),
  again: label('重开', 'Opened again'),
  classClosed: label('停课', 'Kept at home'),
  at: label('{time} 提交', 'Handed in {time}'),
  unreached: label('{count} 人未联系', '{count} not reached'),
  ofDone: label(
    '{present} / {expected} 人 · 已提交的 {count} 个班',
    '{present} of {expected} · {count} {count:class|classes} that handed in',
  ),
  noneOut: label('还没有班级提交', 'No class has handed in yet'),
  rateSaid: label('近十个开园日的出勤率，今天 {rate}', 'Attendance of the last ten open days, today {rate}'),
} as const satisfies Record<string, Label>
