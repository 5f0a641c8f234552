const minute = 60_000
const longest = 300_000

/** The pause between calls that fail. All times in milliseconds, `retryAfter` in seconds. */
export type Backoff = {
  /** A call failed: how long to wait for the next. */
  failed(retryAfter?: number): number
  succeeded(): void
  /** Something happened that may have changed things: short pauses again. */
  roused(): void
  /** How long to wait before a call is allowed at all. */
  hold(urgent: boolean): number
}

/**
 * Full jitter: a random pause up to one second, doubled with every failure, at most five minutes. However often it is roused, it
 * lets no more than six failing calls through in a minute, and none before the server's own `Retry-After`. It goes by time that has
 * passed: a device's clock that is set meanwhile would let the last minute be forgotten, or last for days.
 */
export function createBackoff(world: { readonly elapsed: () => number; readonly random: () => number }): Backoff {
  let failures = 0
  let notBefore = 0
  let recent: number[] = []
  const hold = (urgent: boolean) => {
    const now = world.elapsed()
    recent = recent.filter((at) => at > now - minute)
    const free = (most: number, span: number) => (recent.at(-most) ?? Number.NEGATIVE_INFINITY) + span - now
    // Of six calls a minute two are left to urgent reasons, and one of these comes again within half a minute.
    const full = urgent ? Math.max(free(5, minute / 2), free(6, minute)) : free(4, minute)
    return Math.max(0, notBefore - now, full)
  }
  return {
    hold,
    failed(retryAfter = 0) {
      const now = world.elapsed()
      recent.push(now)
      notBefore = now + Math.min(longest, retryAfter * 1000)
      const pause = world.random() * Math.min(longest, 1000 * 2 ** failures)
      failures += 1
      return Math.max(pause, hold(false))
    },
    succeeded() {
      failures = 0
      notBefore = 0
      recent = []
    },
    roused() {
      failures = 0
    },
  }
}
