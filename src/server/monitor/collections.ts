import { GCProfiler } from 'node:v8'
import type { Collections } from '../../contract/monitor/monitor'

type Spaces = readonly { readonly spaceName: string; readonly spaceUsedSize: number }[]

/** What collections came to since the start of the process's watch. Bytes and milliseconds. */
export type CollectionSums = {
  readonly kinds: readonly Collections[]
  readonly count: number
  readonly time: number
  readonly longest: number
  /** Memory that was taken up between collections. */
  readonly allocated: number
  /** Memory that outlived the young part of the heap. */
  readonly promoted: number
  /** What was in use after the last full collection; 0 before one. */
  readonly live: number
}

const full = 'MarkSweepCompact'
const young = 'Scavenge'
const usedIn = (spaces: Spaces, space: string) => spaces.find(({ spaceName }) => spaceName === space)?.spaceUsedSize ?? 0

/**
 * Watches the collections of this process. The engine keeps a record of each until it is asked, so it is asked often. `read` takes in what
 * was recorded and answers the sums.
 */
export function watchCollections(): { readonly read: () => CollectionSums; readonly stop: () => void } {
  const profiler = new GCProfiler()
  const kinds = new Map<string, { count: number; time: number; longest: number }>()
  const sums = { allocated: 0, promoted: 0, live: 0 }
  let usedAfter = process.memoryUsage().heapUsed
  profiler.start()
  const takeIn = () => {
    const recorded = profiler.stop()
    profiler.start()
    for (const { gcType, cost, beforeGC, afterGC } of recorded?.statistics ?? []) {
      const time = cost / 1000
      const kind = kinds.get(gcType) ?? { count: 0, time: 0, longest: 0 }
      kinds.set(gcType, { count: kind.count + 1, time: kind.time + time, longest: Math.max(kind.longest, time) })
      sums.allocated += Math.max(0, beforeGC.heapStatistics.usedHeapSize - usedAfter)
      usedAfter = afterGC.heapStatistics.usedHeapSize
      const old = usedIn(afterGC.heapSpaceStatistics, 'old_space') - usedIn(beforeGC.heapSpaceStatistics, 'old_space')
      if (gcType === young) sums.promoted += Math.max(0, old)
      if (gcType === full) sums.live = usedAfter
    }
  }
  return {
    read() {
      takeIn()
      const all = [...kinds].map(([kind, sum]) => ({ kind, ...sum }))
      return {
        ...sums,
        kinds: all,
        count: all.reduce((sum, { count }) => sum + count, 0),
        time: all.reduce((sum, { time }) => sum + time, 0),
        longest: Math.max(0, ...all.map(({ longest }) => longest)),
      }
    },
    stop: () => void profiler.stop(),
  }
}
