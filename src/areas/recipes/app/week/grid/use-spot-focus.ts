import { useEffect, useRef, useState } from 'react'
import type { Spot } from '../../../week/edit-plan'

/** The name under which a spot is found in the page. */
export const spotName = ({ date, meal, at }: Spot): string => `${date}.${meal}.${at}`

/** Which spot of the grid has the keyboard. `go` takes it there once the grid is drawn anew: a dish that was moved is another element. */
export function useSpotFocus() {
  const [focused, setFocused] = useState<Spot>()
  const grid = useRef<HTMLTableElement>(null)
  const wanted = useRef<Spot>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const found = grid.current?.querySelector<HTMLElement>(`[data-spot="${spotName(wanted.current)}"]`)
    // What was saved is read back a moment later, and the spot is there then.
    if (!found) return
    wanted.current = undefined
    found.focus()
  })
  const go = (spot: Spot) => {
    wanted.current = spot
    setFocused(spot)
  }
  return { grid, focused, setFocused, go }
}
