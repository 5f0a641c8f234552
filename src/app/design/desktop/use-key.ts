import { useEffect, useRef } from 'react'

/** What lies over the page and takes Escape and arrows for itself. */
const above = [
  'dialog[open]',
  '[popover]:popover-open',
  '.cell-editor:focus-within',
  ...['select-dropdown', 'picker-dropdown', 'dropdown', 'popover'].map((part) => `.ant-${part}:not(.ant-${part}-hidden)`),
].join()

/** Whether somebody is typing there, so that a letter is a letter. A box to tick takes none. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]') !== null

/**
 * Hears a key wherever it is pressed on the page, and not while something lies over it. `press` answers
 * whether the key was meant for it, and then it does nothing else.
 */
export function useKey(press: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.isComposing || document.querySelector(above) || !latest.current(event)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', hear, { capture: true })
    return () => document.removeEventListener('keydown', hear, { capture: true })
  }, [])
}
