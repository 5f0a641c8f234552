import { optional, ref, refs, text } from '../../field'
import { label } from '../../label'
import { defineResource, type RecordOf } from '../../resource'

declare module '../../registry' {
  interface NounTypes {
    'department-role': typeof DepartmentRole
  }
}

/**
 * A bundle of permissions within one department. Who has it holds them for the rows of that department alone, while they work there, and
 * as far as the department itself has them (`DepartmentPermission`).
 */
export const DepartmentRole = defineResource({
  name: 'department-role',
  label: label('部门角色', 'Department role'),
  path: '/sys/sysDepartRole',
  fields: {
    departId: ref('department', '部门', 'Department', { fixed: true }),
    roleName: text('部门角色名称', 'Department role', { min: 2, max: 30 }),
    roleCode: text('部门角色编码', 'Code', { rule: 'code', max: 64, unique: true, fixed: true }),
    description: optional(text('描述', 'Description', { max: 126 })),
    permissions: optional(refs('permission', '权限', 'Permissions', { max: 2000 })),
    dataRules: optional(refs('data-rule', '数据规则', 'Data rules', { max: 200 })),
  },
  title: 'roleName',
  card: { facts: ['departId', 'description'] },
  list: ['roleName', 'roleCode', 'departId', 'description'],
  search: ['roleName', 'roleCode', 'departId'],
  form: [['departId', 'roleName'], ['roleCode'], ['description']],
  offeredAt: 'departId',
})
export type DepartmentRole = RecordOf<typeof DepartmentRole>
