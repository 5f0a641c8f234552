import { defineFlow } from '../flow'
import { label } from '../label'

/** A held change is open until somebody decides which value stands. Its author then takes note of what somebody else decided. */
export const conflictFlow = defineFlow({
  noun: 'conflict',
  field: 'state',
  start: 'open',
  moves: {
    resolve: {
      from: ['open'],
      to: 'resolved',
      label: label('处理', 'Decide'),
      asks: ['choice', 'answer'],
      needs: ['choice'],
      offline: true,
    },
    acknowledge: {
      from: ['resolved'],
      to: 'resolved',
      label: label('知道了', 'Got it'),
      asks: ['told'],
      offline: true,
      apart: true,
    },
  },
})
