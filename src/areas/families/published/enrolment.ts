import { date, derived, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    enrolment: typeof Enrolment
  }
}

/**
 * A child's time in a class, first and last day included; open while there is no last day. A child has at most one on any day,
 * and rows are never rewritten: attendance and meals of the past are read through them.
 */
export const Enrolment = defineResource({
  name: 'enrolment',
  label: label('在班记录', 'Enrolment'),
  path: '/business-system/intk/garden/enrolment',
  offline: 'read',
  readers: { child: 'childId' },
  fields: {
    childId: ref('child', '幼儿', 'Child', { fixed: true }),
    classId: ref('class', '班级', 'Class', { fixed: true }),
    beginDate: date('开始日期', 'From'),
    endDate: optional(date('结束日期', 'To')),
    reason: optional(text('变动原因', 'Reason', { max: 100 })),
    /** The document by which it began. */
    promotionId: derived(ref('promotion', '升班单', 'Moved up by')),
  },
  title: 'childId',
  card: { facts: ['classId', { from: 'beginDate', to: 'endDate' }] },
  list: ['childId', 'classId', 'beginDate', 'endDate', 'reason'],
  defaultOrder: { by: ['beginDate desc'] },
  search: ['childId', 'classId'],
  form: [['childId', 'classId'], ['beginDate', 'endDate'], ['reason']],
})
export type Enrolment = RecordOf<typeof Enrolment>
