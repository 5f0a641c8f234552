import { count, date, derived, dict, optional, ref } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'promotion-child': typeof PromotionChild
  }
}

/**
 * A child that does not simply go along with its class. The server adds those who graduate, and keeps with all of them what they were before,
 * for whoever takes the document back.
 */
export const PromotionChild = defineResource({
  name: 'promotion-child',
  label: label('不随班幼儿', 'Child apart'),
  path: '/business-system/intk/garden/promotion-child',
  fields: {
    promotionId: ref('promotion', '升班单', 'Moving up', { fixed: true }),
    place: count('序号', 'Place', { min: 1, max: 10_000, fixed: true }),
    childId: ref('child', '幼儿', 'Child', { fixed: true }),
    outcome: dict('promotionOutcome', '去向', 'What becomes of it', { fixed: true }),
    /** Place of the class of this document it goes to, for who repeats. */
    toPlace: optional(count('留入班级序号', 'Place of its new class', { min: 1, max: 200, fixed: true })),
    enrolmentId: derived(ref('enrolment', '原在班记录', 'Enrolment before', { weak: true })),
    lastDayBefore: derived(date('原结束日期', 'Last day before')),
    statusBefore: derived(dict('childStatus', '原状态', 'State before')),
    leaveDateBefore: derived(date('原离园日期', 'Day of leaving before')),
    leaveTypeBefore: derived(dict('childLeaveType', '原离园类型', 'Reason for leaving before')),
  },
  title: 'childId',
  list: ['childId', 'outcome', 'toPlace'],
  search: ['childId', 'outcome'],
  form: [['promotionId', 'place'], ['childId', 'outcome'], ['toPlace']],
  line: { of: 'promotionId', order: 'place', rights: 'own' },
  verbs: ['add'],
})
export type PromotionChild = RecordOf<typeof PromotionChild>
