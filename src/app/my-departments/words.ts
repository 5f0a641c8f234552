import { label } from '../../contract/label'

/** Every text of the departments somebody works in or leads. */
export const words = {
  title: label('我的部门', 'My departments'),
  none: label('没有您所在或负责的部门', 'You neither work in a department nor lead one'),
  noneHint: label('由管理员在部门或用户的记录里设置。', 'An administrator says so in the record of the department, or in yours.'),
  offline: label('联网后才能看到您的部门', 'Your departments are shown when there is a network'),
} as const
