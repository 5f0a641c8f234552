import type { GridColumn } from '../column'

/** Pixels of the grid where nothing else is said. */
export const measures = {
  head: 40,
  row: 61,
  most: 400,
  totals: 32,
  number: 60,
  choice: 40,
  choiceWithTotals: 60,
  narrowView: 500,
  narrowWidth: 800,
  column: 120,
} as const

export type GridSize = 'medium' | 'small' | 'mini' | 'tiny'
/** Pixels of a row by size; without a size it is as high as above. */
export const rowHeights: Readonly<Record<GridSize, number>> = { medium: 52, small: 44, mini: 36, tiny: 32 }

/** There are two readings of how wide columns are at least. */
export type WidthReading = 'usual' | 'wide'
const least: Readonly<Record<WidthReading, Readonly<Record<string, number>>>> = {
  usual: { date: 135, datetime: 190, sel_user: 190, sel_depart: 190 },
  wide: { date: 135, datetime: 200, sel_user: 220, sel_depart: 160 },
}
/** How much of the width visible columns share out among themselves. */
const share = 0.92

/** Pixels of each column: its own, or its part of what is there, and no less than its type needs. */
export function columnWidths(columns: readonly GridColumn[], view: number, reading: WidthReading = 'usual'): readonly number[] {
  const part = columns.length > 0 ? Math.floor((view * share) / columns.length) : 0
  return columns.map(({ width, type }) => Math.max(width ?? Math.max(part, measures.column), least[reading][type] ?? 0))
}

/** Pixels of the column in which rows are chosen. */
export const choiceWidth = (hasTotals: boolean): number => (hasTotals ? measures.choiceWithTotals : measures.choice)
