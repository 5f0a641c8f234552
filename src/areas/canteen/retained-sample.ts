import {
  amount,
  count,
  date,
  dateTime,
  derived,
  dict,
  dicts,
  entries,
  note,
  optional,
  photos,
  ref,
  signature,
  text,
} from '../../contract/field'
import { label } from '../../contract/label'
import { defineResource, type RecordOf } from '../../contract/resource'
import { mostSteps, stepFields } from '../../contract/sync/history'
import { meals } from '../recipes/published/meal'
import type { retainedSampleFlow } from './retained-sample-flow'
import { leastWeight } from './sample-weight'

declare module '../../contract/registry' {
  interface NounTypes {
    'retained-sample': typeof RetainedSample
  }
  interface FlowTypes {
    'retained-sample': typeof retainedSampleFlow
  }
}

/** What a correction asks for anew, under the names it has in the sample; empty where it was left as it was. */
const overwritten = {
  weightG: optional(count('原留样量', 'Weight before', { max: 5000, unit: 'g' })),
  container: optional(dict('sampleContainer', '原容器', 'Container before')),
  containerNo: optional(text('原容器编号', 'Container number before', { max: 20 })),
  fridgeId: optional(ref('sample-fridge', '原冰箱', 'Fridge before')),
  slotNo: optional(text('原格位', 'Slot before', { max: 10 })),
  fridgeTempAtIn: optional(amount('原入柜温度', 'Fridge temperature before', { min: -60, max: 80, scale: 1, unit: '℃' })),
  fridgeReadTime: optional(dateTime('原测温时间', 'Fridge read at before')),
  witnessId: optional(ref('staff', '原见证人', 'Witness before')),
  photos: optional(photos('原照片', 'Photos before', { max: 3 })),
}

const step = {
  ...stepFields(dict('sampleStep', '事项', 'What')),
  /** The values a correction wrote over. */
  was: optional(entries('更正前', 'Before', overwritten, { max: 1 })),
}

/**
 * A sample of one batch of one dish of one meal, kept for 48 hours. Records are only ever added: each has an id of its own, so two
 * phones logging the same dish make two records, which say so. What was written wrongly is amended or voided with a reason.
 */
export const RetainedSample = defineResource({
  name: 'retained-sample',
  label: label('食品留样', 'Food sample'),
  // Evidence of food safety: a label names the record hash, and anybody can check it.
  chained: true,
  path: '/business-system/intk/canteen/retained-sample',
  offline: { mode: 'write', by: 'date', days: 90 },
  fields: {
    /** Follows from the id, so the device can print it before the server has seen the record. */
    sampleNo: derived(text('留样编号', 'Sample number', { max: 30, unique: true })),
    date: date('日期', 'Date', { fixed: true }),
    mealType: dict('mealType', '餐次', 'Meal', { fixed: true, order: meals }),
    dishId: ref('dish', '菜品', 'Dish', { fixed: true }),
    /** The dish's name of that day. */
    dishName: derived(text('菜名', 'Dish name', { max: 50 })),
    /** Each batch of cooking is sampled. */
    batch: count('批次', 'Batch', { min: 1, max: 9, initial: 1, fixed: true }),
    weightG: count('留样量', 'Weight', { min: leastWeight, max: 5000, unit: 'g' }),
    /** By the device's clock, and never changed by the server. */
    sampleTime: dateTime('留样时间', 'Taken at', { fixed: true }),
    container: dict('sampleContainer', '容器', 'Container', { initial: 'steel' }),
    containerNo: optional(text('容器编号', 'Container number', { max: 20 })),
    fridgeId: ref('sample-fridge', '留样冰箱', 'Fridge'),
    slotNo: text('格位', 'Slot', { max: 10 }),
    /** What the fridge read when the sample was put in; empty when nobody read it. */
    fridgeTempAtIn: optional(amount('入柜温度', 'Fridge temperature', { min: -60, max: 80, scale: 1, unit: '℃' })),
    /** When that was read. Empty in records of the first release, which did not say. */
    fridgeReadTime: optional(dateTime('测温时间', 'Fridge read at')),
    samplerId: ref('staff', '留样人', 'Taken by', { fixed: true }),
    witnessId: optional(ref('staff', '见证人', 'Witness')),
    photos: photos('留样照片', 'Photos', { max: 3 }),
    samplerSign: signature('留样人签名', 'Signature', { fixed: true }),
    /** Why it was taken outside its time. */
    remark: optional(note('备注', 'Remark', { max: 200, fixed: true })),
    dueDisposeTime: derived(dateTime('可销毁时间', 'Kept until')),
    status: derived(dict('sampleStatus', '状态', 'State', { initial: 'KEEPING' })),
    disposalId: optional(ref('sample-disposal', '销毁记录', 'Disposal')),
    labels: derived(dicts('sampleLabel', '异常', 'Remarks')),
    /** Between sampling and the record's arrival here. */
    lateHours: derived(amount('迟到小时', 'Hours late', { scale: 1, unit: 'h' })),
    reason: optional(text('更正或作废原因', 'Why corrected or voided', { max: 200 })),
    history: derived(entries('经过', 'What happened', step, { max: mostSteps })),
  },
  title: 'sampleNo',
  card: { title: 'dishId', beside: [{ field: 'labels', tone: 'care' }], facts: ['mealType', 'dueDisposeTime', 'sampleNo'] },
  list: ['sampleNo', 'mealType', 'dishId', 'sampleTime', 'dueDisposeTime', 'status', 'labels'],
  // What may be disposed of next stands first.
  defaultOrder: { open: { field: 'status', values: ['KEEPING'], by: ['dueDisposeTime asc'] }, by: ['sampleTime desc'] },
  search: ['date', 'mealType', 'dishId', 'fridgeId', 'status', 'labels'],
  form: [
    ['date', 'mealType'],
    ['dishId', 'batch'],
    ['photos'],
    ['weightG', 'sampleTime'],
    ['container', 'containerNo'],
    ['fridgeId', 'slotNo'],
    ['fridgeTempAtIn', 'fridgeReadTime'],
    ['samplerId', 'witnessId'],
    ['samplerSign'],
    ['remark'],
  ],
  verbs: ['add'],
})
export type RetainedSample = RecordOf<typeof RetainedSample>
