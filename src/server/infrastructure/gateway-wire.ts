import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { jsonIn } from '../../contract/fields/json-text'
import '../../contract/system/infrastructure/gateway-route-errors'
import type { GatewayRoute } from '../../contract/system/infrastructure/gateway-route'
import { soundText } from '../http/sound-input'

/** What the two lines of these conditions are called by clients of the wire contract; those of all others are a list. */
const namedLines: Readonly<Record<string, readonly [string, string]>> = {
  Header: ['header', 'regexp'],
  Query: ['param', 'regexp'],
  Cookie: ['name', 'regexp'],
}
const limiter = 'RequestRateLimiter'
const keys = {
  keyResolver: 'key-resolver',
  replenishRate: 'redis-rate-limiter.replenishRate',
  burstCapacity: 'redis-rate-limiter.burstCapacity',
} as const

type Predicate = NonNullable<GatewayRoute['predicates']>[number]
type Limit = NonNullable<GatewayRoute['limits']>[number]

const lines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

function predicateTold({ name, args }: Predicate) {
  const [first, second] = namedLines[name] ?? []
  const [one = '', two = ''] = lines(args)
  return first && second ? { name, args: { [first]: one, [second]: two } } : { name, args: lines(args) }
}

const limitTold = (limit: Limit) => ({
  name: limiter,
  title: '限流过滤器',
  args: Object.entries(keys).map(([field, key]) => ({ key, value: limit[field as keyof typeof keys] })),
})

/** A route as clients of the wire contract read it: its state as a number, its conditions and filters as lists. */
export const routeTold = ({ id, routerId, name, uri, status, predicates, limits }: Omit<GatewayRoute, 'rev' | 'scope'>) => ({
  id,
  routerId,
  name,
  uri,
  status: Number(status),
  predicates: (predicates ?? []).map(predicateTold),
  filters: (limits ?? []).map(limitTold),
})

const value = z.union([soundText(1000), z.number()])
const predicateSent = z.object({
  name: soundText(64),
  args: z.union([z.array(value).check(z.maxLength(50)), z.record(z.string(), value)]),
})
const filterSent = z.object({
  name: z.literal(limiter),
  args: z.array(z.object({ key: z.enum(Object.values(keys)), value })).check(z.maxLength(10)),
})

/** A list that was sent as text of JSON, or as it is. Refuses what is none of these with `gateway-route.list`. */
function listSent<S extends z.ZodMiniType>(shape: S, sent: unknown): z.infer<S>[] {
  const read = typeof sent !== 'string' ? (sent ?? []) : sent.trim() === '' ? [] : jsonIn(sent)
  return z.array(shape).check(z.maxLength(20)).safeParse(read).data ?? refuse('gateway-route.list')
}

function predicateMeant({ name, args }: z.infer<typeof predicateSent>) {
  const named = namedLines[name]
  if (Array.isArray(args)) return { name, args: args.join('\n') }
  if (!named || Object.keys(args).some((key) => !named.includes(key))) refuse('gateway-route.list')
  return { name, args: named.map((key) => args[key] ?? '').join('\n') }
}

function limitMeant({ args }: z.infer<typeof filterSent>) {
  const sentAs = (key: string) => args.find((one) => one.key === key)?.value
  return {
    keyResolver: String(sentAs(keys.keyResolver) ?? ''),
    replenishRate: Number(sentAs(keys.replenishRate) ?? Number.NaN),
    burstCapacity: Number(sentAs(keys.burstCapacity) ?? Number.NaN),
  }
}

/** What such a client sends of a route, as values of its fields. */
export function routeMeant({ predicates, filters, status, ...sent }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    ...sent,
    ...(status === undefined ? {} : { status: status === true || status === 1 || status === '1' ? '1' : '0' }),
    ...(predicates === undefined ? {} : { predicates: listSent(predicateSent, predicates).map(predicateMeant) }),
    ...(filters === undefined ? {} : { limits: listSent(filterSent, filters).map(limitMeant) }),
  }
}
