import { useState } from 'react'
import { List, type RowComponentProps, useDynamicRowHeight } from 'react-window'
import { useStore } from 'zustand'
import type { Grid } from '../store/grid-store'
import { RowCard } from './RowCard'

/** Pixels of a card that was not drawn yet. */
const usual = 132

type Line = { readonly grid: Grid; readonly isChoosing: boolean; readonly onOpen: (id: string) => void }

function CardLine({ index, style, ariaAttributes, grid, isChoosing, onOpen }: RowComponentProps<Line>) {
  const row = useStore(grid.store, (state) => state.history.now.rows[index])
  if (!row) return null
  return (
    <div className="touch-line" style={style} {...ariaAttributes}>
      <RowCard {...{ grid, row, index, isChoosing }} onOpen={() => onOpen(row.id)} />
    </div>
  )
}

/** What scrolls the cards: the box around them that does, or the page. */
function scrollerOf(place: HTMLElement): HTMLElement | 'window' {
  for (let box = place.parentElement; box && box !== document.body; box = box.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) return box
  return 'window'
}

/** The rows as cards, of which only those near the window are drawn. */
export function RowCards({ title, ...line }: Line & { title: string }) {
  const [scroller, setScroller] = useState<HTMLElement | 'window' | null>(null)
  const count = useStore(line.grid.store, (state) => state.history.now.rows.length)
  const rowHeight = useDynamicRowHeight({ defaultRowHeight: usual })
  const stand = (box: HTMLDivElement | null) => {
    if (box && scroller === null) setScroller(scrollerOf(box))
  }
  return (
    <div ref={stand}>
      <List<Line>
        aria-label={title}
        scrollElement={scroller}
        rowCount={count}
        rowHeight={rowHeight}
        rowComponent={CardLine}
        rowProps={line}
        overscanCount={4}
      />
    </div>
  )
}
