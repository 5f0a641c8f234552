/** Where the screen of the server asks how it fares. */
export const monitorPath = '/sys/monitor'
/** Where clients of the wire contract ask. */
export const actuatorPath = '/actuator'
export const redisPath = '/sys/actuator/redis'

/** The right to see how the server fares. Of no noun: it is about a server, and shows no row of anybody. */
export const watchRight = 'monitor:list'

/** Seconds between two points of its history, and how many of them are kept. */
export const pointSeconds = 5
export const mostPoints = 120
/** Most requests that are remembered. */
export const mostTraces = 200
/** Longest command of the Redis terminal, in characters. */
export const longestRedisLine = 500

/** How a process fared for `pointSeconds` seconds. Shares lie between 0 and 1, memory is in bytes, times in milliseconds. */
export type MonitorPoint = {
  /** The end of these seconds, in milliseconds since 1970. */
  readonly at: number
  readonly systemCpu: number
  readonly processCpu: number
  readonly heapUsed: number
  readonly resident: number
  /** Time that garbage collection took. */
  readonly gcTime: number
  /** By how much what was due was late at the worst. */
  readonly loopDelay: number
  readonly requests: number
  /** Those of them the server answered with a status of 500 or above. */
  readonly failed: number
  /** Mean time until an answer; null where there was no request. */
  readonly meanTime: number | null
}

/** A file system. `restPPT`: percent in use, as the wire contract has it. `name`: what lies on it. Not every server says how large it is. */
export type Disk = { readonly name: string; readonly restPPT: number; readonly rest?: number; readonly max?: number }

/** A part of the heap, in bytes. */
export type HeapSpace = { readonly name: string; readonly size: number; readonly used: number; readonly available: number }

/** What collections of one kind came to since the start. Times in milliseconds. */
export type Collections = { readonly kind: string; readonly count: number; readonly time: number; readonly longest: number }

/** How the process that answers fares. Bytes, milliseconds, and shares between 0 and 1. */
export type Standing = {
  /** Which of several nodes it is. */
  readonly node: string
  readonly at: number
  readonly started: number
  readonly points: readonly MonitorPoint[]
  readonly runtime: {
    readonly version: string
    readonly engine: string
    readonly heapMax: number
    readonly heapCommitted: number
    readonly heapUsed: number
    readonly buffers: number
    readonly threads: number
    readonly allocated: number
    readonly promoted: number
    readonly liveData: number
    readonly loopUsed: number
    readonly loopDelay: { readonly p50: number; readonly p99: number; readonly max: number }
    readonly spaces: readonly HeapSpace[]
    readonly collections: readonly Collections[]
  }
  readonly system: {
    readonly platform: string
    readonly processors: number
    readonly processor: string
    readonly systemCpu: number
    readonly processCpu: number
    readonly load: number | null
    readonly memory: number
    readonly freeMemory: number
    readonly resident: number
    readonly uptime: number
  }
  readonly web: {
    readonly requests: number
    readonly failed: number
    readonly totalTime: number
    readonly longest: number
    /** Sign-ins of the house that asks. */
    readonly sessions: Sessions
  }
  /** Whether the server was given a Redis to look at. */
  readonly hasRedis: boolean
}

/** Sign-ins: those that hold now, the most that were seen to hold, those made and run out since this process started. */
export type Sessions = { readonly active: number; readonly most: number; readonly created: number; readonly expired: number }

/** A request as the wire contract tells of it. `uri` is the address as the server knows it: without query, ids or tokens. */
export type Trace = {
  readonly timestamp: string
  readonly request: { readonly method: string; readonly uri: string }
  readonly response: { readonly status: number }
  /** Milliseconds; null where the server took no time, as a Java server may be told. */
  readonly timeTaken: number | null
}

/** One value of a metric, in the unit its name is known for: bytes, seconds, shares. */
export type Measurement = { readonly statistic: string; readonly value: number }
export type Metric = {
  readonly name: string
  readonly description: string
  readonly baseUnit: string | null
  readonly measurements: readonly Measurement[]
  readonly availableTags: readonly never[]
}

/** A line of what Redis says of itself. */
export type RedisFact = { readonly key: string; readonly description: string; readonly value: string }
/** How a Redis stands: its keys, the bytes it takes, and all it says of itself. */
export type RedisStanding = { readonly at: number; readonly keys: number; readonly memory: number; readonly facts: readonly RedisFact[] }
