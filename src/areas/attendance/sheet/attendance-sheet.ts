import { boolean, count, date, dateTime, derived, dict, dicts, entries, grouped, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'
import { mostSteps, stepFields } from '../../../contract/sync/history'
import { sheetKey } from '../keys'
import type { attendanceSheetFlow } from './attendance-sheet-flow'

declare module '../../../contract/registry' {
  interface NounTypes {
    'attendance-sheet': typeof AttendanceSheet
  }
  interface FlowTypes {
    'attendance-sheet': typeof attendanceSheetFlow
  }
}

const children = (zh: string, en: string) => derived(count(zh, en, { max: 200 }))

/** The attendance of one class on one day. Its id is day and class, so two tablets opening the same day meet in one sheet. */
export const AttendanceSheet = defineResource({
  name: 'attendance-sheet',
  label: label('班级考勤单', 'Attendance sheet'),
  key: sheetKey,
  // A closed day stays closed: what comes late is let in by those who may open the day again.
  releases: { closed: 'attendance-sheet:reopen' },
  path: '/business-system/intk/attendance/attendance-sheet',
  offline: { mode: 'write', by: 'date', days: 30 },
  fields: {
    classId: ref('class', '班级', 'Class', { fixed: true }),
    date: date('日期', 'Date', { fixed: true }),
    /** Children in the class that day. `present` and the absences below always add up to it, with the unmarked ones. */
    expected: children('应到', 'Expected'),
    present: children('实到', 'Present'),
    late: children('其中迟到', 'Of these late'),
    early: children('其中早退', 'Of these left early'),
    sickAbs: children('病假', 'Sick'),
    leaveAbs: children('事假', 'On leave'),
    unknownAbs: children('未联系', 'Not reached'),
    quarantine: children('停课', 'Kept at home'),
    /** Heads at each meal: expected while the sheet is open, as marked once it is out. */
    mealB: children('早餐', 'Breakfast'),
    mealAS: children('早点', 'Morning snack'),
    mealL: children('午餐', 'Lunch'),
    mealPS: children('午点', 'Afternoon snack'),
    mealD: children('晚餐', 'Dinner'),
    /** Of these, heads that must not have everything: how many, and never who. */
    specialMeals: grouped(
      'health',
      derived(
        entries(
          '特殊餐',
          'Special meals',
          {
            meal: dict('mealType', '餐次', 'Meal'),
            allergens: dicts('allergen', '过敏', 'Allergies'),
            taboos: dicts('dietTaboo', '饮食禁忌', 'Not eaten'),
            severe: boolean('严重', 'Severe'),
            heads: count('人数', 'Heads', { max: 200 }),
          },
          { max: 1000 },
        ),
      ),
    ),
    /** What the teacher adds to or takes from the meals that follow from the marks, each with its reason. */
    mealAdjustments: optional(
      entries(
        '用餐调整',
        'Meal adjustments',
        {
          meal: dict('mealType', '餐次', 'Meal'),
          by: count('增减', 'More or fewer', { min: -100, max: 100 }),
          reason: text('原因', 'Reason', { max: 100 }),
        },
        { max: 20 },
      ),
    ),
    status: derived(dict('sheetStatus', '状态', 'State', { initial: 'DRAFT' })),
    submittedBy: derived(text('提交人', 'Submitted by', { max: 50 })),
    submittedAt: derived(dateTime('提交时间', 'Submitted at')),
    closedBy: derived(text('关闭人', 'Closed by', { max: 50 })),
    closedAt: derived(dateTime('关闭时间', 'Closed at')),
    offlineSubmitted: derived(boolean('离线提交', 'Submitted without network')),
    /** Asked for when the sheet is opened again, and written by nothing else. */
    reopenReason: optional(text('重开原因', 'Why opened again', { max: 200 })),
    /** Every step that was made, in order, with the state it led to. */
    history: derived(entries('经过', 'What happened', stepFields(dict('sheetStatus', '状态', 'State')), { max: mostSteps })),
  },
  title: 'date',
  card: { title: 'classId', facts: ['expected', 'present'], section: 'day' },
  list: ['date', 'classId', 'expected', 'present', 'sickAbs', 'leaveAbs', 'status'],
  // Every day that is not closed yet stands first.
  defaultOrder: { open: { field: 'status', values: ['DRAFT', 'REOPENED', 'SUBMITTED', 'TRACED'] }, by: ['date desc', 'classId asc'] },
  search: ['date', 'classId', 'status'],
  form: [['classId', 'date'], ['mealAdjustments']],
  verbs: ['add', 'edit'],
})
export type AttendanceSheet = RecordOf<typeof AttendanceSheet>
