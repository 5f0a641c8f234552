import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** How far lists that were left were scrolled, in pixels, by the step of the history they are. Forgotten with the page. */
const places = new Map<string, number>()

/**
 * How far a list is scrolled when it is drawn: as far as it was when it was left, by whatever way back one comes. `isInView`: the list itself is
 * what the page shows.
 */
export function usePlace(isInView: boolean): RefObject<number> {
  const { key } = useLocation()
  const place = useRef(places.get(key) ?? 0)
  const here = useRef({ key, isInView })
  useLayoutEffect(() => {
    here.current = { key, isInView }
  }, [key, isInView])
  useLayoutEffect(
    () => () => {
      const { key, isInView } = here.current
      places.set(key, isInView ? window.scrollY : place.current)
    },
    [],
  )
  return place
}
