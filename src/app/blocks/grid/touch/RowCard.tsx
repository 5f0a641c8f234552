import { ChevronRight } from 'lucide-react'
import { useStore } from 'zustand'
import { useSay } from '../../../language/use-say'
import { cellTypeOf } from '../cells/cell-types'
import { isDisabledRow } from '../model/choosing'
import type { GridRow } from '../model/rows'
import { cellKey } from '../store/grid-state'
import type { Grid } from '../store/grid-store'
import { words } from '../words'

/** Values a card tells; the others stand in the row's page. */
const told = 4

type Props = { grid: Grid; row: GridRow; index: number; isChoosing: boolean; onOpen: () => void }

/** A row in a hand: its first values, and what is wrong with it. A press opens it, or chooses it where rows are being chosen. */
export function RowCard({ grid, row, index, isChoosing, onOpen }: Props) {
  const say = useSay()
  const isChosen = useStore(grid.store, (state) => state.chosen.has(row.id))
  const failures = useStore(grid.store, (state) => state.failures)
  const isDisabled = isDisabledRow(row.values, grid.disabledBy)
  const wrong = grid.visible.flatMap(({ key }) => failures.get(cellKey(row.id, key)) ?? [])
  return (
    <div className="card touch-row" data-state={row.state} data-disabled={isDisabled || undefined}>
      <button
        type="button"
        aria-pressed={isChoosing ? isChosen : undefined}
        disabled={isChoosing && isDisabled}
        onClick={isChoosing ? () => grid.choose(row.id) : onOpen}
      >
        <span className="touch-number figures">{index + 1}</span>
        <span className="touch-values">
          {grid.visible.slice(0, told).map((column) => {
            const { Show } = cellTypeOf(column.type)
            return (
              <span key={column.key}>
                <span className="quiet">{say(column.title)} </span>
                <Show column={column} value={row.values[column.key]} row={row.values} />
              </span>
            )
          })}
          {wrong.length > 0 && <span className="touch-wrong">{wrong.join(' ')}</span>}
        </span>
        {isChoosing ? (
          <input
            type="checkbox"
            className="grid-box"
            tabIndex={-1}
            aria-label={say(words.choose, { row: index + 1 })}
            checked={isChosen}
            readOnly
          />
        ) : (
          <ChevronRight aria-hidden />
        )}
      </button>
    </div>
  )
}
