import { useSyncExternalStore } from 'react'
import { dayOf } from '../../../contract/time'

/** Milliseconds after which the day is looked at again. */
const pace = 30_000

function subscribe(changed: () => void) {
  const timer = setInterval(changed, pace)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}

const read = () => dayOf(new Date())

/** The kindergarten's day. Turns over by itself on a tablet that was left on overnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, read)
