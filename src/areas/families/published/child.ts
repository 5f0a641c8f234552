import { date, derived, dict, dicts, optional, ref, secret, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    child: typeof Child
  }
}

/** A child of the kindergarten. */
export const Child = defineResource({
  name: 'child',
  label: label('幼儿', 'Child'),
  path: '/business-system/intk/garden/child',
  offline: 'read',
  fields: {
    studentNo: text('学号', 'Child number', { max: 20, unique: true }),
    name: text('姓名', 'Name', { max: 50 }),
    nickName: optional(text('小名', 'Called', { max: 30 })),
    sex: dict('sex', '性别', 'Sex'),
    birthday: date('出生日期', 'Birthday', { years: { back: 8, ahead: 0 } }),
    idType: dict('idType', '证件类型', 'Identity document', { initial: '1' }),
    idNo: optional(secret('证件号码', 'Document number', { max: 30 })),
    nation: optional(dict('nation', '民族', 'Ethnic group')),
    bloodType: optional(dict('blood_type', '血型', 'Blood type')),
    homeAddress: optional(text('家庭住址', 'Home address', { max: 200 })),
    circumstances: optional(dicts('childCircumstance', '家庭与个人情况', 'Circumstances')),
    entryDate: date('入园日期', 'Joined', { years: { back: 6, ahead: 1 } }),
    leaveDate: optional(date('离园日期', 'Left')),
    leaveType: optional(dict('childLeaveType', '离园类型', 'Reason for leaving')),
    /** The class of the enrolment that is open now. */
    classId: derived(ref('class', '班级', 'Class')),
    mealPlan: dict('mealPlan', '用餐方案', 'Meal plan', { initial: 'FULL' }),
    dietTaboo: optional(dicts('dietTaboo', '饮食禁忌', 'Not eaten')),
    allergies: optional(dicts('allergen', '过敏', 'Allergies')),
    healthTag: optional(text('健康关注', 'Health note', { max: 60 })),
    /** Last day on which the child stays at home; empty when it need not. */
    quarantineUntil: optional(date('隔离至', 'Kept at home until')),
    emergencyName: text('紧急联系人', 'Emergency contact', { max: 50 }),
    emergencyPhone: text('紧急电话', 'Emergency telephone', { max: 20, rule: 'phone' }),
    consents: optional(dicts('consentScope', '个人信息授权', 'Consent given for')),
    status: dict('childStatus', '状态', 'State', { initial: '10' }),
  },
  title: 'name',
  list: ['studentNo', 'name', 'sex', 'birthday', 'classId', 'mealPlan', 'status'],
  search: ['name', 'studentNo', 'classId', 'status'],
  form: [
    ['studentNo', 'name'],
    ['nickName', 'sex'],
    ['birthday', 'nation'],
    ['idType', 'idNo'],
    ['bloodType', 'circumstances'],
    ['homeAddress'],
    ['entryDate', 'status'],
    ['leaveDate', 'leaveType'],
    ['mealPlan', 'dietTaboo'],
    ['allergies', 'healthTag'],
    ['quarantineUntil', 'consents'],
    ['emergencyName', 'emergencyPhone'],
  ],
})
export type Child = RecordOf<typeof Child>
