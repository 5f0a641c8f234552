import type { History } from '../model/history'
import type { GridRows } from '../model/rows'

/** A cell by its row and its column among the visible ones, both counted from nought. */
export type CellPlace = { readonly row: number; readonly column: number }

/** What is being written into the cell one stands at, and is not in its row yet. */
export type Draft = {
  readonly value: unknown
  /** What was typed to begin it; the input goes on from there. */
  readonly typed?: string | undefined
}

export type GridState = {
  readonly history: History<GridRows>
  readonly chosen: ReadonlySet<string>
  /** Where one stands. */
  readonly at: CellPlace | undefined
  /** The other corner of a block that is marked; where one stands when nothing else is. */
  readonly corner: CellPlace | undefined
  readonly draft: Draft | undefined
  /** What is wrong, by `cellKey`. */
  readonly failures: ReadonlyMap<string, string>
  /** Rows that were just brought in and are shown so for a moment. */
  readonly fresh: ReadonlySet<string>
}

/** What a cell is known by among failures. */
export const cellKey = (rowId: string, key: string): string => `${rowId}\n${key}`

export type Block = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }

/** The marked block, its corners in order. */
export function markedBlock({ at, corner = at }: Pick<GridState, 'at' | 'corner'>): Block | undefined {
  if (!at || !corner) return undefined
  return {
    top: Math.min(at.row, corner.row),
    bottom: Math.max(at.row, corner.row),
    left: Math.min(at.column, corner.column),
    right: Math.max(at.column, corner.column),
  }
}
