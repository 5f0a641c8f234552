import { type RefObject, useLayoutEffect, useState } from 'react'
import { faceNow } from '../../design/face-now'

/** Pixels from which two texts stand side by side. */
const least = 640

/** Whether an element is wide enough for two texts: a panel at the side of a desktop is not. */
export function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(() => faceNow() === 'desktop')
  useLayoutEffect(() => {
    const { current } = element
    if (!current || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => setWide(current.offsetWidth >= least)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isWide
}
