import { useEffect, useState } from 'react'
import { dateTimeNow } from './clock'
import { followClock } from './follow-clock'

/** Milliseconds after which the clock is looked at again. */
const pace = 10_000

/** The kindergarten's wall clock, `YYYY-MM-DD HH:mm:ss`, at most ten seconds old. It never runs ahead. */
export function useNow(): string {
  const [now, setNow] = useState(() => dateTimeNow())
  useEffect(() => {
    const ignore = followClock(pace, () => setNow(dateTimeNow()))
    return ignore
  }, [])
  return now
}
