import { label } from '../../../../contract/label'

export const words = {
  lengths: label('看多长时间', 'How long a time'),
  week: label('周', 'Week'),
  month: label('月', 'Month'),
  term: label('学期', 'Term'),
  span: label('{from} 至 {to}', '{from} to {to}'),
  seen: label('全部班级', 'All classes'),
  before: label('往前', 'Earlier'),
  after: label('往后', 'Later'),
  figures: label('应到 {expected} 人次，出勤 {present}', '{present} of {expected} {expected:child-day|child-days} present'),
  noRate: label('还没有提交的考勤', 'No sheet has been submitted yet'),
  open: label(
    '虚线处还会变化：有考勤单未提交，或日子未到。',
    'What is dashed may still change: sheets are not submitted, or days are to come.',
  ),
  none: label('这段时间没有开园日', 'No open days in this time'),
  noneHint: label('往前看看，或换一个时长。', 'Look at an earlier time, or at a longer one.'),
  noTerm: label('还没有学期', 'There is no term yet'),
  noTermHint: label(
    '建好学期后按周显示；现在可以看周和月。',
    'Once there is a term it is shown week by week; weeks and months can be seen now.',
  ),
  offline: label('本机只保存最近 30 天', 'Only the last 30 days are on this device'),
  offlineHint: label('联网后可以查看更早的时间。', 'Earlier times can be read once there is network.'),
} as const
