import { label } from '../../../../contract/label'

/** What the name list of a class says. */
export const rosterWords = {
  list: label('班级花名册', 'Name list'),
  print: label('打印花名册', 'Print the name list'),
  people: label('{count} 人', '{count} {count:child|children}'),
  waiting: label('正在读取…', 'Being read…'),
  at: label('序号', 'No.'),
  remark: label('备注', 'Remark'),
} as const
