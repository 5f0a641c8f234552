import { count, date, dateTime, derived, dict, entries, money, note, optional, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'
import { weekMenuKey } from '../keys'
import type { weekMenuFlow } from '../week-menu-flow'

declare module '../../../contract/registry' {
  interface NounTypes {
    'week-menu': typeof WeekMenu
  }
  interface FlowTypes {
    'week-menu': typeof weekMenuFlow
  }
}

const change = {
  at: dateTime('时间', 'At'),
  by: text('变更人', 'By', { max: 50 }),
  reason: text('原因', 'Reason', { max: 200 }),
}

/** The menu of a week for an age. Its id is the week's Monday and the age, so two people planning the same week meet in one menu. */
export const WeekMenu = defineResource({
  name: 'week-menu',
  label: label('周食谱', 'Week menu'),
  key: weekMenuKey,
  path: '/business-system/intk/recipe/week-menu',
  offline: { mode: 'write', by: 'weekStart', days: 97 },
  fields: {
    weekStart: date('周一', 'Monday', { fixed: true }),
    ageBand: dict('gradeLevel', '适用年龄', 'For', { fixed: true, initial: '4' }),
    source: optional(dict('menuSource', '来源', 'Made from', { initial: 'manual' })),
    /** What a child's food of the week may cost. */
    budgetFen: optional(money('每人预算', 'Budget for each child')),
    note: optional(note('备注', 'Note')),
    status: derived(dict('menuStatus', '状态', 'State', { initial: 'DRAFT' })),
    /** How often it has been published. */
    version: derived(count('版本', 'Version', { max: 1000, initial: 0 })),
    checkedBy: derived(text('制定人', 'Made by', { max: 50 })),
    reviewedBy: derived(text('审核人', 'Reviewed by', { max: 50 })),
    approvedBy: derived(text('批准人', 'Approved by', { max: 50 })),
    publishedAt: derived(dateTime('发布时间', 'Published at')),
    reason: optional(text('退回或变更原因', 'Why returned or changed', { max: 200 })),
    /** Every change after publishing, shown to parents. */
    changes: derived(entries('变更记录', 'Changes', change)),
  },
  title: 'weekStart',
  list: ['weekStart', 'ageBand', 'status', 'version', 'reviewedBy', 'approvedBy', 'publishedAt'],
  defaultOrder: { by: ['weekStart desc', 'ageBand asc'] },
  search: ['weekStart', 'ageBand', 'status'],
  form: [['weekStart', 'ageBand'], ['source', 'budgetFen'], ['note']],
})
export type WeekMenu = RecordOf<typeof WeekMenu>
