import { useMemo } from 'react'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { View } from '../../../../app/offline/view/view'
import { Child } from '../../../families/published/child'
import { Enrolment } from '../../../families/published/enrolment'
import { LeaveRequest } from '../../leave/leave-request'
import { AttendanceRecord } from '../../mark/attendance-record'
import { AttendanceSheet } from '../../sheet/attendance-sheet'
import { type RollCall, rollCall, type Tile } from '../../sheet/roll-call'

export type ChildView = View<typeof Child>
export type RecordView = View<typeof AttendanceRecord>
export type SheetView = View<typeof AttendanceSheet>
export type BoardRoll = RollCall<ChildView, RecordView>
export type BoardTile = Tile<ChildView, RecordView>

/** The attendance of one day as this device knows it, of every class it may see. */
export type AttendanceDay = {
  readonly sheetOf: (classId: string) => SheetView | undefined
  readonly rollOf: (classId: string) => BoardRoll
}

/** Follows the attendance of a day. Undefined while loading. */
export function useAttendanceDay(date: string): AttendanceDay | undefined {
  const children = useCopiedRows(Child)
  const enrolments = useCopiedRows(Enrolment)
  const records = useCopiedRows(AttendanceRecord, date)
  const leaves = useCopiedRows(LeaveRequest)
  const sheets = useCopiedRows(AttendanceSheet, date)
  return useMemo(() => {
    if (!children || !enrolments || !records || !leaves || !sheets) return undefined
    const sheetOf = (classId: string) => sheets.find((sheet) => sheet.classId === classId)
    return { sheetOf, rollOf: (classId) => rollCall({ date, classId, children, enrolments, records, leaves, sheet: sheetOf(classId) }) }
  }, [date, children, enrolments, records, leaves, sheets])
}
