import { announcementFlow } from '../contract/system/announcement-flow'
import { announcementSendFlow } from '../contract/system/announcement-send-flow'
import { conflictFlow } from '../contract/system/conflict-flow'
import { handedOverFlow } from '../contract/system/handed-over-flow'
import { absenceTraceFlow } from './attendance/absence-trace-flow'
import { attendanceSheetFlow } from './attendance/attendance-sheet-flow'
import { leaveRequestFlow } from './attendance/leave-request-flow'
import { retainedSampleFlow } from './canteen/retained-sample-flow'
import { fridgeTempFlow, sampleExceptionFlow } from './canteen/void-flow'
import { weekMenuFlow } from './recipes/week-menu-flow'

/** The flow of every noun that has states. */
export const flows = {
  'absence-trace': absenceTraceFlow,
  announcement: announcementFlow,
  'announcement-send': announcementSendFlow,
  'attendance-sheet': attendanceSheetFlow,
  conflict: conflictFlow,
  'handed-over': handedOverFlow,
  'fridge-temp': fridgeTempFlow,
  'leave-request': leaveRequestFlow,
  'retained-sample': retainedSampleFlow,
  'sample-exception': sampleExceptionFlow,
  'week-menu': weekMenuFlow,
} as const
