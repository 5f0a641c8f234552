import { availableParallelism, cpus, freemem, loadavg, platform, release, totalmem } from 'node:os'
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
import type { Standing } from '../../contract/monitor/monitor'
import type { Engine } from '../engine'
import type { Monitor } from './monitor'
import { readSessions } from './sessions'
import { countThreads } from './threads'

function runtimeOf({ sampler }: Monitor): Standing['runtime'] {
  const heap = getHeapStatistics()
  const { allocated, promoted, live, kinds } = sampler.collections()
  return {
    version: `Node.js ${process.versions.node}`,
    engine: `V8 ${process.versions.v8}`,
    heapMax: heap.heap_size_limit,
    heapCommitted: heap.total_heap_size,
    heapUsed: heap.used_heap_size,
    buffers: process.memoryUsage().arrayBuffers,
    threads: countThreads().live,
    allocated,
    promoted,
    liveData: live,
    loopUsed: sampler.loopUsed(),
    loopDelay: sampler.loopDelay(),
    spaces: getHeapSpaceStatistics()
      .filter(({ space_size }) => space_size > 0)
      .map(({ space_name, space_size, space_used_size, space_available_size }) => ({
        name: space_name,
        size: space_size,
        used: space_used_size,
        available: space_available_size,
      })),
    collections: kinds,
  }
}

function systemOf({ sampler }: Monitor): Standing['system'] {
  const point = sampler.points().at(-1)
  const [load] = loadavg()
  return {
    platform: `${platform()} ${release()}`,
    processors: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? '',
    systemCpu: point?.systemCpu ?? 0,
    processCpu: point?.processCpu ?? 0,
    load: platform() === 'win32' ? null : (load ?? null),
    memory: totalmem(),
    freeMemory: freemem(),
    resident: process.memoryUsage().rss,
    uptime: process.uptime() * 1000,
  }
}

/** How this process fares, for somebody of a house. */
export async function readStanding(engine: Engine, tenant: number): Promise<Standing> {
  const { monitor } = engine
  if (monitor.sampler.points().length === 0) monitor.sampler.sample()
  const { count, failed, time, longest } = monitor.requests.sums()
  return {
    node: monitor.node,
    at: Date.now(),
    started: monitor.started,
    points: monitor.sampler.points(),
    runtime: runtimeOf(monitor),
    system: systemOf(monitor),
    web: { requests: count, failed, totalTime: time, longest, sessions: await readSessions(engine, tenant) },
    hasRedis: monitor.redis !== undefined,
  }
}
