import type { Cell } from '../../week/planned-meal'
import type { CellActs } from './use-cell-acts'
import type { Week } from './use-week'
import type { WeekEdits } from './use-week-edits'

/** The sheet that lies open: dishes to add to a cell, a dish of one, or a copy. */
export type OpenSheet = {
  readonly adding?: Cell
  readonly dish?: { readonly cell: Cell; readonly id: string }
  readonly copying?: { readonly at: Partial<Cell>; readonly begin: 'week' | 'day' | 'meal' }
}

/** What both faces of the week menu are given. */
export type WeekViewProps = {
  readonly week: Week
  readonly acts: CellActs
  readonly edits: WeekEdits
  readonly open: (sheet: OpenSheet) => void
}
