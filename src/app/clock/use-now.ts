import { useEffect, useState } from 'react'
import { momentNow, useClock } from './clock'

/** Milliseconds after which the clock is looked at again. */
const pace = 10_000

/** The kindergarten's wall clock, `YYYY-MM-DD HH:mm:ss`, at most ten seconds old. It never runs ahead. */
export function useNow(): string {
  const [now, setNow] = useState(() => momentNow())
  useEffect(() => {
    const look = () => setNow(momentNow())
    const timer = setInterval(look, pace)
    document.addEventListener('visibilitychange', look)
    const ignore = useClock.subscribe(look)
    return () => {
      ignore()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
