import { attachments, date, dict, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'staff-certificate': typeof StaffCertificate
  }
}

/** The kind everybody needs who works with food or children. */
export const healthCertificate = 'health'

/** Days before its end: the first notice of it, and the last. */
const certificateEnds = { ahead: 45, soon: 7 } as const

/** A certificate somebody needs for their post. Those that do not run out have no last day. */
export const StaffCertificate = defineResource({
  name: 'staff-certificate',
  label: label('教职工证书', 'Staff certificate'),
  path: '/business-system/intk/garden/staff-certificate',
  fields: {
    staffId: ref('staff', '教职工', 'Staff', { fixed: true }),
    certType: dict('certType', '证书类型', 'Certificate'),
    certNo: text('证书编号', 'Number', { max: 50 }),
    issueDate: date('发证日期', 'Issued', { years: { back: 50, ahead: 0 } }),
    validTo: optional(date('有效期至', 'Valid to', { years: { back: 5, ahead: 20 }, runsOut: certificateEnds })),
    files: optional(attachments('证书文件', 'Files', { max: 5 })),
  },
  title: 'certNo',
  card: { title: 'staffId', facts: ['certType', 'validTo'] },
  list: ['staffId', 'certType', 'certNo', 'issueDate', 'validTo'],
  search: ['staffId', 'certType', 'validTo'],
  form: [['staffId', 'certType'], ['certNo'], ['issueDate', 'validTo'], ['files']],
})
export type StaffCertificate = RecordOf<typeof StaffCertificate>
