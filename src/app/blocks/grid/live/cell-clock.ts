import { cellKey } from '../store/grid-state'

/** When something was written, and by whom. */
type Stamp = { readonly stamp: number; readonly by: string }

const isLater = (one: Stamp, than: Stamp | undefined): boolean =>
  !than || one.stamp > than.stamp || (one.stamp === than.stamp && one.by > than.by)

/**
 * What was written last in each cell, so that all pages keep the same of what was written at once, in whatever order it reaches them. Its time is that
 * of the device, and always later than anything it has heard of: clocks that are wrong decide nothing but what really was at once.
 */
export function cellClock(writer: string, now: () => number) {
  const last = new Map<string, Stamp>()
  let latest = 0
  return {
    /** Cells were written here. Answers the stamp of that. */
    wrote(row: string, keys: readonly string[]): number {
      latest = Math.max(latest + 1, now())
      for (const key of keys) last.set(cellKey(row, key), { stamp: latest, by: writer })
      return latest
    },
    /** A cell was written elsewhere. Answers whether that was later than all that is known of it. */
    heard(row: string, key: string, given: Stamp): boolean {
      latest = Math.max(latest, given.stamp)
      if (!isLater(given, last.get(cellKey(row, key)))) return false
      last.set(cellKey(row, key), given)
      return true
    },
  }
}
