import { defineFlow } from '../../../contract/flow'
import { label } from '../../../contract/label'

/** From the first call to the child's return. An infectious illness is handed over to the health records. */
export const absenceTraceFlow = defineFlow({
  noun: 'absence-trace',
  field: 'status',
  start: 'OPEN',
  moves: {
    follow: { from: ['OPEN'], to: 'FOLLOWING', label: label('开始追访', 'Follow'), asks: ['cause', 'contactLog'], offline: true },
    return: {
      from: ['OPEN', 'FOLLOWING'],
      to: 'RETURNED',
      label: label('确认返园', 'Child is back'),
      asks: ['actualReturn'],
      needs: ['actualReturn'],
      offline: true,
    },
    'hand-over': {
      from: ['OPEN', 'FOLLOWING'],
      to: 'HANDED_TO_CASE',
      label: label('转传染病个案', 'Hand over as a case'),
      asks: ['diagnosis'],
    },
  },
})
