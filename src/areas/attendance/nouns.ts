import type shipped from './dictionaries.json'

export { AbsenceTrace } from './absence-trace'
export { AttendanceRecord } from './attendance-record'
export { AttendanceSheet } from './attendance-sheet'
export { LeaveRequest } from './leave-request'

type Shipped = typeof shipped

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
}
