import { memo, useMemo } from 'react'
import { useStore } from 'zustand'
import { useSay } from '../../../language/use-say'
import { isDisabledRow } from '../model/choosing'
import type { GridRow } from '../model/rows'
import type { Grid } from '../store/grid-store'
import { words } from '../words'
import { GridCell } from './GridCell'
import { measures } from './measures'
import { readLook, rowLook } from './row-look'

export type LineProps = {
  grid: Grid
  widths: readonly number[]
  choice: number | undefined
  name: string
  index: number
  /** Pixels it is high, as all rows are. */
  height: number
}

/** The id of a cell on the page; what one stands at is told by it. */
export const cellId = (name: string, row: number, column: number): string => `${name}-${row}-${column}`

type ChoiceProps = { grid: Grid; row: GridRow; index: number; width: number; isChosen: boolean }

function Choice({ grid, row, index, width, isChosen }: ChoiceProps) {
  const say = useSay()
  return (
    <div role="gridcell" className="grid-cell grid-centred" style={{ width }}>
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
export const GridLine = memo(function GridLine({ grid, widths, choice, name, index, height }: LineProps) {
  const row = useStore(grid.store, (state) => state.history.now.rows[index])
  const { isFresh, isChosen, isLast, stood, standAt, failureAt } = readLook(
    useStore(
      grid.store,
      useMemo(() => rowLook(grid, index), [grid, index]),
    ),
  )
  if (!row) return null
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="grid-row"
      data-state={row.state}
      data-fresh={isFresh || undefined}
      data-last={isLast || undefined}
      data-stood={stood}
      data-disabled={isDisabledRow(row.values, grid.disabledBy) || undefined}
      style={{ height, transform: `translateY(${index * height}px)` }}
      onDragOver={(event) => event.dataTransfer.types.includes('text/grid-row') && event.preventDefault()}
      onDrop={(event) => {
        const id = event.dataTransfer.getData('text/grid-row')
        if (id) grid.move(id, index)
      }}
    >
      <div role="presentation" className="grid-fixed">
        <div
          role="rowheader"
          className="grid-cell grid-centred grid-number figures"
          style={{ width: measures.number }}
          draggable={!grid.readOnly}
          onDragStart={(event) => event.dataTransfer.setData('text/grid-row', row.id)}
        >
          {index + 1}
        </div>
        {choice !== undefined && <Choice {...{ grid, row, index, isChosen }} width={choice} />}
      </div>
      {grid.visible.map((column, place) => (
        <GridCell
          key={column.key}
          {...{ grid, column, place, index, row }}
          stand={standAt(place)}
          failure={failureAt(place)}
          width={widths[place] ?? measures.column}
          id={cellId(name, index, place)}
        />
      ))}
    </div>
  )
})
