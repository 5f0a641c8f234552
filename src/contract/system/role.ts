import { dict, optional, refs, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    role: typeof Role
  }
}

/** A bundle of permissions. `dataScope` says whether its holder sees everybody's rows, only those of their own groups, or what is theirs in a further way. */
export const Role = defineResource({
  name: 'role',
  label: label('角色', 'Role'),
  path: '/sys/role',
  fields: {
    roleName: text('角色名称', 'Role', { min: 2, max: 30, english: 'roleNameEn' }),
    roleNameEn: optional(text('英文名称', 'English name', { max: 60 })),
    roleCode: text('角色编码', 'Code', { rule: 'code', max: 64, unique: true, fixed: true }),
    dataScope: dict('data_scope', '数据范围', 'Data scope', { initial: 'own' }),
    description: optional(text('描述', 'Description', { max: 126 })),
    permissions: optional(refs('permission', '权限', 'Permissions', { max: 2000 })),
    dataRules: optional(refs('data-rule', '数据规则', 'Data rules', { max: 200 })),
  },
  picker: 'role',
  title: 'roleName',
  card: { facts: ['description', 'dataScope'] },
  list: ['roleName', 'roleCode', 'dataScope', 'description'],
  search: ['roleName', 'roleCode'],
  found: { by: ['roleName', 'roleNameEn', 'roleCode'], says: ['roleCode'] },
  form: [['roleName', 'roleNameEn'], ['roleCode', 'dataScope'], ['description']],
})
export type Role = RecordOf<typeof Role>
