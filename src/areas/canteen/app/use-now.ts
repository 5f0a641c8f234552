import { useEffect, useState } from 'react'
import { moment } from '../../../contract/time'

/** Milliseconds after which the clock is looked at again. */
const pace = 10_000

/** The kindergarten's wall clock, `YYYY-MM-DD HH:mm:ss`, at most ten seconds old. It never runs ahead. */
export function useNow(): string {
  const [now, setNow] = useState(() => moment(new Date()))
  useEffect(() => {
    const look = () => setNow(moment(new Date()))
    const timer = setInterval(look, pace)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
