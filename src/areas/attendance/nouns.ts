import type shipped from './dictionaries.json'
import type { errors } from './errors'

export { AbsenceTrace } from './absence-trace'
export { AttendanceRecord } from './attendance-record'
export { AttendanceSheet } from './attendance-sheet'
export { LeaveRequest } from './leave-request'

type Shipped = typeof shipped
type Errors = typeof errors

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
  interface ErrorTypes extends Errors {}
}
