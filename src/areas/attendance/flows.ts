export { absenceTraceFlow } from './absence-trace-flow'
export { attendanceSheetFlow } from './attendance-sheet-flow'
export { leaveRequestFlow } from './leave-request-flow'
