import { memo, type PointerEvent } from 'react'
import { useStore } from 'zustand'
import { cellTypeOf } from '../cells/cell-types'
import type { GridColumn } from '../column'
import type { GridRow } from '../model/rows'
import { cellKey, isWithin, markedBlock } from '../store/grid-state'
import type { Grid } from '../store/grid-store'
import { AlwaysCell } from './AlwaysCell'
import { WritingCell } from './WritingCell'

export type CellProps = { grid: Grid; column: GridColumn; place: number; index: number; row: GridRow; width: number; id: string }

/** How one stands to a cell: `on` it, in a `block` that is marked, or writing into it. */
const useStand = (grid: Grid, index: number, place: number) =>
  useStore(grid.store, (state) => {
    const isAt = state.at?.row === index && state.at.column === place
    if (isAt) return state.draft ? 'writing' : 'on'
    const block = markedBlock(state)
    return block && isWithin(block, { row: index, column: place }) ? 'block' : undefined
  })

/** What stands in a cell: its input while it is written in or always, else its value. */
function Content({ stand, failing, ...cell }: CellProps & { stand: string | undefined; failing: boolean }) {
  const { column, row } = cell
  const { Show, Editor, always } = cellTypeOf(column.type)
  const value = row.values[column.key]
  if (Editor && (always || column.always)) return <AlwaysCell {...cell} failing={failing} writing={stand === 'writing'} />
  if (Editor && stand === 'writing') return <WritingCell {...cell} failing={failing} />
  return (
    <span className="grid-text">
      <Show {...{ column, value }} row={row.values} />
    </span>
  )
}

/** A press stands at a cell and begins to write; drawn over others it marks them. */
function pressing({ grid, column, index, place }: CellProps, stand: string | undefined) {
  const here = { row: index, column: place }
  const { Editor, always } = cellTypeOf(column.type)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0 && stand !== 'writing') grid.goTo(here, event.shiftKey)
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.buttons === 1 && !grid.store.getState().draft) grid.goTo(here, true)
    },
    onClick: () => {
      const { at, corner, draft } = grid.store.getState()
      const isBlock = corner !== undefined && at !== undefined && (corner.row !== at.row || corner.column !== at.column)
      if (!draft && !isBlock && Editor && !always && !column.always) grid.edit()
    },
  }
}

export const GridCell = memo(function GridCell(cell: CellProps) {
  const { grid, column, place, index, row, width, id } = cell
  const stand = useStand(grid, index, place)
  const failure = useStore(grid.store, (state) => state.failures.get(cellKey(row.id, column.key)))
  const isFailing = failure !== undefined
  const isFrozen = !grid.mayWrite(row, column)
  return (
    <div
      id={id}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={place + 1}
      aria-readonly={isFrozen || undefined}
      aria-invalid={isFailing || undefined}
      aria-selected={stand !== undefined}
      aria-describedby={isFailing ? `${id}-tip` : undefined}
      className="grid-cell"
      data-stand={stand}
      data-frozen={isFrozen || undefined}
      style={{ width }}
      {...pressing(cell, stand)}
    >
      <Content {...cell} stand={stand} failing={isFailing} />
      {isFailing && (
        <span id={`${id}-tip`} role="tooltip" className="grid-tip">
          {failure}
        </span>
      )}
    </div>
  )
})
