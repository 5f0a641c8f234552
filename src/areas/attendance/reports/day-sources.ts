import { type RowsOf, rowsIfKnown, rowsOf } from '../../../contract/report/report-source'
import { Child } from '../../families/published/child'
import { Enrolment } from '../../families/published/enrolment'
import { Class } from '../../garden/published/class'
import { Staff } from '../../staff/published/staff'
import { LeaveRequest } from '../leave/leave-request'
import { AttendanceRecord } from '../mark/attendance-record'
import { reachableClasses, runningClasses } from '../reachable-classes'
import { rollCall } from '../sheet/roll-call'

/** What the rolls of all classes of a day are called from, by whoever knows children. Who counts heads only has the classes. */
export const rollSources = (date: string) => ({
  classes: rowsOf(Class),
  children: rowsIfKnown(Child),
  enrolments: rowsIfKnown(Enrolment),
  records: rowsIfKnown(AttendanceRecord, { date }),
  leaves: rowsIfKnown(LeaveRequest, { fromDate: { to: date }, toDate: { from: date } }),
  staff: rowsIfKnown(Staff),
})
type RollRows = RowsOf<ReturnType<typeof rollSources>>

/** The classes whose attendance somebody sees: those they reach; every running one for whoever counts heads without knowing children. */
export function seenClasses(
  { classes, enrolments, staff = [] }: Pick<RollRows, 'classes' | 'enrolments' | 'staff'>,
  user: string | undefined,
) {
  if (!enrolments) return runningClasses(classes)
  return reachableClasses(classes, enrolments, staff.find((one) => one.userId === user)?.id)
}

type Sheet = Parameters<typeof rollCall>[0]['sheet']

/** Calls the roll of a class; undefined for whoever may not read children and marks, and takes the figures as the server counted them. */
export function rollsOf({ children, enrolments, records, leaves = [] }: RollRows, date: string) {
  if (!children || !enrolments || !records) return () => undefined
  return (classId: string, sheet: Sheet) => rollCall({ date, classId, children, enrolments, records, leaves, ...(sheet ? { sheet } : {}) })
}
