import { useSyncExternalStore } from 'react'
import { clockNow, useClock } from '../../../app/clock/clock'
import { dayOf } from '../../../contract/time'

/** Milliseconds after which the day is looked at again. */
const pace = 30_000

function subscribe(changed: () => void) {
  const timer = setInterval(changed, pace)
  document.addEventListener('visibilitychange', changed)
  const ignore = useClock.subscribe(changed)
  return () => {
    ignore()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}

const read = () => dayOf(clockNow())

/** The kindergarten's day. Turns over by itself on a tablet that was left on overnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, read)
