import type { TouchEvent } from 'react'

/** Pixels a finger must travel to the left, and those it may stray up or down meanwhile. */
const travel = 64
const stray = 40

/** Touch handlers that call `act` when a finger is drawn to the left over the element. Never the only way to do something. */
export function swipeLeft(act: () => void) {
  let start: { readonly x: number; readonly y: number } | undefined
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0]
      start = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0]
      if (start && finger && start.x - finger.clientX > travel && Math.abs(start.y - finger.clientY) < stray) act()
      start = undefined
    },
  }
}
