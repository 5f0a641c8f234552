import { createRequire } from 'node:module'
import type { Measurement, Metric, Standing } from '../../contract/monitor/monitor'
import type { CollectionSums } from './collections'
import { countThreads } from './threads'

/** What metrics are worked out from: how the process stands now. */
export type Facts = { readonly standing: Standing; readonly collections: CollectionSums }

type Reading = number | readonly Measurement[]
type Described = readonly [description: string, unit: string | null, read: (facts: Facts) => Reading]

const { cache } = createRequire(import.meta.url)
/** As Java says that something is not known. */
const unknown = -1
const second = 1000

const timer = (count: number, milliseconds: number, longest: number): readonly Measurement[] => [
  { statistic: 'COUNT', value: count },
  { statistic: 'TOTAL_TIME', value: milliseconds / second },
  { statistic: 'MAX', value: longest / second },
]

const memory: Readonly<Record<string, Described>> = {
  'jvm.memory.max': ['The most memory the heap may take', 'bytes', ({ standing }) => standing.runtime.heapMax],
  'jvm.memory.committed': ['Memory the heap has taken', 'bytes', ({ standing }) => standing.runtime.heapCommitted],
  'jvm.memory.used': ['Memory of the heap in use', 'bytes', ({ standing }) => standing.runtime.heapUsed],
  'jvm.buffer.memory.used': ['Memory of buffers outside of the heap', 'bytes', ({ standing }) => standing.runtime.buffers],
  'jvm.buffer.count': ['Buffers outside of the heap; the engine does not count them', 'buffers', () => unknown],
  'jvm.gc.memory.allocated': ['Memory taken up between collections since the start', 'bytes', ({ collections }) => collections.allocated],
  'jvm.gc.memory.promoted': ['Memory that outlived the young part of the heap', 'bytes', ({ collections }) => collections.promoted],
  'jvm.gc.max.data.size': ['The most memory long-lived data may take', 'bytes', ({ standing }) => standing.runtime.heapMax],
  'jvm.gc.live.data.size': ['Memory in use after the last full collection', 'bytes', ({ collections }) => collections.live],
  'jvm.gc.pause': [
    'Time collections took',
    'seconds',
    ({ collections }) => timer(collections.count, collections.time, collections.longest),
  ],
}

const runtime: Readonly<Record<string, Described>> = {
  'jvm.threads.live': ['Threads of the process', 'threads', () => countThreads().live],
  'jvm.threads.daemon': ['Threads that do not keep the process alive: all but the first', 'threads', () => countThreads().live - 1],
  'jvm.threads.peak': ['The most threads that were counted', 'threads', () => countThreads().peak],
  'jvm.classes.loaded': ['CommonJS modules that were loaded', 'classes', () => Object.keys(cache).length],
  'jvm.classes.unloaded': ['Modules that were unloaded; none ever is', 'classes', () => 0],
  'nodejs.eventloop.utilization': [
    'Share of time in which the event loop had something to do',
    null,
    ({ standing }) => standing.runtime.loopUsed,
  ],
  'nodejs.eventloop.delay': [
    'How late what was due ran, at the worst',
    'seconds',
    ({ standing }) => standing.runtime.loopDelay.max / second,
  ],
}

const system: Readonly<Record<string, Described>> = {
  'system.cpu.count': ['Processors this process may use', null, ({ standing }) => standing.system.processors],
  'system.cpu.usage': ['Share of the processors that is in use', null, ({ standing }) => standing.system.systemCpu],
  'process.cpu.usage': ['Share of the processors this process uses', null, ({ standing }) => standing.system.processCpu],
  'process.start.time': ['When this process started, since 1970', 'seconds', ({ standing }) => standing.started / second],
  'process.uptime': ['How long this process has run', 'seconds', ({ standing }) => standing.system.uptime / second],
  'process.memory.resident': ['Memory of the machine this process takes', 'bytes', ({ standing }) => standing.system.resident],
}

const web: Readonly<Record<string, Described>> = {
  'tomcat.sessions.created': ['Sign-ins made here since the start', 'sessions', ({ standing }) => standing.web.sessions.created],
  'tomcat.sessions.expired': ['Sign-ins that ran out since the start', 'sessions', ({ standing }) => standing.web.sessions.expired],
  'tomcat.sessions.active.current': ['Sign-ins that hold', 'sessions', ({ standing }) => standing.web.sessions.active],
  'tomcat.sessions.active.max': ['The most sign-ins that were counted', 'sessions', ({ standing }) => standing.web.sessions.most],
  'tomcat.sessions.rejected': ['Sign-ins refused for want of room; none ever is', 'sessions', () => 0],
  'tomcat.global.request': [
    'Requests since the start',
    'seconds',
    ({
      standing: {
        web: { requests, totalTime, longest },
      },
    }) => timer(requests, totalTime, longest),
  ],
  'tomcat.global.request.max': ['The longest time until an answer', 'seconds', ({ standing }) => standing.web.longest / second],
  'tomcat.global.error': ['Requests the server could not answer', null, ({ standing }) => standing.web.failed],
  'http.server.requests': [
    'Requests since the start',
    'seconds',
    ({
      standing: {
        web: { requests, totalTime, longest },
      },
    }) => timer(requests, totalTime, longest),
  ],
}

const described: Readonly<Record<string, Described>> = { ...memory, ...runtime, ...system, ...web }

/** Names of all metrics there are. */
export const metricNames: readonly string[] = Object.keys(described).sort()

/** A metric under the name clients of the wire contract know it by (decision 090); undefined where there is none. */
export function metricOf(name: string, facts: Facts): Metric | undefined {
  const found = Object.hasOwn(described, name) ? described[name] : undefined
  if (!found) return undefined
  const [description, baseUnit, read] = found
  const value = read(facts)
  return {
    name,
    description,
    baseUnit,
    measurements: typeof value === 'number' ? [{ statistic: 'VALUE', value }] : value,
    availableTags: [],
  }
}
