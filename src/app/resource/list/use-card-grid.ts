import { type RefObject, useLayoutEffect, useState } from 'react'

/** How cards are laid out: how many stand side by side, and how many pixels one line of them takes with the space below. */
export type CardGrid = { readonly columns: number; readonly rowHeight: number }

/** Pixels below which a card would cut every name, and those between two cards. */
const narrowest = 340
const gap = 12
/** Where nothing can be measured. */
const usualHeight = 72

/**
 * Measures a blank line of cards that lies unseen in the list, so that the layout follows the text size, the language and the
 * width of the window. Undefined before it was measured.
 */
export function useCardGrid(blank: RefObject<HTMLElement | null>): CardGrid | undefined {
  const [grid, setGrid] = useState<CardGrid>()
  useLayoutEffect(() => {
    const element = blank.current
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      const columns = Math.max(1, Math.floor((width + gap) / (narrowest + gap)))
      // Even, for a heading is half as high as a row.
      const rowHeight = 2 * Math.ceil(height / 2) || usualHeight
      setGrid((old) => (old?.columns === columns && old.rowHeight === rowHeight ? old : { columns, rowHeight }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [blank])
  return grid
}
