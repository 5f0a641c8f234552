import { IDBObjectStore } from 'fake-indexeddb'
import { vi } from 'vitest'

/**
 * Makes the write numbered `at` (from 0) of the databases of this process fail, and every one after it, as a full disk or a crash would.
 * `writes` tells how many were made. Ends with `vi.restoreAllMocks()`.
 */
export function failWrites(at: number, error: () => unknown): { readonly writes: () => number } {
  let count = 0
  for (const name of ['put', 'add', 'delete', 'clear'] as const) {
    const real = IDBObjectStore.prototype[name] as (...given: unknown[]) => IDBRequest
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
      if (count++ >= at) throw error()
      return real.apply(this, given) as never
    })
  }
  return { writes: () => count }
}

export const diskFull = () => new DOMException('no room', 'QuotaExceededError')
