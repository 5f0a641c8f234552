import { memo } from 'react'
import { cellTypeOf } from '../cells/cell-types'
import type { GridColumn } from '../column'
import type { GridRow } from '../model/rows'
import type { Grid } from '../store/grid-store'
import { AlwaysCell } from './AlwaysCell'
import type { Stand } from './row-look'
import { WritingCell } from './WritingCell'

export type CellProps = { grid: Grid; column: GridColumn; place: number; index: number; row: GridRow; width: number; id: string }
type Drawn = CellProps & { stand: Stand | undefined; failure: string | undefined }

type ContentProps = CellProps & { stand: string | undefined; failing: boolean }

/** Whether the input of a cell stands in it: while it is written in, or always. */
const isInput = ({ column }: CellProps, stand: string | undefined): boolean => {
  const { Editor, always } = cellTypeOf(column.type)
  return Editor !== undefined && (always === true || column.always === true || stand === 'writing')
}

function Input({ stand, failing, ...cell }: ContentProps) {
  const { column } = cell
  if (cellTypeOf(column.type).always || column.always) return <AlwaysCell {...cell} failing={failing} writing={stand === 'writing'} />
  return <WritingCell {...cell} failing={failing} />
}

export const GridCell = memo(function GridCell({ stand, failure, ...cell }: Drawn) {
  const { grid, column, place, row, width, id } = cell
  const isFailing = failure !== undefined
  const isFrozen = !grid.mayWrite(row, column)
  const hasInput = isInput(cell, stand)
  const { Show, words } = cellTypeOf(column.type)
  const value = row.values[column.key]
  const shown = hasInput ? undefined : (words?.(column, value) ?? <Show column={column} value={value} row={row.values} />)
  return (
    <div
      // Told of by where somebody stands, and by what is wrong in it: of all others nobody asks for it.
      id={stand !== undefined || isFailing ? id : undefined}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={place + 1}
      aria-readonly={isFrozen || undefined}
      aria-invalid={isFailing || undefined}
      aria-selected={stand !== undefined}
      aria-describedby={isFailing ? `${id}-tip` : undefined}
      className={hasInput || isFailing ? 'grid-cell' : 'grid-cell grid-plain'}
      data-stand={stand}
      data-frozen={isFrozen || undefined}
      style={{ width }}
    >
      {hasInput ? (
        <Input key={row.id} {...cell} stand={stand} failing={isFailing} />
      ) : isFailing ? (
        <span className="grid-text">{shown}</span>
      ) : (
        shown
      )}
      {isFailing && (
        <span id={`${id}-tip`} role="tooltip" className="grid-tip">
          {failure}
        </span>
      )}
    </div>
  )
})
