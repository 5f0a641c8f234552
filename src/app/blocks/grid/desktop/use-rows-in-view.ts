import { useEffect, useState } from 'react'
import { measures } from './measures'

/** Rows that are drawn beyond each edge of the view. */
const beyond = 2
/** Milliseconds without a scroll after which it is over. */
const rest = 120

type Asked = { readonly count: number; readonly row: number; readonly view: number }
/** A row that is drawn, and which of the drawn ones it takes the place of. */
export type DrawnRow = { readonly index: number; readonly slot: number }

/**
 * Rows in view and a few beyond, of rows that are all equally high. A row that comes into view takes the slot, and so the elements, of one that
 * has left it: to fill cells with other words costs a third of drawing new ones. While somebody scrolls they stand on the page in the order of
 * their slots; as soon as it is over, in their own, in which they are read out.
 */
export function useRowsInView(scroller: HTMLElement | null, { count, row, view }: Asked): readonly DrawnRow[] {
  const [first, setFirst] = useState(0)
  const [isMoving, setMoving] = useState(false)
  useEffect(() => {
    if (!scroller) return
    let over: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      setFirst(Math.floor(scroller.scrollTop / row))
      setMoving(true)
      clearTimeout(over)
      over = setTimeout(() => setMoving(false), rest)
    }
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(over)
      scroller.removeEventListener('scroll', look)
    }
  }, [scroller, row])
  const slots = Math.ceil((view - measures.head) / row) + 1 + 2 * beyond
  const from = Math.max(0, Math.min(first - beyond, count - slots))
  const drawn = Array.from({ length: Math.min(slots, count) }, (_, at) => ({ index: from + at, slot: (from + at) % slots }))
  return isMoving ? drawn.sort((one, other) => one.slot - other.slot) : drawn
}
