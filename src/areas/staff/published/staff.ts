import { date, dict, grouped, optional, photos, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    staff: typeof Staff
  }
}

/** States of the dictionary that rules name. */
export const staffState = { working: '20', left: '40' } as const

/** Somebody who works here, as colleagues know them. What only the office may know is in the personnel file. */
export const Staff = defineResource({
  name: 'staff',
  label: label('教职工', 'Staff'),
  path: '/business-system/intk/garden/staff',
  offline: 'read',
  fields: {
    staffNo: text('工号', 'Staff number', { max: 20, unique: true }),
    name: text('姓名', 'Name', { max: 50 }),
    sex: optional(dict('sex', '性别', 'Sex')),
    phone: grouped('contact', text('手机号', 'Mobile', { max: 11, rule: 'mobile' })),
    /** The account this person signs in with. Own classes follow from it. */
    userId: optional(ref('user', '登录账号', 'Account', { unique: true })),
    post: dict('staffPost', '岗位', 'Post'),
    postType: optional(dict('postType', '岗位类别', 'Kind of post')),
    deptId: optional(ref('department', '部门', 'Department')),
    photo: optional(photos('照片', 'Photo', { max: 1, crop: 'square' })),
    entryDate: date('入职日期', 'Joined', { years: { back: 50, ahead: 1 } }),
    leaveDate: optional(date('离职日期', 'Left')),
    status: dict('staffStatus', '状态', 'State', { initial: '10' }),
  },
  readers: { department: 'deptId' },
  title: 'name',
  avatar: 'photo',
  card: { facts: ['post', 'phone'], section: 'surname', call: 'phone', usual: [staffState.working], swipe: ['call', 'edit'] },
  list: ['staffNo', 'name', 'sex', 'post', 'deptId', 'phone', 'status'],
  search: ['name', 'staffNo', 'post', 'status'],
  found: { by: ['name', 'staffNo', 'phone'], says: ['post', 'phone'] },
  form: [
    ['staffNo', 'name'],
    ['sex', 'phone'],
    ['post', 'postType'],
    ['deptId', 'userId'],
    ['entryDate', 'leaveDate'],
    ['status', 'photo'],
  ],
})
export type Staff = RecordOf<typeof Staff>
