import type { attendanceSheetFlow } from './attendance-sheet-flow'

export type SheetState = typeof attendanceSheetFlow.start | (typeof attendanceSheetFlow.moves)[keyof typeof attendanceSheetFlow.moves]['to']

/** The state of a day's sheet; a sheet nobody has opened yet is being marked. */
export const sheetState = (sheet: { readonly status: string | null } | undefined): SheetState => (sheet?.status ?? 'DRAFT') as SheetState

/** Whether anything may be marked: the sheet has not been submitted, or was opened again. */
export const isOpenSheet = (state: SheetState): boolean => state === 'DRAFT' || state === 'REOPENED'
