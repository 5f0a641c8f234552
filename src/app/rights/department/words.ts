import { label } from '../../../contract/label'

/** What departments and their roles may give. */
export const words = {
  title: label('部门权限', 'Department permissions'),
  hint: label(
    '部门角色只能在这些权限之内授权，并且只对本部门的数据有效。',
    'Roles of the department can give what stands here, and it holds for the records of the department alone.',
  ),
  none: label('这个部门还没有任何权限，它的角色也就给不了任何权限。', 'This department has no permissions yet, so its roles give none.'),
  edit: label('修改部门权限', 'Change department permissions'),
  roleTitle: label('权限', 'Permissions'),
  roleHint: label(
    '只对本部门的数据有效；这里只列出部门已有的权限。',
    'Holds for the records of the department alone; what the department has is what can be given.',
  ),
  roleNone: label('这个部门角色还没有任何权限。', 'This department role may not do anything yet.'),
  roles: label('部门角色', 'Department roles'),
  people: label('部门成员', 'Who works here'),
  changePeople: label('管理成员', 'Change who works here'),
  holders: label('谁有这个部门角色', 'Who has this department role'),
  changeHolders: label('管理成员', 'Change who has it'),
  facts: label('基本信息', 'Basics'),
} as const
