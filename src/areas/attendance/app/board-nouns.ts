import { defineArea } from '../../../contract/area'
import { Child } from '../../families/published/child'
import { Enrolment } from '../../families/published/enrolment'
import { Class } from '../../garden/published/class'
import { SchoolDay } from '../../garden/published/school-day'
import { Staff } from '../../staff/published/staff'
import { errors } from '../errors'
import { LeaveRequest } from '../leave/leave-request'
import { leaveRequestFlow } from '../leave/leave-request-flow'
import { AttendanceRecord } from '../mark/attendance-record'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { attendanceSheetFlow } from '../sheet/attendance-sheet-flow'

/** What the board makes do with before all areas are here: the nouns whose rows it shows, and what is said of them. */
export const boardNouns = defineArea({
  name: 'attendance board',
  nouns: { AttendanceRecord, AttendanceSheet, Child, Class, Enrolment, LeaveRequest, SchoolDay, Staff },
  flows: { attendanceSheetFlow, leaveRequestFlow },
  errors,
})
