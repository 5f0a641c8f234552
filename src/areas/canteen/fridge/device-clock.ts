import { addMinutes } from '../../../contract/time'

/** A device's clock may be ahead of the server's by so many minutes before what it says is doubted. */
const clockMinutes = 10

/** Whether a moment lies further ahead of `now`, the server's time, than clocks differ. */
export const isAhead = (at: string, now: string): boolean => at > addMinutes(now, clockMinutes)
