import { defineArea } from '../../../contract/area'
import { Child } from '../../families/published/child'
import { Enrolment } from '../../families/published/enrolment'
import { Class } from '../../garden/published/class'
import { SchoolDay } from '../../garden/published/school-day'
import { Staff } from '../../staff/published/staff'
import { AttendanceRecord } from '../attendance-record'
import { AttendanceSheet } from '../attendance-sheet'
import { attendanceSheetFlow } from '../attendance-sheet-flow'
import { errors } from '../errors'
import { LeaveRequest } from '../leave-request'
import { leaveRequestFlow } from '../leave-request-flow'

/** What the board makes do with before all areas are here: the nouns whose rows it shows, and what is said of them. */
export const boardNouns = defineArea({
  name: 'attendance board',
  nouns: { AttendanceRecord, AttendanceSheet, Child, Class, Enrolment, LeaveRequest, SchoolDay, Staff },
  flows: { attendanceSheetFlow, leaveRequestFlow },
  errors,
})
