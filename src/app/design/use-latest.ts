import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the newest `run` does: for what is drawn again only where something else has changed about it. */
export function useLatest<A extends unknown[], R>(run: (...given: A) => R): (...given: A) => R {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
