import { useSyncExternalStore } from 'react'
import { clockNow } from '../../../app/clock/clock'
import { followClock } from '../../../app/clock/follow-clock'
import { dayOf } from '../../../contract/time'

/** Milliseconds after which the day is looked at again. */
const pace = 30_000

const subscribe = (changed: () => void) => followClock(pace, changed)
const read = () => dayOf(clockNow())

/** The kindergarten's day. Turns over by itself on a tablet that was left on overnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, read)
