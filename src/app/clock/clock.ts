import { create } from 'zustand'
import { dateTimeOf, instant } from '../../contract/time'

/** Milliseconds by which a device's clock may differ without anybody noticing. */
const tolerated = 300_000
const name = 'clock'

/** `offset`: milliseconds by which the kindergarten's clock is ahead of this device's; 0 while they agree well enough. */
type Clock = { readonly offset: number }

/** What was found at the last exchange counts until the next, also when the app starts without network. */
function remembered(): number {
  try {
    return Number(localStorage.getItem(name)) || 0
  } catch {
    return 0
  }
}

export const useClock = create<Clock>(() => ({ offset: remembered() }))

/** Compares this device's clock with the server's `now`, said between `sent` and `heard` (milliseconds of this device). */
export function compareClock(now: string, sent: number, heard: number): void {
  const found = instant(now).getTime() - (sent + heard) / 2
  const offset = Math.abs(found) > tolerated ? Math.round(found) : 0
  const known = useClock.getState().offset
  // A second more or less is no news to the screens that show it.
  if (known === offset || (known !== 0 && offset !== 0 && Math.abs(known - offset) < 10_000)) return
  useClock.setState({ offset })
  try {
    localStorage.setItem(name, String(offset))
  } catch {
    // Without it the next exchange finds the same.
  }
}

/** Windows that do not exchange themselves hear from the one that does. */
export function followClock(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === name) useClock.setState({ offset: remembered() })
  })
}

/** The time as the kindergarten has it, whatever the clock of this device says. */
export const clockNow = (at = Date.now()): Date => new Date(at + useClock.getState().offset)

/** The kindergarten's wall clock now, `YYYY-MM-DD HH:mm:ss`. */
export const dateTimeNow = (): string => dateTimeOf(clockNow())
