import type { ComponentType } from 'react'
import { defineCellType, type GridColumn } from '../column'
import type { CellValues } from '../model/rows'

/** What a cell is drawn from where nobody writes in it. */
export type ShownCell = { readonly column: GridColumn; readonly value: unknown; readonly row: CellValues }

/** What the input of a cell is given. */
export type EditedCell = ShownCell & {
  readonly id: string
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string
  readonly onChange: (value: unknown) => void
  /** Writes further cells of the row, by their keys. */
  readonly onFill?: (values: CellValues) => void
  /** What was typed to begin it. */
  readonly typed?: string | undefined
  /** Nothing more is going to be written, as when one of several was chosen. */
  readonly onDone?: () => void
}

/** How cells of one type are drawn and written in. */
export type CellType = {
  readonly Show: ComponentType<ShownCell>
  /** The same where it is words and nothing else: a cell that needs no part of its own costs half as much to be drawn. */
  readonly words?: (column: GridColumn, value: unknown) => string | undefined
  /** None where nothing is ever written in. */
  readonly Editor?: ComponentType<EditedCell>
  /** Its input stands in every cell. */
  readonly always?: true
  /** Keys that were typed begin it, as in a text. What is chosen from a list is opened by them. */
  readonly typed?: true | ((column: GridColumn) => boolean)
}

const own = new Map<string, CellType>()

/**
 * Adds a cell type of one's own.
 * @throws where its name is one of the grid's own, or is taken.
 */
export const defineCell = (name: string, type: CellType): string => {
  own.set(defineCellType(name), type)
  return name
}

export const ownCellType = (name: string): CellType | undefined => own.get(name)
