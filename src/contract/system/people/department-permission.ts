import { optional, ref, refs, text } from '../../field'
import { label } from '../../label'
import { defineResource, type RecordOf } from '../../resource'

declare module '../../registry' {
  interface NounTypes {
    'department-permission': typeof DepartmentPermission
  }
}

/** What roles of a department may give at most: one row a department, under its id. A department without one gives nothing. */
export const DepartmentPermission = defineResource({
  name: 'department-permission',
  label: label('部门权限', 'Department permissions'),
  key: ({ departId }) => String(departId),
  path: '/sys/sysDepartPermission',
  fields: {
    departId: ref('department', '部门', 'Department', { fixed: true, weak: true }),
    permissions: optional(refs('permission', '权限', 'Permissions', { max: 2000 })),
    dataRules: optional(refs('data-rule', '数据规则', 'Data rules', { max: 200 })),
    remark: optional(text('备注', 'Remark', { max: 126 })),
  },
  title: 'departId',
  list: ['departId', 'remark'],
  search: ['departId'],
  form: [['departId'], ['remark']],
  verbs: ['add', 'edit'],
})
export type DepartmentPermission = RecordOf<typeof DepartmentPermission>
