import { defineFlow } from '../../contract/flow'
import { label } from '../../contract/label'

/** A record that is never changed and never removed, only declared void with a reason. */
const voided = {
  field: 'status',
  start: 'VALID',
  moves: { void: { from: ['VALID'], to: 'VOID', label: label('作废', 'Void'), asks: ['reason'], anew: ['reason'], offline: true } },
} as const

export const fridgeTempFlow = defineFlow({ noun: 'fridge-temp', ...voided })
export const sampleExceptionFlow = defineFlow({ noun: 'sample-exception', ...voided })
