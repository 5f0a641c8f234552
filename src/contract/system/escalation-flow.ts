import { defineFlow } from '../flow'
import { label } from '../label'

/** An edit handed over is open until somebody has seen to it and told its author what became of it. */
export const escalationFlow = defineFlow({
  noun: 'handed-over',
  field: 'state',
  start: 'open',
  moves: {
    close: { from: ['open'], to: 'done', label: label('办结', 'Close'), asks: ['answer'] },
  },
})
