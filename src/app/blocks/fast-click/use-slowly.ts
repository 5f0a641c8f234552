import { useCallback, useEffect, useRef } from 'react'
import { toast } from '../../design/overlay/toast'
import { useSay } from '../../language/use-say'
import { words } from './words'

/** Milliseconds in which a second click is too fast. */
export const usualWindow = 300

/** The same handler, for those who click twice: a click within `window` milliseconds of the one before is answered with words instead. */
export function useSlowly<A extends readonly unknown[]>(act: (...given: A) => void, window = usualWindow): (...given: A) => void {
  const say = useSay()
  const last = useRef(Number.NEGATIVE_INFINITY)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback(
    (...given: A) => {
      const now = performance.now()
      const isTooFast = now - last.current < window
      last.current = now
      if (isTooFast) toast(say(words.tooFast))
      else latest.current(...given)
    },
    [say, window],
  )
}
