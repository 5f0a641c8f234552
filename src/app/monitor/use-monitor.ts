import { useEffect, useState } from 'react'
import {
  type Disk,
  monitorPath,
  pointSeconds,
  type RedisStanding,
  redisPath,
  type Standing,
  type Trace,
} from '../../contract/monitor/monitor'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'
import { isMeasured, readMetrics } from './metrics/read-metrics'

const key = 'monitor'
/** Milliseconds between two looks. */
const every = { standing: pointSeconds * 1000, traces: 5000, disks: 30_000, redis: 3000, metrics: 10_000 } as const
/** Looks at Redis whose figures are drawn. */
const mostLooks = 60

/** Asks again and again, unless somebody wants to read in peace. Hidden windows ask nothing. */
const useLive = <T>(part: keyof typeof every, path: string, isPaused: boolean) =>
  useAnswer({
    queryKey: [key, part],
    queryFn: ({ signal }) => call<T>('GET', path, { signal }),
    refetchInterval: isPaused ? false : every[part],
    refetchIntervalInBackground: false,
    staleTime: 0,
  })

/** How the process that answers fares. */
export const useStanding = (isPaused: boolean) => useLive<Standing>('standing', `${monitorPath}/standing`, isPaused)
/** What a server that is none of ours tells of a part of itself, where it `isAsked`. */
export const useMetrics = (part: string, isAsked: boolean, isPaused: boolean) =>
  useAnswer({
    queryKey: [key, 'metrics', part],
    queryFn: ({ signal }) => (isMeasured(part) ? readMetrics(part, signal) : []),
    enabled: isAsked && isMeasured(part),
    // Where there are none, none will come.
    refetchInterval: ({ state }) => !isPaused && state.data !== undefined && every.metrics,
    refetchIntervalInBackground: false,
    staleTime: 0,
  })
/** Its last requests, the latest first. */
export const useTraces = (isPaused: boolean) => useLive<readonly Trace[]>('traces', `${monitorPath}/traces`, isPaused)
/** How full its disks are. */
export const useDisks = (isPaused: boolean) => useLive<readonly Disk[]>('disks', `${redisPath}/queryDiskInfo`, isPaused)

export type RedisLook = Pick<RedisStanding, 'at' | 'keys' | 'memory'>

/** How Redis stands, and how it stood since the screen was opened: it keeps no history of itself. */
export function useRedis(isPaused: boolean) {
  const answer = useLive<RedisStanding>('redis', `${monitorPath}/redis`, isPaused)
  const [looks, setLooks] = useState<readonly RedisLook[]>([])
  const { data } = answer
  useEffect(() => {
    if (data) setLooks((before) => [...before.filter(({ at }) => at !== data.at), data].slice(-mostLooks))
  }, [data])
  return { answer, looks }
}

/** Runs a line of the terminal, and answers what was said as lines. */
export const runRedis = (line: string) => call<readonly string[]>('POST', `${monitorPath}/redis`, { body: { line } })
