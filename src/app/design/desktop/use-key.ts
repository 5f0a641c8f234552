import { useEffect, useRef } from 'react'
import { isCovered } from '../keys/covered-page'

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
      if (event.isComposing || isCovered() || !latest.current(event)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', hear, { capture: true })
    return () => document.removeEventListener('keydown', hear, { capture: true })
  }, [])
}
