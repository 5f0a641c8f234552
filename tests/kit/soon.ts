import { vi } from 'vitest'

/** Waits until something holds, and answers it. It is asked whether it comes, not how fast: a busy machine takes its time. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 30_000, interval: 5 })
