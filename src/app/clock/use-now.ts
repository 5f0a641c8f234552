import { useEffect, useState } from 'react'
import { dateTimeNow, useClock } from './clock'

/** Milliseconds after which the clock is looked at again. */
const pace = 10_000

/** The kindergarten's wall clock, `YYYY-MM-DD HH:mm:ss`, at most ten seconds old. It never runs ahead. */
export function useNow(): string {
  const [now, setNow] = useState(() => dateTimeNow())
  useEffect(() => {
    const look = () => setNow(dateTimeNow())
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
