import type { MouseEvent } from 'react'

/** Milliseconds in which a second click makes a double one. */
const second = 220
const isWritten = (target: EventTarget): boolean => target instanceof Element && target.closest('td[data-editable]') !== null
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Opens what a click on a row asks for: at once, and on a cell somebody may write in when no second click has followed. The record that
 * opens beside the table moves the cell away from under the mouse.
 */
export function openSoon({ target, detail }: MouseEvent, open: () => void): void {
  clearTimeout(waiting)
  if (!isWritten(target)) open()
  else if (detail < 2) waiting = setTimeout(open, second)
}

/** Opens what a double click on a row asks for, where it is not meant for the cell under it. */
export function openWhole({ target }: MouseEvent, open: () => void): void {
  if (!isWritten(target)) open()
}
