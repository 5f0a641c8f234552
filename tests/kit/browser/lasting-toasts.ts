import { vi } from 'vitest'

/** Milliseconds the shortest toast stands. */
const shortest = 4_000

/** Toasts stand until they are tapped: a busy machine may be slow to do it. Ends with `vi.restoreAllMocks()`. */
export function lastingToasts(): void {
  const real = globalThis.setTimeout
  const short = (run: () => void, after?: number) => (after !== undefined && after >= shortest ? 0 : real(run, after))
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(short as typeof setTimeout)
}
