import { defineFlow, type Flow } from '../../contract/flow'
import { label } from '../../contract/label'

const moves = {
  void: { from: ['VALID'], to: 'VOID', label: label('作废', 'Void'), asks: ['reason'], anew: ['reason'], offline: true },
} as const

/** A record that is never changed and never removed, only declared void with a reason. */
const voidFlow = <const N extends string>(noun: N) => defineFlow({ noun, field: 'status', start: 'VALID', moves } satisfies Flow)

export const fridgeTempFlow = voidFlow('fridge-temp')
export const sampleExceptionFlow = voidFlow('sample-exception')
