import { label } from '../../../contract/label'

/** What data rules are called where they are kept and chosen. */
export const words = {
  title: label('数据规则', 'Data rules'),
  none: label('先给这个部门权限，再选择数据规则。', 'Give the department permissions first; then data rules can be chosen.'),
  choose: label('选择数据规则', 'Choose data rules'),
} as const
