import { date, derived, dict, note, optional, ref, text } from '../../contract/field'
import { label } from '../../contract/label'
import { defineResource, type RecordOf } from '../../contract/resource'
import { meals } from '../recipes/published/meal'
import type { sampleExceptionFlow } from './void-flow'

declare module '../../contract/registry' {
  interface NounTypes {
    'sample-exception': typeof SampleException
  }
  interface FlowTypes {
    'sample-exception': typeof sampleExceptionFlow
  }
}

/** Why a dish of a meal has no sample, and who says so. Voided when it turns out to be wrong. */
export const SampleException = defineResource({
  name: 'sample-exception',
  label: label('未留样说明', 'Reason without sample'),
  // Evidence of food safety: a label names the record hash, and anybody can check it.
  chained: true,
  path: '/business-system/intk/canteen/sample-exception',
  offline: { mode: 'write', by: 'date', days: 90 },
  fields: {
    date: date('日期', 'Date', { fixed: true }),
    mealType: dict('mealType', '餐次', 'Meal', { fixed: true, order: meals }),
    dishId: ref('dish', '菜品', 'Dish', { fixed: true }),
    cause: dict('sampleMiss', '未留样原因', 'Why not', { fixed: true }),
    note: optional(note('说明', 'Note', { max: 200, fixed: true })),
    recordedBy: derived(text('登记人', 'Recorded by', { max: 50 })),
    status: derived(dict('recordState', '状态', 'State', { initial: 'VALID' })),
    reason: optional(text('作废原因', 'Why voided', { max: 200 })),
  },
  title: 'dishId',
  card: { facts: ['mealType', 'cause'], usual: ['VALID'] },
  list: ['date', 'mealType', 'dishId', 'cause', 'note', 'recordedBy', 'status'],
  defaultOrder: { by: ['date desc', 'mealType asc'] },
  search: ['date', 'mealType', 'dishId', 'cause', 'status'],
  form: [['date', 'mealType'], ['dishId'], ['cause'], ['note']],
  verbs: ['add'],
})
export type SampleException = RecordOf<typeof SampleException>
