import type { Demo } from '../../../../server/seed/demo'
import { demoChildren } from '../../../demo/published/demo-children'
import { demoClasses } from '../../../demo/published/demo-classes'
import { demoStaff, holdersOf } from '../../../demo/published/demo-staff'
import { demoCalendar } from '../../../garden/published/demo-calendar'
import { LeaveRequest } from '../../leave/leave-request'
import { AttendanceRecord } from '../../mark/attendance-record'
import { AbsenceTrace } from '../../sheet/absence-trace'
import { AttendanceSheet } from '../../sheet/attendance-sheet'
import { attendanceRows } from './attendance-rows'

/** A term of attendance. */
export const demo: Demo = ({ today, seed, past }) => {
  const { term, timeline } = demoCalendar(today)
  const teachers = holdersOf(demoStaff(seed), 'headTeacher')
  const heads = new Map(demoClasses.map(({ id, at }) => [id, teachers[at]?.name ?? '']))
  const children = demoChildren(seed, today, term.beginDate)
  const { sheets, traces, leaves, records } = attendanceRows({ seed, past }, children, timeline, (classId) => heads.get(classId) ?? '')
  return {
    furniture: [
      { noun: AttendanceSheet, rows: sheets },
      { noun: AbsenceTrace, rows: traces },
      { noun: LeaveRequest, rows: leaves },
      { noun: AttendanceRecord, rows: records },
    ],
  }
}
