import {
  attachments,
  boolean,
  date,
  dateTime,
  derived,
  dict,
  dicts,
  entries,
  grouped,
  note,
  optional,
  ref,
  text,
} from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'
import { leaveProblems } from './leave-problems'
import type { leaveRequestFlow } from './leave-request-flow'

declare module '../../../contract/registry' {
  interface NounTypes {
    'leave-request': typeof LeaveRequest
  }
  interface FlowTypes {
    'leave-request': typeof leaveRequestFlow
  }
}

/** Leave asked for a child, first and last day included. Approved leave is offered to the teacher when the roll is called. */
export const LeaveRequest = defineResource({
  name: 'leave-request',
  label: label('请假', 'Leave request'),
  agrees: leaveProblems,
  path: '/business-system/intk/attendance/leave-request',
  offline: { mode: 'write', by: 'toDate', days: 30 },
  fields: {
    childId: ref('child', '幼儿', 'Child', { fixed: true }),
    fromDate: date('开始日期', 'From'),
    toDate: date('结束日期', 'To'),
    /** Only the named half of each day; empty is whole days. */
    halfDay: optional(dict('halfDay', '半天', 'Half day')),
    type: grouped('health', dict('leaveType', '请假类型', 'Kind')),
    cause: grouped('health', dict('absenceCause', '原因', 'Cause')),
    symptoms: grouped('health', optional(dicts('symptom', '症状', 'Symptoms'))),
    note: grouped('health', optional(note('说明', 'Note'))),
    /** What shows that it is so, such as a doctor's note. */
    evidence: grouped('health', optional(attachments('证明材料', 'Evidence', { max: 5 }))),
    applicant: optional(dict('leaveApplicant', '申请人', 'Asked by', { initial: 'teacher' })),
    status: derived(dict('leaveStatus', '状态', 'State', { initial: 'PENDING' })),
    /** Every open day of it was asked for before its meals were ordered, so none of them need be paid for. */
    mealCutoffOk: derived(boolean('全部退餐', 'All meals refunded')),
    refunds: derived(
      entries('逐日退餐', 'Refunds day by day', { date: date('日期', 'Date'), refunded: boolean('退餐', 'Refunded') }, { max: 400 }),
    ),
    rejectReason: optional(text('驳回原因', 'Why refused', { max: 200 })),
    decidedBy: derived(text('审批人', 'Decided by', { max: 50 })),
    decidedAt: derived(dateTime('审批时间', 'Decided at')),
  },
  scope: { follows: 'childId', while: { status: ['PENDING', 'APPROVED'] }, until: 'toDate' },
  title: 'childId',
  card: { facts: [{ from: 'fromDate', to: 'toDate' }, 'halfDay', 'type'] },
  offeredAt: 'childId',
  list: ['childId', 'fromDate', 'toDate', 'type', 'cause', 'applicant', 'status'],
  defaultOrder: { open: { field: 'status', values: ['PENDING'], by: ['fromDate asc'] }, by: ['fromDate desc'] },
  search: ['childId', 'fromDate', 'type', 'status'],
  form: [['childId'], ['fromDate', 'toDate'], ['halfDay', 'type'], ['cause', 'symptoms'], ['applicant'], ['note'], ['evidence']],
  verbs: ['add', 'edit'],
})
export type LeaveRequest = RecordOf<typeof LeaveRequest>
