import {
  attachments,
  consented,
  date,
  derived,
  dict,
  dicts,
  grouped,
  optional,
  photos,
  ref,
  region,
  secret,
  text,
} from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'
import { attending, noAllergies } from './child-states'

declare module '../../../contract/registry' {
  interface NounTypes {
    child: typeof Child
  }
  interface ReaderWays {
    child: true
  }
}

/** A child of the kindergarten. */
export const Child = defineResource({
  name: 'child',
  label: label('幼儿', 'Child'),
  path: '/business-system/intk/garden/child',
  offline: 'read',
  readers: { child: 'id' },
  fields: {
    studentNo: text('学号', 'Child number', { max: 20, unique: true }),
    name: text('姓名', 'Name', { max: 50 }),
    nickName: optional(text('小名', 'Called', { max: 30 })),
    sex: dict('sex', '性别', 'Sex'),
    birthday: date('出生日期', 'Birthday', { years: { back: 8, ahead: 0 } }),
    idType: grouped('identity', dict('idType', '证件类型', 'Identity document', { initial: '1' })),
    idNo: grouped('identity', optional(secret('证件号码', 'Document number', { max: 30 }))),
    nation: grouped('identity', optional(dict('nation', '民族', 'Ethnic group'))),
    nationality: grouped('identity', optional(text('国籍', 'Nationality', { max: 50 }))),
    hukouType: grouped('identity', optional(dict('hukouType', '户口性质', 'Household registration'))),
    hukouPlace: grouped('identity', optional(region('户口所在地', 'Registered in'))),
    nativePlace: grouped('identity', optional(region('籍贯', 'Native place', { levels: 2 }))),
    bloodType: grouped('health', optional(dict('blood_type', '血型', 'Blood type'))),
    photo: consented('consents', 'photo', optional(photos('照片', 'Photo', { max: 1, crop: 'square' }))),
    homeAddress: grouped('contact', optional(text('家庭住址', 'Home address', { max: 200 }))),
    circumstances: grouped('identity', optional(dicts('childCircumstance', '家庭与个人情况', 'Circumstances'))),
    entryDate: date('入园日期', 'Joined', { years: { back: 6, ahead: 1 } }),
    leaveDate: optional(date('离园日期', 'Left')),
    leaveType: optional(dict('childLeaveType', '离园类型', 'Reason for leaving')),
    /** The class of the enrolment that is open now. */
    classId: derived(ref('class', '班级', 'Class')),
    mealPlan: dict('mealPlan', '用餐方案', 'Meal plan', { initial: 'FULL' }),
    dietTaboo: grouped('health', optional(dicts('dietTaboo', '饮食禁忌', 'Not eaten'))),
    allergies: grouped('health', optional(dicts('allergen', '过敏', 'Allergies'))),
    healthTag: grouped('health', optional(text('健康关注', 'Health note', { max: 60 }))),
    /** Last day on which the child stays at home; empty when it need not. */
    quarantineUntil: grouped('health', optional(date('隔离至', 'Kept at home until'))),
    emergencyName: grouped('contact', text('紧急联系人', 'Emergency contact', { max: 50 })),
    emergencyPhone: grouped('contact', text('紧急电话', 'Emergency telephone', { max: 20, rule: 'phone' })),
    consents: optional(dicts('consentScope', '个人信息授权', 'Consent given for')),
    consentBy: optional(text('授权人', 'Consent given by', { max: 50 })),
    consentDate: optional(date('授权日期', 'Consent given on', { years: { back: 8, ahead: 0 } })),
    consentFiles: optional(attachments('授权书', 'Signed consent', { max: 5 })),
    status: dict('childStatus', '状态', 'State', { initial: '10' }),
  },
  title: 'name',
  avatar: 'photo',
  card: {
    beside: [
      { field: 'allergies', tone: 'bad', icon: 'egg-off', except: [noAllergies] },
      { field: 'quarantineUntil', tone: 'care', icon: 'house', isComing: true },
    ],
    facts: [{ ageOf: 'birthday' }, 'classId', 'emergencyName'],
    section: 'surname',
    call: 'emergencyPhone',
    usual: [attending],
    swipe: ['call', 'begin'],
  },
  list: ['studentNo', 'name', 'sex', 'birthday', 'classId', 'mealPlan', 'status'],
  search: ['name', 'studentNo', 'classId', 'status'],
  found: { by: ['name', 'nickName', 'studentNo', 'emergencyPhone'], says: ['classId', 'status'] },
  form: [
    ['studentNo', 'name'],
    ['nickName', 'sex'],
    ['birthday', 'status'],
    ['idType', 'idNo'],
    ['entryDate', 'photo'],
    ['leaveDate', 'leaveType'],
    ['emergencyName', 'emergencyPhone'],
    ['homeAddress'],
    ['mealPlan', 'dietTaboo'],
    ['allergies', 'healthTag'],
    ['bloodType', 'quarantineUntil'],
    ['nation', 'nationality'],
    ['hukouType', 'hukouPlace'],
    ['nativePlace', 'circumstances'],
    ['consents'],
    ['consentBy', 'consentDate'],
    ['consentFiles'],
  ],
  sections: [
    { from: 'mealPlan', label: label('饮食与健康', 'Food and health') },
    { from: 'nation', label: label('户籍与家庭', 'Origin and family') },
    { from: 'consents', label: label('个人信息授权', 'Consent') },
  ],
})
export type Child = RecordOf<typeof Child>
