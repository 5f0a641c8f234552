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
import { retry } from '../resource/queries'
import { useAnswer } from '../resource/use-answer'
import { call } from '../wire/call'
import { readMetrics } from './metrics/read-metrics'
import { isLacking, readRedis, readTraces } from './other/read-other'

const key = 'monitor'
/** Milliseconds between two looks. */
const every = { standing: pointSeconds * 1000, traces: 5000, disks: 30_000, redis: 3000, metrics: 10_000 } as const
/** Looks at Redis whose figures are drawn. */
const mostLooks = 60

/** What a server has no call for is told without an envelope, and would be taken for silence. */
const retryUnlessLacking = (failures: number, error: Error): boolean => !isLacking(error) && retry(failures, error)

/** Asks again and again, unless somebody wants to read in peace. Hidden windows ask nothing. */
const useLive = <T>(part: keyof typeof every, read: (signal: AbortSignal) => Promise<T>, isPaused: boolean, isOther = false) =>
  useAnswer({
    queryKey: [key, part, isOther],
    queryFn: ({ signal }) => read(signal),
    refetchInterval: isPaused ? false : every[part],
    refetchIntervalInBackground: false,
    staleTime: 0,
    retry: retryUnlessLacking,
  })

const from =
  <T>(path: string) =>
  (signal: AbortSignal) =>
    call<T>('GET', path, { signal })

/** How the process that answers fares. */
export const useStanding = (isPaused: boolean) => useLive('standing', from<Standing>(`${monitorPath}/standing`), isPaused)
/** What a server that is none of ours tells of a part of itself, where it `isAsked`. */
export const useMetrics = (part: string, isAsked: boolean, isPaused: boolean) =>
  useAnswer({
    queryKey: [key, 'metrics', part],
    queryFn: ({ signal }) => readMetrics(part, signal),
    enabled: isAsked,
    // Where there are none, none will come.
    refetchInterval: ({ state }) => !isPaused && state.data !== undefined && every.metrics,
    refetchIntervalInBackground: false,
    staleTime: 0,
    retry: retryUnlessLacking,
  })
/** Its last requests, the latest first. `isOther`: of a server that is none of ours, here and below. */
export const useTraces = (isPaused: boolean, isOther: boolean) =>
  useLive('traces', isOther ? readTraces : from<readonly Trace[]>(`${monitorPath}/traces`), isPaused, isOther)
/** How full its disks are: all servers tell it alike. */
export const useDisks = (isPaused: boolean) => useLive('disks', from<readonly Disk[]>(`${redisPath}/queryDiskInfo`), isPaused)

export type RedisLook = Pick<RedisStanding, 'at' | 'keys' | 'memory'>

/** How Redis stands, and how it stood since the screen was opened: it keeps no history of itself. */
export function useRedis(isPaused: boolean, isOther: boolean) {
  const answer = useLive('redis', isOther ? readRedis : from<RedisStanding>(`${monitorPath}/redis`), isPaused, isOther)
  const [looks, setLooks] = useState<readonly RedisLook[]>([])
  const { data } = answer
  useEffect(() => {
    if (data) setLooks((before) => [...before.filter(({ at }) => at !== data.at), data].slice(-mostLooks))
  }, [data])
  return { answer, looks }
}

/** Runs a line of the terminal, and answers what was said as lines. */
export const runRedis = (line: string) => call<readonly string[]>('POST', `${monitorPath}/redis`, { body: { line } })
