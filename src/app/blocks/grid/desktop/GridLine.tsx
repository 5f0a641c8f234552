import { GripVertical } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useStore } from 'zustand'
import { useSay } from '../../../language/use-say'
import { isDisabledRow } from '../model/choosing'
import type { Grid } from '../store/grid-store'
import { words } from '../words'
import { GridCell } from './GridCell'
import { measures } from './measures'

export type LineProps = { grid: Grid; widths: readonly number[]; choice: number | undefined; name: string }

/** The id of a cell on the page; what one stands at is told by it. */
export const cellId = (name: string, row: number, column: number): string => `${name}-${row}-${column}`

function Choice({ grid, index, width }: { grid: Grid; index: number; width: number }) {
  const say = useSay()
  const row = useStore(grid.store, (state) => state.history.now.rows[index])
  const isChosen = useStore(grid.store, (state) => row !== undefined && state.chosen.has(row.id))
  if (!row) return null
  return (
    <div role="gridcell" className="grid-cell grid-fixed" style={{ width }}>
      <input
        type="checkbox"
        className="grid-box"
        tabIndex={-1}
        aria-label={say(words.choose, { row: index + 1 })}
        checked={isChosen}
        disabled={isDisabledRow(row.values, grid.disabledBy)}
        onChange={() => grid.choose(row.id)}
      />
    </div>
  )
}

/** One row: its number, by which it is drawn to another place, its box, its cells. */
export function GridLine({ grid, widths, choice, name, index, style }: LineProps & { index: number; style: CSSProperties }) {
  const row = useStore(grid.store, (state) => state.history.now.rows[index])
  const isFresh = useStore(grid.store, (state) => row !== undefined && state.fresh.has(row.id))
  const isLast = useStore(grid.store, (state) => index > 1 && state.history.now.rows.length - index <= 2)
  if (!row) return null
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="grid-row"
      data-state={row.state}
      data-fresh={isFresh || undefined}
      data-last={isLast || undefined}
      data-disabled={isDisabledRow(row.values, grid.disabledBy) || undefined}
      style={style}
      onDragOver={(event) => event.dataTransfer.types.includes('text/grid-row') && event.preventDefault()}
      onDrop={(event) => {
        const id = event.dataTransfer.getData('text/grid-row')
        if (id) grid.move(id, index)
      }}
    >
      <div
        role="rowheader"
        className="grid-cell grid-fixed grid-number figures"
        style={{ width: measures.number }}
        draggable={!grid.readOnly}
        onDragStart={(event) => event.dataTransfer.setData('text/grid-row', row.id)}
      >
        {!grid.readOnly && <GripVertical size={14} aria-hidden />}
        {index + 1}
      </div>
      {choice !== undefined && <Choice grid={grid} index={index} width={choice} />}
      {grid.visible.map((column, place) => (
        <GridCell
          key={column.key}
          {...{ grid, column, place, index, row }}
          width={widths[place] ?? measures.column}
          id={cellId(name, index, place)}
        />
      ))}
    </div>
  )
}
