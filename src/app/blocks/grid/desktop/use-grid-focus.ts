import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { Grid } from '../store/grid-store'
import { gridKeys } from './grid-keys'

/** Keys go to the input over the cell one stands at, as long as nothing is written; then to the input of the cell. `page`: rows in view. */
export function useGridFocus(grid: Grid, scroller: HTMLElement | null, page: number) {
  const sink = useRef<HTMLTextAreaElement>(null)
  const at = useStore(grid.store, (state) => state.at)
  const isWriting = useStore(grid.store, (state) => state.draft !== undefined)
  const keys = useMemo(() => gridKeys(grid, () => page), [grid, page])
  useLayoutEffect(() => {
    if (at && !isWriting && scroller?.contains(document.activeElement)) sink.current?.focus({ preventScroll: true })
  }, [at, isWriting, scroller])
  const press = (event: KeyboardEvent) => {
    // What an input has opened over the page has its own keys.
    if (event.target instanceof Element && event.target.closest('dialog')) return
    // Enter in a box that stands in its cell always would send a form around the grid; in a list it opens that.
    const known = isWriting ? keys.writing : keys.inBox
    const isHere = isWriting || (event.target instanceof HTMLInputElement && event.target.role !== 'combobox')
    if (event.nativeEvent.isComposing || !isHere || !known(event)) return
    event.preventDefault()
    event.stopPropagation()
    sink.current?.focus({ preventScroll: true })
  }
  // A box or button that was pressed keeps the focus; a press on anything else is one on the cell.
  const release = ({ target }: { target: EventTarget }) => {
    const isOwn = target instanceof Element && target.closest('input, select, button, textarea, label') !== null
    if (!isOwn && !grid.store.getState().draft) sink.current?.focus({ preventScroll: true })
  }
  return { sink, at, press, release, standing: keys.standing }
}
