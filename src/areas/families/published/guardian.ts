import { boolean, grouped, optional, secret, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    guardian: typeof Guardian
  }
}

/** Somebody who looks after one or more children. */
export const Guardian = defineResource({
  name: 'guardian',
  label: label('监护人', 'Guardian'),
  path: '/business-system/intk/garden/guardian',
  // Somebody's new number is told at the door, where there may be no network.
  offline: { mode: 'write', asksFirst: true },
  fields: {
    name: text('姓名', 'Name', { max: 50 }),
    phone: grouped('contact', text('手机号', 'Mobile', { max: 11, rule: 'mobile', unique: true })),
    /** Children whose emergency number is this one keep it when it changes; where nothing is said, theirs changes along with it. */
    emergencyStays: grouped('contact', optional(boolean('紧急电话不变', 'Emergency telephone stays'))),
    idNo: grouped('identity', optional(secret('身份证号', 'Identity number', { max: 18, rule: 'idCard' }))),
    workUnit: grouped('contact', optional(text('工作单位', 'Works at', { suggests: 'guardian.workUnit' }))),
    address: grouped('contact', optional(text('住址', 'Address', { max: 200 }))),
    wxOpenId: grouped('contact', optional(text('微信标识', 'WeChat identity', { max: 64 }))),
    /** The account of the parents' app. */
    appUserId: grouped('contact', optional(text('家长端账号', 'Account of the parents', { max: 64 }))),
  },
  title: 'name',
  card: { facts: ['phone', 'workUnit'], section: 'surname', call: 'phone', swipe: ['call', 'edit'] },
  list: ['name', 'phone', 'workUnit', 'address'],
  search: ['name', 'phone'],
  found: { by: ['name', 'phone'], says: ['phone', 'workUnit'] },
  form: [['name', 'phone'], ['emergencyStays'], ['idNo', 'workUnit'], ['address'], ['appUserId', 'wxOpenId']],
})
export type Guardian = RecordOf<typeof Guardian>
