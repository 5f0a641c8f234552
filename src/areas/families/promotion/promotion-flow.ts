import { defineFlow } from '../../../contract/flow'
import { label } from '../../../contract/label'

/** Posted with all its lines, in the place where it is made. What is posted is taken back by another one. */
export const promotionFlow = defineFlow({
  noun: 'promotion',
  field: 'status',
  start: 'DRAFT',
  moves: {
    post: { from: ['DRAFT'], to: 'POSTED', label: label('升班', 'Move up'), apart: true },
  },
})
