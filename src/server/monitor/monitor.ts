import { hostname } from 'node:os'
import type { Configuration } from '../configuration'
import { openRedis, type Redis } from './redis'
import { Requests } from './requests'
import { openSampler, type Sampler } from './sampler'

/** How this process fares. Of several nodes each has its own. */
export type Monitor = {
  /** What this node is called: its machine and process. */
  readonly node: string
  /** Milliseconds since 1970. */
  readonly started: number
  readonly requests: Requests
  readonly sampler: Sampler
  /** Undefined where none is configured. */
  readonly redis: Redis | undefined
  /** The most sign-ins of a house that were counted so far; the present count is taken in. */
  readonly mostSessions: (tenant: number, active: number) => number
  readonly close: () => void
}

/** Begins to watch this process. */
export function openMonitor({ redisUrl }: Pick<Configuration, 'redisUrl'>): Monitor {
  const requests = new Requests()
  const sampler = openSampler(requests)
  const redis = redisUrl === undefined ? undefined : openRedis(redisUrl)
  const most = new Map<number, number>()
  return {
    node: `${hostname()}#${process.pid}`,
    started: Date.now() - Math.round(process.uptime() * 1000),
    requests,
    sampler,
    redis,
    mostSessions(tenant, active) {
      const counted = Math.max(most.get(tenant) ?? 0, active)
      most.set(tenant, counted)
      return counted
    },
    close() {
      sampler.stop()
      redis?.close()
    },
  }
}
