import { label } from '../../../contract/label'

/** What data rules are called where they are kept and chosen. */
export const words = {
  title: label('数据规则', 'Data rules'),
  one: label('规则', 'Rule'),
  shows: label('只显示', 'Shows rows with'),
  none: label('先给这个部门权限，再选择数据规则。', 'Give the department permissions first; then data rules can be chosen.'),
  choose: label('选择数据规则', 'Choose data rules'),
  entryFirst: label('先选择一个查看列表的权限。', 'Choose a permission to see a list first.'),
  fieldFirst: label('先选择规则字段。', 'Choose the field first.'),
  source: label('与什么比较', 'Compared with'),
  ownValue: label('填写的值', 'A value given here'),
  readerCode: label('登录人的账号', 'The account of whoever reads'),
  readerName: label('登录人的姓名', 'The name of whoever reads'),
  readerId: label('登录人自己', 'Whoever reads'),
  readerDepartments: label('登录人的部门', 'The departments of whoever reads'),
  createBy: label('创建人账号', 'Account that made it'),
  updateBy: label('修改人账号', 'Account that changed it last'),
} as const
