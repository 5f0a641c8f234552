import type { MouseEvent, TouchEvent } from 'react'

/** Pixels a finger may stray before it is drawn somewhere, those to the right that choose, and milliseconds that are a long press. */
const stray = 10
const toChoose = 56
const long = 400
/** Milliseconds within which a browser turns a touch that has ended into a press. */
const clickAfter = 400

type Touch = {
  /** Pixels of what a swipe to the left uncovers. */
  readonly width: () => number
  /** The row lies so many pixels aside while the finger draws it. */
  readonly onDraw: (pixels: number) => void
  /** The finger has let go: what lies beside the row stays uncovered, or not. */
  readonly onRest: (isOpen: boolean) => void
  /** A long press, or a swipe to the right; answers whether rows are chosen now. */
  readonly onChoose: () => boolean
}

type Finger = { readonly x: number; readonly y: number; way?: 'aside' | 'along' | 'held'; aside: number }
type State = { finger?: Finger | undefined; timer?: ReturnType<typeof setTimeout>; rest: number; takenUntil: number }

function begin(touch: Touch, state: State, { touches }: TouchEvent) {
  end(state)
  state.takenUntil = 0
  const place = touches[0]
  if (touches.length !== 1 || !place) return
  const finger: Finger = { x: place.clientX, y: place.clientY, aside: 0 }
  state.finger = finger
  if (state.rest < 0) return
  state.timer = setTimeout(() => {
    if (state.finger !== finger || finger.way || !touch.onChoose()) return
    finger.way = 'held'
    navigator.vibrate?.(10)
  }, long)
}

function draw(touch: Touch, state: State, { touches }: TouchEvent) {
  const { finger } = state
  const place = touches[0]
  if (!finger || !place || finger.way === 'held') return
  const [x, y] = [place.clientX - finger.x, place.clientY - finger.y]
  if (!finger.way && Math.hypot(x, y) > stray) {
    finger.way = Math.abs(x) > Math.abs(y) ? 'aside' : 'along'
    clearTimeout(state.timer)
  }
  if (finger.way !== 'aside') return
  finger.aside = Math.min(toChoose, Math.max(-touch.width(), state.rest + x))
  touch.onDraw(finger.aside)
}

function end(state: State): Finger | undefined {
  const { finger } = state
  clearTimeout(state.timer)
  state.finger = undefined
  if (finger?.way === 'aside' || finger?.way === 'held') state.takenUntil = performance.now() + clickAfter
  return finger
}

/**
 * What a finger does with a row beside pressing it: drawn to the left it uncovers what can be done, drawn to the right or held it chooses.
 * Never the only way to either. `isTaken` says whether the touch that ends was one of these, so that it presses nothing.
 */
export function rowTouch(touch: Touch) {
  const state: State = { rest: 0, takenUntil: 0 }
  const settle = (isOpen: boolean) => {
    state.rest = isOpen ? -touch.width() : 0
    touch.onRest(isOpen)
  }
  const isTaken = () => state.finger?.way === 'held' || performance.now() < state.takenUntil
  const letGo = () => {
    const finger = end(state)
    if (finger?.way !== 'aside') return
    const width = touch.width()
    settle(width > 0 && finger.aside < -width / 2)
    if (finger.aside >= toChoose) touch.onChoose()
  }
  return {
    close: () => settle(false),
    isOpen: () => state.rest < 0,
    isTaken,
    handlers: {
      onTouchStart: (event: TouchEvent) => begin(touch, state, event),
      onTouchMove: (event: TouchEvent) => draw(touch, state, event),
      onTouchEnd: letGo,
      onTouchCancel: () => {
        end(state)
        settle(false)
      },
      onContextMenu: (event: MouseEvent) => isTaken() && event.preventDefault(),
    },
  }
}
