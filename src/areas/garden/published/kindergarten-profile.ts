import { amount, count, date, dict, note, optional, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'kindergarten-profile': typeof KindergartenProfile
  }
}

/** The kindergarten itself. One row for each tenant. */
export const KindergartenProfile = defineResource({
  name: 'kindergarten-profile',
  label: label('园所信息', 'Kindergarten profile'),
  path: '/business-system/intk/garden/kindergartenprofile',
  offline: 'read',
  single: true,
  fields: {
    name: text('园名', 'Name'),
    shortName: optional(text('简称', 'Short name', { max: 30 })),
    orgType: dict('kindergartenType', '性质', 'Kind'),
    socialCreditCode: text('统一社会信用代码', 'Social credit code', { max: 18, rule: 'socialCreditCode' }),
    licenseNo: text('办学许可证号', 'Licence number', { max: 50 }),
    licenseValidTo: date('办学许可证有效期', 'Licence valid to', { years: { back: 5, ahead: 20 } }),
    foodPermitNo: optional(text('食品经营许可证号', 'Food permit number', { max: 50 })),
    foodPermitValidTo: optional(date('食品许可有效期', 'Food permit valid to', { years: { back: 5, ahead: 10 } })),
    foodPermitItems: optional(text('食品许可项目', 'Food permit covers', { max: 200 })),
    fireCertDate: optional(date('消防合格日期', 'Fire certificate', { years: { back: 30, ahead: 0 } })),
    canteenMode: dict('canteenMode', '供餐方式', 'Meals provided by'),
    mealPattern: dict('mealPattern', '餐制', 'Meals of a day'),
    address: text('地址', 'Address', { max: 200 }),
    phone: text('电话', 'Telephone', { max: 20, rule: 'phone' }),
    email: optional(text('邮箱', 'E-mail', { rule: 'email' })),
    principalName: text('园长姓名', 'Principal', { max: 50 }),
    buildingArea: optional(amount('建筑面积', 'Building area', { unit: 'm²' })),
    outdoorArea: optional(amount('户外活动面积', 'Outdoor area', { unit: 'm²' })),
    designedClasses: optional(count('设计班数', 'Designed for classes', { max: 100 })),
    designedChildren: optional(count('设计人数', 'Designed for children', { max: 5000 })),
    insuranceNo: optional(text('校方责任险保单号', 'Liability insurance number', { max: 50 })),
    insuranceTo: optional(date('校方责任险到期', 'Liability insurance valid to')),
    intro: optional(note('简介', 'Introduction', { max: 2000 })),
  },
  title: 'name',
  list: ['name', 'orgType', 'principalName', 'phone', 'mealPattern', 'licenseValidTo'],
  search: ['name'],
  form: [
    ['name', 'shortName'],
    ['orgType', 'socialCreditCode'],
    ['licenseNo', 'licenseValidTo'],
    ['foodPermitNo', 'foodPermitValidTo'],
    ['foodPermitItems', 'fireCertDate'],
    ['canteenMode', 'mealPattern'],
    ['address'],
    ['phone', 'email'],
    ['principalName'],
    ['buildingArea', 'outdoorArea'],
    ['designedClasses', 'designedChildren'],
    ['insuranceNo', 'insuranceTo'],
    ['intro'],
  ],
})
export type KindergartenProfile = RecordOf<typeof KindergartenProfile>
