import type { DragEvent } from 'react'

/** Before which of the places a pointer lets go: the one whose middle it has not passed. `places`: what marks each of them, in their order. */
export function placeUnder({ currentTarget, clientY }: DragEvent<HTMLElement>, places: string): number {
  const rows = [...currentTarget.querySelectorAll(places)]
  const at = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return clientY < top + height / 2
  })
  return at < 0 ? rows.length : at
}
