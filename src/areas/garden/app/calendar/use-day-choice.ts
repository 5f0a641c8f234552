import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addDays, weekday } from '../../../../contract/time'

/** Days from one to another, whichever is the earlier. */
export type Chosen = { readonly from: string; readonly to: string }

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - weekday(day)),
  End: (day) => addDays(day, 7 - weekday(day)),
}

const dayAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('button[data-day]')?.dataset.day ?? undefined) : undefined

type Given = { readonly first: string; readonly mayChoose: boolean; readonly isShown: (day: string) => boolean }

/** Days being dragged over by a mouse. The release counts wherever it happens. */
function useDrag(setChosen: (chosen: Chosen) => void, open: (range: Chosen) => void) {
  const drag = useRef<Chosen>(undefined)
  const latest = useRef(open)
  useLayoutEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const end = () => {
      const { current } = drag
      drag.current = undefined
      if (current && current.from !== current.to) latest.current(current)
    }
    addEventListener('pointerup', end)
    return () => removeEventListener('pointerup', end)
  }, [])
  return {
    onPointerDown(event: PointerEvent) {
      const day = dayAt(event.target)
      if (day && event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey) drag.current = { from: day, to: day }
    },
    onPointerOver(event: PointerEvent) {
      const day = dayAt(event.target)
      if (!drag.current || !day || drag.current.to === day) return
      drag.current = { ...drag.current, to: day }
      setChosen(drag.current)
    },
  }
}

/**
 * Which day has the focus, and which are chosen: one by a press; several by dragging a mouse, by Shift and a press, or by Shift and arrow keys.
 * A finger scrolls where it drags, and chooses the last day in the sheet. `opened`: those the sheet is about.
 */
export function useDayChoice({ first, mayChoose, isShown }: Given) {
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(first)
  const [chosen, setChosen] = useState<Chosen>()
  const [opened, setOpened] = useState<Chosen>()
  const open = (range: Chosen) => {
    setChosen(undefined)
    setOpened(range)
  }
  const drag = useDrag(setChosen, open)
  const walk = (event: KeyboardEvent, day: string) => {
    const next = steps[event.key]?.(day)
    if (next === undefined || !isShown(next)) return
    event.preventDefault()
    setActive(next)
    setChosen((was) => (event.shiftKey && mayChoose ? { from: was?.from ?? day, to: next } : undefined))
    frame.current?.querySelector<HTMLElement>(`button[data-day="${next}"]`)?.focus()
  }
  const on = {
    ...(mayChoose && drag),
    onClick(event: MouseEvent) {
      const day = dayAt(event.target)
      if (!day) return
      const from = mayChoose && event.shiftKey ? active : chosen?.to === day ? chosen.from : day
      setActive(day)
      open({ from, to: day })
    },
    onKeyDown(event: KeyboardEvent) {
      const day = dayAt(event.target)
      if (event.key === 'Escape') setChosen(undefined)
      else if (day) walk(event, day)
    },
  }
  return { frame, on, active, chosen, opened, close: () => setOpened(undefined) }
}
