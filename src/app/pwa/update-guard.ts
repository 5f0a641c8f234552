import { useEffect } from 'react'

const holds = new Set<symbol>()

/** Keeps updates from reloading this page until the returned function is called: unsaved input, a photo being taken, a signature. */
export function holdUpdates(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}

/** How many things in this page would be lost by a reload. */
export const held = (): number => holds.size

/** Whether something in this page would be lost by a reload. */
export const isHeld = (): boolean => holds.size > 0

/** Holds updates for as long as `busy` is true and the component is shown. */
export function useHoldUpdates(busy: boolean): void {
  useEffect(() => {
    if (busy) return holdUpdates()
  }, [busy])
}
