import { label } from '../../../contract/label'
import type { Tie } from '../../../contract/tie'
import { AttendanceSheet } from './attendance-sheet'
import { type SheetFigures, tallyOfSheet } from './sheet-figures'
import { type SheetState, sheetState } from './sheet-state'
import type { Tally } from './tally'

/** Whether anybody has begun with a roll. Every class has a sheet from the morning on, also while nobody has called. */
export const isBegun = (state: SheetState, figures: Pick<Tally, 'expected' | 'unmarked'> | undefined): boolean =>
  state !== 'DRAFT' || (figures !== undefined && figures.unmarked < figures.expected)

/** The same of a sheet as the server has counted it. */
export const isBegunSheet = (sheet: SheetFigures & { readonly status: string | null }): boolean =>
  isBegun(sheetState(sheet), tallyOfSheet(sheet))

/** A day on which somebody has called the roll was an open one. */
export const sheetsOfDay: Tie = {
  on: 'school-day',
  noun: AttendanceSheet.name,
  by: 'date',
  counts: (row) => isBegunSheet(row as SheetFigures & { status: string | null }),
  label: label('{count} 张考勤单', '{count} attendance {count:sheet|sheets}'),
}
