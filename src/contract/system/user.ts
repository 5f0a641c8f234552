import { date, dict, grouped, optional, refs, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    user: typeof User
  }
}

/** Somebody who may sign in. The password is not a field: it is kept apart and never read back. */
export const User = defineResource({
  name: 'user',
  label: label('用户', 'User'),
  path: '/sys/user',
  fields: {
    username: text('用户账号', 'User name', { rule: 'username', max: 18, unique: true, fixed: true }),
    realname: text('姓名', 'Name', { max: 50 }),
    workNo: text('工号', 'Staff number', { max: 20, unique: true }),
    phone: grouped('contact', text('手机号', 'Mobile', { rule: 'mobile', max: 11, unique: true })),
    sex: optional(dict('sex', '性别', 'Sex')),
    birthday: grouped('identity', optional(date('生日', 'Birthday', { years: { back: 80, ahead: -16 } }))),
    email: grouped('contact', optional(text('邮箱', 'E-mail', { rule: 'email', max: 100, unique: true }))),
    telephone: grouped('contact', optional(text('座机', 'Landline', { rule: 'phone', max: 20 }))),
    avatar: optional(text('头像', 'Picture', { max: 200 })),
    roles: refs('role', '角色', 'Roles', { max: 20 }),
    departments: optional(refs('department', '部门', 'Departments', { max: 20 })),
    departmentRoles: optional(refs('department-role', '部门角色', 'Department roles', { max: 50 })),
    /** Codes of positions, under the name existing clients know. */
    post: optional(refs('position', '职务', 'Positions', { max: 20 })),
    /** A choice of existing clients that is kept for them: there is no workflow engine, and no form of ours asks for it. */
    activitiSync: optional(dict('activiti_sync', '同步工作流引擎', 'Workflow sync')),
    status: dict('user_status', '状态', 'Status', { initial: '1' }),
  },
  avatar: 'avatar',
  card: { facts: ['roles', 'phone'], call: 'phone', usual: ['1'], swipe: ['call', 'edit'] },
  picker: 'user',
  beyond: true,
  title: 'realname',
  aliases: { selectedroles: 'roles', selecteddeparts: 'departments' },
  list: ['username', 'realname', 'workNo', 'phone', 'roles', 'departments', 'status'],
  search: ['username', 'realname', 'phone', 'departments', 'status'],
  found: { by: ['realname', 'username', 'workNo', 'phone'], says: ['username', 'phone'] },
  form: [['username', 'realname'], ['workNo', 'phone'], ['roles', 'departments'], ['post', 'email'], ['telephone', 'sex'], ['birthday']],
})
export type User = RecordOf<typeof User>
