import { useLayoutEffect } from 'react'
import { isCovered } from '../keys/covered-page'
import { useLatest } from '../use-latest'

/**
 * Hears a key wherever it is pressed on the page, and not while something lies over it. `press` answers
 * whether the key was meant for it, and then it does nothing else. Heard from the moment on at which the part can be seen.
 */
export function useKey(press: (event: KeyboardEvent) => boolean): void {
  const pressLatest = useLatest(press)
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.isComposing || isCovered() || !pressLatest(event)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', hear, { capture: true })
    return () => document.removeEventListener('keydown', hear, { capture: true })
  }, [pressLatest])
}
