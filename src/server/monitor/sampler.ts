import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type MonitorPoint, mostPoints, pointSeconds } from '../../contract/monitor/monitor'
import { type CollectionSums, watchCollections } from './collections'
import { watchProcessors } from './processors'
import type { Requests } from './requests'

/** Milliseconds. */
type LoopDelay = { readonly p50: number; readonly p99: number; readonly max: number }

/** What a process is doing lately. */
export type Sampler = {
  readonly points: () => readonly MonitorPoint[]
  readonly collections: () => CollectionSums
  /** How late what was due ran, since the start. */
  readonly loopDelay: () => LoopDelay
  /** Share of the last point's time in which the event loop had something to do. */
  readonly loopUsed: () => number
  /** Takes a point at once. */
  readonly sample: () => void
  readonly stop: () => void
}

const nano = 1e6
/** Milliseconds between two looks at how late the event loop is. They are not counted as lateness. */
const look = 20
const late = (value: number): number => (Number.isFinite(value) ? Math.max(0, value / nano - look) : 0)

/** Watches how late the event loop is, and how much it has to do. `lately`: since it was last called. */
function watchLoop() {
  const whole = monitorEventLoopDelay({ resolution: look })
  const part = monitorEventLoopDelay({ resolution: look })
  whole.enable()
  part.enable()
  let before = performance.eventLoopUtilization()
  return {
    delay: (): LoopDelay => ({ p50: late(whole.percentile(50)), p99: late(whole.percentile(99)), max: late(whole.max) }),
    lately() {
      const delay = late(part.max)
      part.reset()
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return { delay, used: utilization }
    },
    stop() {
      whole.disable()
      part.disable()
    },
  }
}

/** Answers what of requests and collections came since it was last called. */
function watchSums(requests: Requests, collections: () => CollectionSums) {
  let before = { ...requests.sums(), gcTime: collections().time }
  return () => {
    const now = { ...requests.sums(), gcTime: collections().time }
    const count = now.count - before.count
    const since = {
      requests: count,
      failed: now.failed - before.failed,
      meanTime: count > 0 ? (now.time - before.time) / count : null,
      gcTime: now.gcTime - before.gcTime,
    }
    before = now
    return since
  }
}

/** Takes a point every few seconds, and remembers the last of them. */
export function openSampler(requests: Requests): Sampler {
  const collections = watchCollections()
  const processors = watchProcessors()
  const loop = watchLoop()
  const sumsSince = watchSums(requests, collections.read)
  const points: MonitorPoint[] = []
  let loopUsed = 0
  const sample = () => {
    const { system, process: own } = processors()
    const { heapUsed, rss } = process.memoryUsage()
    const { delay, used } = loop.lately()
    points.push({ at: Date.now(), systemCpu: system, processCpu: own, heapUsed, resident: rss, loopDelay: delay, ...sumsSince() })
    if (points.length > mostPoints) points.shift()
    loopUsed = used
  }
  const timer = setInterval(sample, pointSeconds * 1000).unref()
  return {
    points: () => points,
    collections: collections.read,
    loopDelay: loop.delay,
    loopUsed: () => loopUsed,
    sample,
    stop() {
      clearInterval(timer)
      collections.stop()
      loop.stop()
    },
  }
}
