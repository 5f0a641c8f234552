import { defineFlow } from '../../contract/flow'
import { label } from '../../contract/label'

/**
 * A menu is finished, reviewed by the doctor, approved by the principal and published. A published menu is opened again with a
 * reason only, stays in force as it was published, and comes into force changed by the same way. Every step may be made without a network,
 * after the edits it is about: both wait in one line.
 */
export const weekMenuFlow = defineFlow({
  noun: 'week-menu',
  field: 'status',
  start: 'DRAFT',
  moves: {
    check: { from: ['DRAFT', 'CHANGED'], to: 'CHECKED', label: label('提交审核', 'Hand in'), offline: true },
    review: { from: ['CHECKED'], to: 'REVIEWED', label: label('审核通过', 'Reviewed'), offline: true },
    approve: { from: ['REVIEWED'], to: 'APPROVED', label: label('批准', 'Approve'), offline: true },
    publish: { from: ['APPROVED'], to: 'PUBLISHED', label: label('发布', 'Publish'), offline: true },
    change: { from: ['PUBLISHED'], to: 'CHANGED', label: label('变更', 'Change'), asks: ['reason'], anew: ['reason'], offline: true },
    reject: {
      from: ['CHECKED', 'REVIEWED', 'APPROVED'],
      to: 'DRAFT',
      label: label('退回', 'Return'),
      asks: ['reason'],
      anew: ['reason'],
      offline: true,
    },
  },
  only: { remove: ['DRAFT'] },
})
