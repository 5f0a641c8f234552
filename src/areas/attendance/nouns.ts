import type shipped from './dictionaries.json'
import type { errors } from './errors'

export { LeaveRequest } from './leave/leave-request'
export { AttendanceRecord } from './mark/attendance-record'
export { AbsenceTrace } from './sheet/absence-trace'
export { AttendanceSheet } from './sheet/attendance-sheet'

type Shipped = typeof shipped
type Errors = typeof errors

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
  interface ErrorTypes extends Errors {}
}
