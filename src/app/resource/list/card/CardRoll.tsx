import { type ReactNode, useLayoutEffect } from 'react'
import { List, type RowComponentProps } from 'react-window'
import type { ViewRow } from '../../row'
import { SectionTitle } from '../sections/SectionTitle'
import type { RollPlan } from '../sections/sections'
import type { CardGrid } from '../use-card-grid'
import type { LongList } from '../use-long-list'

type Line = {
  readonly plan: RollPlan
  readonly columns: number
  readonly lineHeight: number
  readonly total: number
  readonly rowAt: LongList['rowAt']
  readonly card: (row: ViewRow | undefined) => ReactNode
}

/** One line of cards, or the heading of a section. Each card is an item of the list, wherever the window breaks the lines. */
function CardLine({ index, style, plan, columns, lineHeight, total, rowAt, card }: RowComponentProps<Line>) {
  const line = plan.lineAt(index)
  if (!line) return null
  if ('section' in line) {
    return (
      <div className="section-line" style={style}>
        <SectionTitle section={line.section} />
      </div>
    )
  }
  const places = Array.from({ length: line.to - line.from }, (_, column) => line.from + column)
  return (
    <div className="card-line" style={{ ...style, height: lineHeight, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
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
  plan: RollPlan
  label: string
  /** Pixels the page is scrolled to at first. */
  place: number
  card: Line['card']
}

/** The cards of a list, of which only those near the window are drawn; the page itself scrolls. */
export function CardRoll({ list, grid, plan, label, place, card }: Props) {
  const { columns, rowHeight } = grid
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where one comes back to the list, not while one scrolls through it
  useLayoutEffect(() => {
    if (place > 0) window.scrollTo(0, place)
  }, [])
  const see = (startIndex: number, stopIndex: number) => {
    const places = Array.from({ length: stopIndex - startIndex + 1 }, (_, at) => plan.lineAt(startIndex + at)).filter(
      (line) => line !== undefined && 'to' in line,
    )
    const [first, last] = [places[0], places.at(-1)]
    if (first && last) list.see(first.from, last.to - 1)
  }
  return (
    <List<Line>
      aria-label={label}
      scrollElement="window"
      rowCount={plan.lines}
      rowHeight={rowHeight / plan.tall}
      rowComponent={CardLine}
      rowProps={{ plan, columns, lineHeight: rowHeight, total: list.total, rowAt: list.rowAt, card }}
      overscanCount={4}
      onRowsRendered={(_, { startIndex, stopIndex }) => see(startIndex, stopIndex)}
    />
  )
}
