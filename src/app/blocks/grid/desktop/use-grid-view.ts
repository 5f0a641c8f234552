import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Grid } from '../store/grid-store'
import { choiceWidth, columnWidths, type GridSize, measures, rowHeights, type WidthReading } from './measures'

/** The width there is for rows, followed as the window changes. */
function useWidth(place: HTMLElement | null): number {
  const [width, setWidth] = useState<number>(measures.narrowWidth)
  useLayoutEffect(() => {
    if (!place) return
    const measure = () => place.clientWidth > 0 && setWidth(place.clientWidth)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(place)
    return () => watch.disconnect()
  }, [place])
  return width
}

type Look = { readonly size: GridSize | undefined; readonly widths: WidthReading | undefined; readonly choosable: boolean }

/** How wide and high everything is. */
export function useGridMeasures(grid: Grid, place: HTMLElement | null, { size, widths: reading, choosable }: Look) {
  const view = useWidth(place)
  const hasTotals = grid.visible.some(({ statistics }) => statistics)
  const choice = choosable ? choiceWidth(hasTotals) : undefined
  const before = measures.number + (choice ?? 0)
  const room = (view < measures.narrowView ? measures.narrowWidth : view) - before
  const widths = useMemo(() => columnWidths(grid.visible, room, reading), [grid, room, reading])
  const leftOf = (column: number) => widths.slice(0, column).reduce((sum, width) => sum + width, before)
  return { hasTotals, choice, before, widths, leftOf, inner: leftOf(widths.length), row: size ? rowHeights[size] : measures.row }
}

/** Letting go of the mouse outside the row one writes in, and outside what it has opened, ends writing. */
export function useLeaving(grid: Grid, place: HTMLElement | null): void {
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (!grid.store.getState().draft || !(target instanceof Element)) return
      const isInside = place?.querySelector('[data-stand=writing]')?.closest('.grid-row')?.contains(target)
      if (!isInside && !target.closest('.ant-select-dropdown, .ant-picker-dropdown, dialog, [data-popup]')) grid.stop()
    }
    document.addEventListener('pointerup', leave)
    return () => document.removeEventListener('pointerup', leave)
  }, [grid, place])
}

type Seen = {
  readonly scroller: HTMLElement | null
  readonly leftOf: (column: number) => number
  /** Pixels of a row, and of what is stuck to the lower edge. */
  readonly row: number
  readonly below: number
}

/** Where one stands is in view. */
export function useInView(grid: Grid, { scroller, leftOf, row, below }: Seen): void {
  const at = useStore(grid.store, (state) => state.at)
  const count = useStore(grid.store, (state) => state.history.now.rows.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought into view when one goes there, and not whenever a width changes
  useLayoutEffect(() => {
    if (!at || !scroller || at.row >= count) return
    const [top, room] = [at.row * row, scroller.clientHeight - measures.head - below]
    if (top < scroller.scrollTop) scroller.scrollTop = top
    else if (top + row > scroller.scrollTop + room) scroller.scrollTop = top + row - room
    const [left, right] = [leftOf(at.column), leftOf(at.column + 1)]
    if (at.column === 0) scroller.scrollLeft = 0
    else if (left < scroller.scrollLeft) scroller.scrollLeft = left
    else if (right > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = right - scroller.clientWidth
  }, [at, scroller])
}
