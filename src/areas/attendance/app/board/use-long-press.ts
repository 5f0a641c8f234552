import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Milliseconds a finger rests before it means something else than a tap, and pixels it may tremble meanwhile. */
const rest = 450
const tremble = 12

/** Handlers of a button with a second meaning for a finger that rests on it. The tap that ends a rest does nothing. */
export function useLongPress(onTap: () => void, onRest: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const rested = useRef(false)
  const end = () => clearTimeout(press.current?.timer)
  return {
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
      rested.current = false
      if (button !== 0) return
      const timer = setTimeout(() => {
        rested.current = true
        onRest()
      }, rest)
      press.current = { timer, x: clientX, y: clientY }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const at = press.current
      if (at && Math.hypot(clientX - at.x, clientY - at.y) > tremble) end()
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    // A resting finger opens the browser's own menu on some devices.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      end()
      if (!rested.current) onTap()
      rested.current = false
    },
  }
}
