export { leaveRequestFlow } from './leave/leave-request-flow'
export { absenceTraceFlow } from './sheet/absence-trace-flow'
export { attendanceSheetFlow } from './sheet/attendance-sheet-flow'
