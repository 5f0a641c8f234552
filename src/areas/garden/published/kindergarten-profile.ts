import { amount, attachments, count, date, dict, note, optional, photos, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'kindergarten-profile': typeof KindergartenProfile
  }
}

/** Papers of a house are renewed slowly: days before the end from which somebody should think of it, and from which it presses. */
const paperEnds = { ahead: 60, soon: 7 } as const

/** The kindergarten itself. One row for each tenant. */
export const KindergartenProfile = defineResource({
  name: 'kindergarten-profile',
  label: label('园所信息', 'Kindergarten profile'),
  path: '/business-system/intk/garden/kindergartenprofile',
  offline: 'read',
  single: true,
  gallery: true,
  fields: {
    name: text('园名', 'Name'),
    shortName: optional(text('简称', 'Short name', { max: 30 })),
    orgType: dict('kindergartenType', '性质', 'Kind'),
    socialCreditCode: text('统一社会信用代码', 'Social credit code', { max: 18, rule: 'socialCreditCode' }),
    licenseNo: text('办学许可证号', 'Licence number', { max: 50 }),
    licenseValidTo: date('办学许可证有效期', 'Licence valid to', { years: { back: 5, ahead: 20 }, runsOut: paperEnds }),
    foodPermitNo: optional(text('食品经营许可证号', 'Food permit number', { max: 50 })),
    foodPermitValidTo: optional(date('食品许可有效期', 'Food permit valid to', { years: { back: 5, ahead: 10 }, runsOut: paperEnds })),
    foodPermitItems: optional(text('食品许可项目', 'Food permit covers', { max: 200 })),
    healthEvalNo: optional(text('卫生评价报告编号', 'Health evaluation number', { max: 50 })),
    healthEvalDate: optional(date('卫生评价日期', 'Health evaluation on', { years: { back: 20, ahead: 0 } })),
    fireCertDate: optional(date('消防合格日期', 'Fire certificate', { years: { back: 30, ahead: 0 } })),
    certFiles: optional(attachments('证照文件', 'Files of the certificates', { max: 20 })),
    canteenMode: dict('canteenMode', '供餐方式', 'Meals provided by'),
    mealPattern: dict('mealPattern', '餐制', 'Meals of a day'),
    address: text('地址', 'Address', { max: 200 }),
    /** Degrees east and north, as maps write them: `120.301234,30.419876`. */
    lngLat: optional(text('经纬度', 'Longitude and latitude', { max: 40, rule: 'lngLat' })),
    phone: text('电话', 'Telephone', { max: 20, rule: 'phone' }),
    email: optional(text('邮箱', 'E-mail', { rule: 'email' })),
    principalName: text('园长姓名', 'Principal', { max: 50 }),
    buildYear: optional(count('建园年份', 'Built in', { min: 1800, max: 2200, summed: false })),
    siteArea: optional(amount('占地面积', 'Site area', { unit: 'm²' })),
    buildingArea: optional(amount('建筑面积', 'Building area', { unit: 'm²' })),
    outdoorArea: optional(amount('户外活动面积', 'Outdoor area', { unit: 'm²' })),
    greenArea: optional(amount('绿化面积', 'Green area', { unit: 'm²' })),
    designedClasses: optional(count('设计班数', 'Designed for classes', { max: 100 })),
    designedChildren: optional(count('设计人数', 'Designed for children', { max: 5000 })),
    insuranceNo: optional(text('校方责任险保单号', 'Liability insurance number', { max: 50 })),
    insuranceTo: optional(date('校方责任险到期', 'Liability insurance valid to', { runsOut: paperEnds })),
    intro: optional(note('简介', 'Introduction', { max: 2000 })),
    photos: optional(photos('园所照片', 'Photos')),
    mapPhoto: optional(photos('平面图', 'Site plan', { max: 1 })),
  },
  title: 'name',
  list: ['name', 'orgType', 'principalName', 'phone', 'mealPattern', 'licenseValidTo'],
  search: ['name'],
  form: [
    ['name', 'shortName'],
    ['orgType', 'socialCreditCode'],
    ['principalName'],
    ['phone', 'email'],
    ['address', 'lngLat'],
    ['canteenMode', 'mealPattern'],
    ['licenseNo', 'licenseValidTo'],
    ['foodPermitNo', 'foodPermitValidTo'],
    ['foodPermitItems'],
    ['healthEvalNo', 'healthEvalDate'],
    ['fireCertDate'],
    ['insuranceNo', 'insuranceTo'],
    ['certFiles'],
    ['buildYear', 'siteArea'],
    ['buildingArea', 'outdoorArea'],
    ['greenArea'],
    ['designedClasses', 'designedChildren'],
    ['intro'],
    ['photos', 'mapPhoto'],
  ],
  sections: [
    { from: 'licenseNo', label: label('证照', 'Certificates') },
    { from: 'buildYear', label: label('场地与规模', 'Site and size') },
    { from: 'intro', label: label('介绍', 'Introduction') },
  ],
})
export type KindergartenProfile = RecordOf<typeof KindergartenProfile>
