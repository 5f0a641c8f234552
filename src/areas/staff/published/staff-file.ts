import { attachments, date, dict, grouped, optional, ref, secret, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'staff-file': typeof StaffFile
  }
}

/** What the office alone knows about somebody who works here. Kept off every device. */
export const StaffFile = defineResource({
  name: 'staff-file',
  label: label('教职工档案', 'Personnel file'),
  path: '/business-system/intk/garden/staff-file',
  fields: {
    staffId: ref('staff', '教职工', 'Staff', { fixed: true, unique: true }),
    birthday: grouped('identity', optional(date('出生日期', 'Birthday', { years: { back: 80, ahead: -16 } }))),
    idNo: grouped('identity', optional(secret('身份证号', 'Identity number', { max: 18, rule: 'idCard' }))),
    title: optional(text('职称', 'Professional title', { max: 50, suggests: 'staff-file.title' })),
    education: optional(dict('education', '学历', 'Education')),
    major: optional(text('专业', 'Field of study', { max: 50, suggests: 'staff-file.major' })),
    politics: grouped('identity', optional(dict('politicalStatus', '政治面貌', 'Political status'))),
    contractNo: optional(text('合同编号', 'Contract number', { max: 50 })),
    contractTo: optional(date('合同到期', 'Contract ends', { years: { back: 5, ahead: 20 }, runsOut: { ahead: 60, soon: 7 } })),
    /** Inquiry about criminal records. Without a clear one nobody may start work. */
    bgCheckDate: optional(date('违法犯罪记录查询日期', 'Background check on', { years: { back: 20, ahead: 0 } })),
    bgCheckResult: optional(dict('bgCheckResult', '查询结果', 'Background check')),
    bgCheckFiles: optional(attachments('查询证明', 'Proof of the check', { max: 5 })),
  },
  title: 'staffId',
  list: ['staffId', 'title', 'education', 'contractTo', 'bgCheckDate', 'bgCheckResult'],
  search: ['staffId', 'bgCheckResult'],
  form: [
    ['staffId'],
    ['birthday', 'idNo'],
    ['title', 'politics'],
    ['education', 'major'],
    ['contractNo', 'contractTo'],
    ['bgCheckDate', 'bgCheckResult'],
    ['bgCheckFiles'],
  ],
})
export type StaffFile = RecordOf<typeof StaffFile>
