import { date, dateTime, derived, dict, dicts, grouped, optional, ref, text, time } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'
import { recordKey } from '../keys'
import { recordProblems } from './record-problems'

declare module '../../../contract/registry' {
  interface NounTypes {
    'attendance-record': typeof AttendanceRecord
  }
}

/** How one child's day went. Its id is day and child, so two tablets marking the same child meet instead of colliding. */
export const AttendanceRecord = defineResource({
  name: 'attendance-record',
  label: label('考勤记录', 'Attendance record'),
  key: recordKey,
  agrees: recordProblems,
  releases: { closed: 'attendance-sheet:reopen' },
  path: '/business-system/intk/attendance/attendance-record',
  offline: { mode: 'write', by: 'date', days: 30 },
  fields: {
    childId: ref('child', '幼儿', 'Child', { fixed: true }),
    date: date('日期', 'Date', { fixed: true }),
    /** The class of that day; a child who moves later leaves its old marks where they were made. */
    classId: ref('class', '班级', 'Class', { fixed: true }),
    status: dict('attStatus', '考勤状态', 'Attendance'),
    inTime: optional(time('到园时间', 'Arrived')),
    outTime: optional(time('离园时间', 'Left')),
    cause: grouped('health', optional(dict('absenceCause', '缺勤原因', 'Cause'))),
    symptoms: grouped('health', optional(dicts('symptom', '症状', 'Symptoms'))),
    onsetDate: grouped('health', optional(date('发病日', 'Ill since'))),
    hospital: grouped('health', optional(text('就诊医院', 'Hospital'))),
    diagnosis: grouped('health', optional(text('诊断', 'Diagnosis'))),
    traceId: derived(ref('absence-trace', '追踪记录', 'Trace')),
    leaveId: optional(ref('leave-request', '请假', 'Leave')),
    /** Meals this child is counted for. */
    meals: derived(dicts('mealType', '用餐', 'Meals')),
    /** Who gave the mark it has, and when on their device. For some minutes it is theirs to mend. */
    markedBy: derived(text('点名人', 'Marked by', { max: 50 })),
    markedAt: derived(dateTime('点名时间', 'Marked at')),
    source: optional(dict('attSource', '登记来源', 'Recorded by', { initial: 'teacher' })),
  },
  title: 'childId',
  card: { facts: ['classId', 'cause'] },
  /** "Sick, with fever" makes no sense by halves. */
  atomicFields: ['status', 'cause', 'symptoms', 'inTime', 'outTime'],
  list: ['date', 'classId', 'childId', 'status', 'inTime', 'outTime', 'cause'],
  defaultOrder: { by: ['date desc', 'classId asc'] },
  search: ['date', 'classId', 'childId', 'status'],
  form: [
    ['childId', 'date'],
    ['classId', 'status'],
    ['inTime', 'outTime'],
    ['cause', 'symptoms'],
    ['onsetDate', 'hospital'],
    ['diagnosis', 'leaveId'],
  ],
  /** Removing takes a mark back while the sheet is open, as if nobody had been marked. */
  verbs: ['add', 'edit', 'remove'],
})
export type AttendanceRecord = RecordOf<typeof AttendanceRecord>
