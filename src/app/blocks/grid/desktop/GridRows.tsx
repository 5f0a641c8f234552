import { type CSSProperties, useId, useState } from 'react'
import { useStore } from 'zustand'
import { useSay } from '../../../language/use-say'
import type { Grid } from '../store/grid-store'
import { words } from '../words'
import { useCellPresses } from './cell-presses'
import { GridHead } from './GridHead'
import { GridLine, type LineProps } from './GridLine'
import { GridSink } from './GridSink'
import { GridTotals } from './GridTotals'
import { type GridSize, measures, type WidthReading } from './measures'
import { useGridFocus } from './use-grid-focus'
import { useGridMeasures, useInView, useLeaving } from './use-grid-view'
import { useRowsInView } from './use-rows-in-view'

export type RowsProps = {
  grid: Grid
  title: string
  size?: GridSize
  /** Pixels it is high at most; 400 when not given. */
  maxHeight?: number
  widths?: WidthReading
  /** Whether rows can be chosen; they can when nothing is said. */
  choosable?: boolean
}

type LinesProps = Omit<LineProps, 'index'> & { scroller: HTMLElement | null; count: number; view: number }

/** The rows: what is drawn anew as somebody scrolls, and nothing around it. */
function GridLines({ scroller, count, view, ...line }: LinesProps) {
  const drawn = useRowsInView(scroller, { count, row: line.height, view })
  return (
    <div role="rowgroup" className="grid-lines" style={{ height: count * line.height }} {...useCellPresses(line.grid)}>
      {drawn.map(({ index, slot }) => (
        <GridLine key={slot} {...line} index={index} />
      ))}
    </div>
  )
}

type TableProps = { given: RowsProps; scroller: HTMLElement | null; name: string; measured: ReturnType<typeof useGridMeasures> }

/** The table itself, of which rows in view alone are drawn. */
function Table({ given: { grid, title, maxHeight = measures.most }, scroller, name, measured }: TableProps) {
  const { hasTotals, choice, before, widths, leftOf, inner, row } = measured
  const count = useStore(grid.store, (state) => state.history.now.rows.length)
  useInView(grid, { scroller, leftOf, row, below: hasTotals ? measures.totals : 0 })
  return (
    <div
      role="grid"
      aria-label={title}
      aria-rowcount={count + 1 + Number(hasTotals)}
      aria-colcount={grid.visible.length}
      aria-multiselectable
      aria-readonly={grid.readOnly || undefined}
      style={{ width: inner }}
    >
      <GridHead {...{ grid, widths, choice }} />
      <GridLines {...{ grid, widths, choice, name, scroller, count }} height={row} view={maxHeight} />
      {hasTotals && count > 0 && <GridTotals {...{ grid, widths, before }} />}
    </div>
  )
}

/** What scrolls: the table, and over it the input keys go to. */
export function GridRows(given: RowsProps) {
  const { grid, title, size, maxHeight = measures.most, widths, choosable = true } = given
  const name = useId()
  const say = useSay()
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const count = useStore(grid.store, (state) => state.history.now.rows.length)
  const measured = useGridMeasures(grid, scroller, { size, widths, choosable })
  const { row, leftOf, hasTotals } = measured
  const { sink, at, press, release, standing } = useGridFocus(grid, scroller, Math.max(1, Math.floor(maxHeight / row) - 2))
  useLeaving(grid, scroller)
  const width = measured.widths[at?.column ?? 0] ?? 0
  const place = at && { top: measures.head + at.row * row, left: leftOf(at.column), width, height: row }
  const height = measures.head + count * row + (hasTotals ? measures.totals : 0) + 2
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the input inside are heard here, whatever kind it is of
    <div
      ref={setScroller}
      className="grid-scroll"
      style={{ height: count === 0 ? undefined : Math.min(maxHeight, height), '--grid-row': `${row - 1}px` } as CSSProperties}
      onKeyDown={press}
      onPointerUp={release}
    >
      <Table {...{ given, scroller, name, measured }} />
      <GridSink {...{ grid, name, title, place, sink }} about={`${name}-keys`} onKey={standing} />
      {count === 0 && <p className="grid-empty quiet">{say(words.empty)}</p>}
      <p id={`${name}-keys`} className="for-readers">
        {say(words.keys)}
      </p>
    </div>
  )
}
