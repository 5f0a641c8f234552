import { label } from '../../../../../contract/label'

/** What the timeline of a child says. */
export const timelineWords = {
  title: label('时间线', 'Timeline'),
  filter: label('只看', 'Show only'),
  nothing: label('没有记录', 'Nothing recorded'),
  nothingRecent: label('近 30 天没有记录', 'Nothing recorded in the last 30 days'),
  earlier: label('更早', 'Earlier'),
  part: label('联网后显示 {from} 之前的考勤', 'Attendance before {from} is shown when there is a network'),
  whenOnline: label('联网后显示更早的', 'Earlier days are shown when there is a network'),
  kinds: {
    mark: label('缺勤与迟到', 'Away and late'),
    leave: label('请假', 'Leave'),
    trace: label('追踪与联系', 'Traces and calls'),
    isolation: label('隔离', 'Isolation'),
    class: label('班级', 'Classes'),
    state: label('入园离园', 'Joining and leaving'),
  },
  leave: label('请假', 'Leave'),
  leaveUntil: label('请假至 {until}', 'Leave until {until}'),
  away: label('开始追踪缺勤', 'Absence is traced'),
  call: label('联系家长（{by}）', 'Family called ({by})'),
  called: label('联系家长', 'Family called'),
  followUp: label('追访', 'Followed up'),
  back: label('返园', 'Back'),
  lastIsolated: label('隔离的最后一天', 'Last day kept at home'),
  entered: label('进入{className}', 'Into {className}'),
  moved: label('{fromClass} 转入 {className}', '{fromClass} to {className}'),
  leftClass: label('离开{className}', 'Out of {className}'),
  joined: label('入园', 'Joined'),
  left: label('离园', 'Left'),
} as const
