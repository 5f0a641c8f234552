import { type ReactNode, useLayoutEffect } from 'react'
import { List, type RowComponentProps } from 'react-window'
import type { ViewRow } from '../row'
import type { CardGrid } from './use-card-grid'
import type { LongList } from './use-long-list'

type Line = {
  readonly columns: number
  readonly total: number
  readonly rowAt: LongList['rowAt']
  readonly card: (row: ViewRow | undefined) => ReactNode
}

/** One line of cards. Each card is an item of the list, wherever the window breaks the lines. */
function CardLine({ index, style, columns, total, rowAt, card }: RowComponentProps<Line>) {
  const places = Array.from({ length: columns }, (_, column) => index * columns + column).filter((at) => at < total)
  return (
    <div className="card-line" style={{ ...style, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {places.map((at) => {
        const row = rowAt(at)
        return (
          // biome-ignore lint/a11y/useSemanticElements: between a ul and its li no line may stand
          <div key={row?.id ?? at} role="listitem" aria-posinset={at + 1} aria-setsize={total}>
            {card(row)}
          </div>
        )
      })}
    </div>
  )
}

type Props = {
  list: LongList
  grid: CardGrid
  label: string /** Pixels the page is scrolled to at first. */
  place: number
  card: Line['card']
}

/** The cards of a list, of which only those near the window are drawn; the page itself scrolls. */
export function CardRoll({ list, grid, label, place, card }: Props) {
  const { columns, rowHeight } = grid
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where one comes back to the list, not while one scrolls through it
  useLayoutEffect(() => {
    if (place > 0) window.scrollTo(0, place)
  }, [])
  return (
    <List<Line>
      aria-label={label}
      scrollElement="window"
      rowCount={Math.ceil(list.total / columns)}
      rowHeight={rowHeight}
      rowComponent={CardLine}
      rowProps={{ columns, total: list.total, rowAt: list.rowAt, card }}
      overscanCount={4}
      onRowsRendered={(_, { startIndex, stopIndex }) => list.see(startIndex * columns, (stopIndex + 1) * columns - 1)}
    />
  )
}
