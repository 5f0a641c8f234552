import { amount, boolean, date, dateTime, derived, dict, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'
import type { fridgeTempFlow } from '../void-flow'

declare module '../../../contract/registry' {
  interface NounTypes {
    'fridge-temp': typeof FridgeTemp
  }
  interface FlowTypes {
    'fridge-temp': typeof fridgeTempFlow
  }
}

/** A temperature read from a fridge. Never changed: a reading that was typed wrongly is voided and read again. */
export const FridgeTemp = defineResource({
  name: 'fridge-temp',
  label: label('测温记录', 'Fridge temperature'),
  // Evidence of food safety: a label names the record hash, and anybody can check it.
  chained: true,
  path: '/business-system/intk/canteen/fridge-temp',
  offline: { mode: 'write', by: 'readTime', days: 90 },
  fields: {
    fridgeId: ref('sample-fridge', '冰箱', 'Fridge', { fixed: true }),
    readTime: dateTime('时间', 'Read at', { fixed: true }),
    temp: amount('温度', 'Temperature', { min: -60, max: 80, scale: 1, unit: '℃', fixed: true }),
    source: dict('tempSource', '来源', 'Source', { initial: 'manual', fixed: true }),
    note: optional(text('处置说明', 'What was done', { max: 200, fixed: true })),
    /** Day of the reading, by which readings are found. */
    day: derived(date('日期', 'Date')),
    recordedBy: derived(text('记录人', 'Read by', { max: 50 })),
    /** Outside the fridge's range when it was read. */
    alarm: derived(boolean('超温', 'Out of range')),
    /** The clock it was read by was ahead of the server's. */
    doubtful: derived(boolean('时间存疑', 'Time doubtful')),
    status: derived(dict('recordState', '状态', 'State', { initial: 'VALID' })),
    reason: optional(text('作废原因', 'Why voided', { max: 200 })),
  },
  title: 'readTime',
  card: {
    title: 'fridgeId',
    beside: [{ field: 'alarm', tone: 'bad' }],
    facts: ['temp', 'readTime'],
    section: 'day',
    usual: ['VALID'],
  },
  list: ['readTime', 'fridgeId', 'temp', 'alarm', 'recordedBy', 'source', 'status'],
  defaultOrder: { by: ['readTime desc'] },
  search: ['day', 'fridgeId', 'alarm', 'doubtful', 'status'],
  form: [['fridgeId', 'readTime'], ['temp', 'source'], ['note']],
  verbs: ['add'],
})
export type FridgeTemp = RecordOf<typeof FridgeTemp>
