import { useEffect, useRef } from 'react'
import { useLatest } from '../../design/use-latest'

/** The same, done some milliseconds after it was last asked for; never once the part is gone. */
export function useLater<T>(wait: number, run: (given: T) => void): (given: T) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest(run)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (given) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest(given), wait)
  }
}
