import type { StateOf } from '../../../contract/flow'
import type { attendanceSheetFlow } from './attendance-sheet-flow'

export type SheetState = StateOf<typeof attendanceSheetFlow>

/** The state of a day's sheet; a sheet nobody has opened yet is being marked. */
export const sheetState = (sheet: { readonly status: string | null } | undefined): SheetState => (sheet?.status ?? 'DRAFT') as SheetState

/** Whether anything may be marked: the sheet has not been submitted, or was opened again. */
export const isOpenSheet = (state: SheetState): boolean => state === 'DRAFT' || state === 'REOPENED'
