import { useStore } from 'zustand'
import { useSay } from '../../../language/use-say'
import { SumText } from '../cells/SumText'
import type { Grid } from '../store/grid-store'
import { words } from '../words'
import { measures } from './measures'

/** The sums of the columns that have one, below the rows. */
export function GridTotals({ grid, widths, before }: { grid: Grid; widths: readonly number[]; before: number }) {
  const say = useSay()
  const rows = useStore(grid.store, (state) => state.history.now)
  return (
    <div role="row" aria-rowindex={rows.rows.length + 2} className="grid-totals" style={{ height: measures.totals }}>
      <div role="rowheader" className="grid-cell grid-fixed grid-centred" style={{ width: before }}>
        {say(words.total)}
      </div>
      {grid.visible.map((column, place) => (
        <div
          key={column.key}
          role="gridcell"
          tabIndex={-1}
          aria-colindex={place + 1}
          className="grid-cell figures"
          style={{ width: widths[place] }}
        >
          {column.statistics && <SumText {...{ column, rows }} />}
        </div>
      ))}
    </div>
  )
}
