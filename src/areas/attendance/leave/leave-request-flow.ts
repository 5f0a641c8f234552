import { defineFlow } from '../../../contract/flow'
import { label } from '../../../contract/label'

/**
 * Leave waits for a yes or a no, and may be corrected until then: what was decided about stays what it was, and whoever needs more asks
 * anew. Cancelling it says that the child comes after all, also when the leave has begun.
 */
export const leaveRequestFlow = defineFlow({
  noun: 'leave-request',
  field: 'status',
  start: 'PENDING',
  moves: {
    approve: { from: ['PENDING'], to: 'APPROVED', label: label('批准', 'Approve'), offline: true },
    reject: {
      from: ['PENDING'],
      to: 'REJECTED',
      label: label('驳回', 'Refuse'),
      asks: ['rejectReason'],
      anew: ['rejectReason'],
      offline: true,
    },
    cancel: { from: ['PENDING', 'APPROVED'], to: 'CANCELLED', label: label('销假', 'Cancel leave'), offline: true },
  },
  only: { edit: ['PENDING'] },
})
