import '../../contract/monitor/monitor-errors'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { actuatorPath, longestRedisLine, monitorPath, redisPath, watchRight } from '../../contract/monitor/monitor'
import type { Engine } from '../engine'
import { type Call, type Route, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { readDisks } from './disks'
import { readInfo, readRedis, redisOf, runLine, usedMemory } from './look-at-redis'
import { metricNames, metricOf } from './metrics'
import { scraped, scrapedType } from './prometheus'
import { checkScraper } from './scrape'
import { readStanding } from './standing'

const door = watchRight
const nothing = z.object({})
const named = z.object({ name: soundText(100) })
const typed = z.object({ line: soundText(longestRedisLine) })
/** Of nobody: what a scraper is told is no house's. */
const noTenant = 0

/** Clients of the wire contract read these answers bare, as Spring Boot gives them. */
const bare = (handle: (call: Call<unknown>) => unknown) => async (call: Call<unknown>) => call.reply.send(await handle(call))

const factsOf = async (engine: Engine, tenant: number) => ({
  standing: await readStanding(engine, tenant),
  collections: engine.monitor.sampler.collections(),
})

const redisCalls: readonly Route[] = [
  route(`GET ${redisPath}/queryDiskInfo`, { door, input: nothing }, ({ engine, language }) =>
    readDisks(engine.configuration.dataDir, language),
  ),
  route(
    `GET ${redisPath}/keysSize`,
    { door, input: nothing },
    bare(async ({ engine }) => ({ create_time: Date.now(), dbSize: Number(await redisOf(engine).ask(['DBSIZE'])) })),
  ),
  route(
    `GET ${redisPath}/memoryInfo`,
    { door, input: nothing },
    bare(async ({ engine }) => ({ create_time: Date.now(), used_memory: await usedMemory(redisOf(engine)) })),
  ),
  route(`GET ${redisPath}/info`, { door, input: nothing }, ({ engine, language }) => readInfo(redisOf(engine), language)),
  route(`GET ${monitorPath}/redis`, { door, input: nothing }, ({ engine, language }) => readRedis(redisOf(engine), language)),
  route(`POST ${monitorPath}/redis`, { door, input: typed, perMinute: 60 }, ({ engine, input }) => runLine(engine, input.line)),
]

/** How this process fares: for our own screen, and under the names clients of the wire contract ask by. */
export const monitorRoutes: readonly Route[] = [
  route(`GET ${monitorPath}/standing`, { door, input: nothing }, ({ engine, session }) => readStanding(engine, session.person.tenant)),
  route(`GET ${monitorPath}/traces`, { door, input: nothing }, ({ engine, session }) =>
    engine.monitor.requests.traces(session.person.tenant),
  ),
  ...redisCalls,
  route(
    `GET ${actuatorPath}/httptrace`,
    { door, input: nothing },
    bare(({ engine, session }) => ({ traces: engine.monitor.requests.traces(session.person.tenant) })),
  ),
  route(
    `GET ${actuatorPath}/metrics`,
    { door, input: nothing },
    bare(() => ({ names: metricNames })),
  ),
  route(`GET ${actuatorPath}/metrics/:name`, { door, input: named }, async ({ engine, session, input: { name }, reply }) =>
    reply.send(metricOf(name, await factsOf(engine, session.person.tenant)) ?? refuse('metric.unknown', { name })),
  ),
  // Open to whoever brings the secret: it is asked for within.
  route(`GET ${actuatorPath}/prometheus`, { door: 'open', input: nothing, perMinute: 60 }, async ({ engine, request, reply }) => {
    await checkScraper(engine, request)
    const { user, system } = process.cpuUsage()
    const standing = await readStanding(engine, noTenant)
    const text = scraped({ standing, times: engine.monitor.requests.times(), cpuSeconds: (user + system) / 1e6 })
    return reply.type(scrapedType).header('cache-control', 'no-store').send(text)
  }),
]
