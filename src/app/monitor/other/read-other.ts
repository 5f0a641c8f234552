import { actuatorPath, type RedisFact, type RedisStanding, redisPath, type Trace } from '../../../contract/monitor/monitor'
import { clockNow } from '../../clock/clock'
import { call } from '../../wire/call'
import { WireError } from '../../wire/wire-error'
import { askBare, isRecord, listOf } from '../metrics/ask-bare'

/** Addresses of whoever looks at the server. */
const looking = /\/(actuator|sys\/monitor)(\/|$)/
/** Below it a moment is in seconds, as Java may write it. */
const inSeconds = 100_000_000_000

function momentOf(value: unknown): string {
  const at = typeof value === 'number' && value < inSeconds ? value * 1000 : value
  const found = new Date(at as string | number)
  return (Number.isNaN(found.getTime()) ? new Date(0) : found).toISOString()
}

/** The address alone: behind a question mark there may be tokens. */
const pathOf = (uri: unknown): string =>
  String(uri)
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')

function traceOf(one: unknown): readonly Trace[] {
  if (!isRecord(one) || !isRecord(one.request) || !isRecord(one.response)) return []
  const { request, response, timeTaken } = one
  const [method, uri] = [String(request.method), pathOf(request.uri)]
  if (method === 'OPTIONS' || looking.test(uri)) return []
  return [
    {
      timestamp: momentOf(one.timestamp),
      request: { method, uri },
      response: { status: Number(response.status) },
      timeTaken: typeof timeTaken === 'number' ? timeTaken : null,
    },
  ]
}

/** The last requests of a Java server, as its actuator has them: the latest first. */
export const readTraces = async (signal: AbortSignal): Promise<readonly Trace[]> =>
  listOf((await askBare(`${actuatorPath}/httptrace`, signal)).traces)
    .flatMap(traceOf)
    .sort((one, two) => two.timestamp.localeCompare(one.timestamp))

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
const factOf = (one: unknown): readonly RedisFact[] =>
  isRecord(one) ? [{ key: textOf(one.key), description: textOf(one.description), value: textOf(one.value) }] : []

/** How the Redis of another server stands, by the three calls of the wire contract. */
export async function readRedis(signal: AbortSignal): Promise<RedisStanding> {
  const [{ dbSize }, { used_memory: memory }, facts] = await Promise.all([
    askBare(`${redisPath}/keysSize`, signal),
    askBare(`${redisPath}/memoryInfo`, signal),
    call<unknown>('GET', `${redisPath}/info`, { signal }),
  ])
  return { at: clockNow().getTime(), keys: Number(dbSize) || 0, memory: Number(memory) || 0, facts: listOf(facts).flatMap(factOf) }
}

/** Whether a server has no such call; what is no answer in an envelope says so by its code alone. */
export const isLacking = (error: unknown): boolean => error instanceof WireError && (error.code === 'path.unknown' || error.number === 404)
