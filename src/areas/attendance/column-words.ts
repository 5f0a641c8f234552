import { label } from '../../contract/label'

/** What the other columns of attendance are called. */
export const columnWords = {
  child: label('幼儿', 'Child'),
  className: label('班级', 'Class'),
  state: label('状态', 'State'),
  rate: label('出勤率', 'Attendance'),
  day: label('日期', 'Day'),
  submittedWhen: label('提交', 'Submitted'),
  classesOut: label('已提交班级', 'Classes submitted'),
  illness: label('病名', 'Illness'),
} as const
