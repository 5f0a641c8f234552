import { defineFlow } from '../../contract/flow'
import { label } from '../../contract/label'

/** A sample is kept, then disposed of. Whatever was written wrongly is amended while it is kept, or voided; nothing is removed. */
export const retainedSampleFlow = defineFlow({
  noun: 'retained-sample',
  field: 'status',
  start: 'KEEPING',
  moves: {
    amend: {
      from: ['KEEPING'],
      to: 'KEEPING',
      label: label('更正', 'Correct'),
      asks: [
        'reason',
        'weightG',
        'container',
        'containerNo',
        'fridgeId',
        'slotNo',
        'fridgeTempAtIn',
        'fridgeReadTime',
        'witnessId',
        'photos',
      ],
      anew: ['reason'],
      offline: true,
    },
    dispose: {
      from: ['KEEPING'],
      to: 'DISPOSED',
      label: label('销毁', 'Dispose'),
      asks: ['disposalId'],
      needs: ['disposalId'],
      offline: true,
    },
    void: { from: ['KEEPING', 'DISPOSED'], to: 'VOID', label: label('作废', 'Void'), asks: ['reason'], anew: ['reason'], offline: true },
  },
})
