import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../src/contract/error'
import { type Metric, mostTraces, type Standing, type Trace } from '../../src/contract/monitor/monitor'
import { redisOf } from '../../src/server/monitor/look-at-redis'
import { commandIn, linesOf } from '../../src/server/monitor/redis-line'
import { Requests } from '../../src/server/monitor/requests'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'
import { openSmallRedis } from '../kit/server/small-redis'
import { soon } from '../kit/soon'

const secret = 'scrapers-secret-of-20'
let house: OpenHouse
let redis: Awaited<ReturnType<typeof openSmallRedis>>
let boss: Caller & { token: string }
let nobody: Caller
beforeAll(async () => {
  redis = await openSmallRedis({ greeting: 'hello', large: 'x'.repeat(70_000) })
  house = await openHouse(quietProduct(), quietNow, { REDIS_URL: redis.url, METRICS_TOKEN: secret })
  ;[boss, nobody] = [await house.as('boss'), await house.as('nobody')]
})
afterAll(async () => {
  await house.close()
  await redis.close()
})

const base = '/jeecg-boot'
/** What a client of the wire contract is answered, bare as it reads it. */
const asClient = async <T>(path: string): Promise<T> =>
  (await house.server.inject({ method: 'GET', url: `${base}${path}?_t=1764000000`, headers: { 'x-access-token': boss.token } })).json()

describe('clients of the wire contract', () => {
  test('are told every metric of their pages, each as a name and measurements', async () => {
    const asked = [
      ...'memory.max memory.committed memory.used buffer.memory.used buffer.count threads.daemon threads.live threads.peak classes.loaded'.split(
        ' ',
      ),
      ...'classes.unloaded gc.memory.allocated gc.memory.promoted gc.max.data.size gc.live.data.size gc.pause'.split(' '),
    ].map((name) => `jvm.${name}`)
    const system = 'system.cpu.count system.cpu.usage process.start.time process.uptime process.cpu.usage'.split(' ')
    const sessions = 'created expired active.current active.max rejected'.split(' ').map((name) => `tomcat.sessions.${name}`)
    for (const name of [...asked, ...system, ...sessions]) {
      const metric = await asClient<Metric>(`/actuator/metrics/${name}`)
      expect(metric, name).toMatchObject({
        name,
        measurements: expect.arrayContaining([{ statistic: expect.any(String), value: expect.any(Number) }]),
      })
    }
    const pause = await asClient<Metric>('/actuator/metrics/jvm.gc.pause')
    expect(pause.measurements.map(({ statistic }) => statistic)).toEqual(['COUNT', 'TOTAL_TIME', 'MAX'])
  })

  test('are told metrics that fit together', async () => {
    const value = async (name: string) => (await asClient<Metric>(`/actuator/metrics/${name}`)).measurements[0]?.value ?? Number.NaN
    const [max, committed, used] = [await value('jvm.memory.max'), await value('jvm.memory.committed'), await value('jvm.memory.used')]
    expect(max).toBeGreaterThan(used)
    expect(committed).toBeGreaterThan(1e6)
    expect(Math.abs((await value('process.start.time')) + (await value('process.uptime')) - Date.now() / 1000)).toBeLessThan(5)
    expect(await value('system.cpu.usage')).toBeLessThanOrEqual(1)
    expect(await value('tomcat.sessions.active.current')).toBe(2)
    await house.as('boss')
    expect(await value('tomcat.sessions.active.current')).toBe(3)
    expect(await value('tomcat.sessions.created')).toBeGreaterThanOrEqual(3)
    expect(await value('tomcat.sessions.active.max')).toBe(3)
  })

  test('are told that there is no such metric, and which there are', async () => {
    expect(await asClient('/actuator/metrics/jvm.unheard')).toMatchObject({ success: false, error: 'metric.unknown' })
    expect(await asClient('/actuator/metrics/constructor')).toMatchObject({ error: 'metric.unknown' })
    expect((await asClient<{ names: string[] }>('/actuator/metrics')).names).toContain('jvm.gc.pause')
  })

  test('are told how full the disks are, and not where anything lies', async () => {
    const { result } = await asClient<{ result: { name: string; restPPT: number }[] }>('/sys/actuator/redis/queryDiskInfo')
    expect(result.length).toBeGreaterThan(0)
    for (const { name, restPPT } of result) {
      expect(name).toMatch(/^[^/\\]+$/)
      expect(restPPT).toBeGreaterThanOrEqual(0)
      expect(restPPT).toBeLessThanOrEqual(100)
    }
  })

  test('read of Redis how many keys it has, the memory it takes, and what it says of itself', async () => {
    expect(await asClient('/sys/actuator/redis/keysSize')).toMatchObject({ dbSize: 2 })
    expect(await asClient('/sys/actuator/redis/memoryInfo')).toMatchObject({ used_memory: 1_048_576 })
    expect((await asClient<{ result: unknown[] }>('/sys/actuator/redis/info')).result).toEqual([
      { key: 'redis_version', description: 'Redis 版本', value: '7.4.1' },
      { key: 'uptime_in_days', description: '已运行（天）', value: '3' },
      { key: 'used_memory', description: '已用内存（字节）', value: '1048576' },
      { key: 'unheard_of', description: '', value: '1' },
    ])
  })
})

describe('the trace', () => {
  const traces = async () => (await asClient<{ traces: Trace[] }>('/actuator/httptrace')).traces

  test('tells method, address, status and time, the latest first', async () => {
    await boss('GET /sys/role/list?pageSize=1')
    await soon(async () =>
      expect((await traces())[0]).toEqual({
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        request: { method: 'GET', uri: '/sys/role/list' },
        response: { status: 200 },
        timeTaken: expect.any(Number),
      }),
    )
  })

  test('holds no query, no token, no id and no address that somebody made up', async () => {
    const words = ['Secret-Query', 'Secret-Key', 'Secret-Path', 'Secret-Ticket']
    await boss('GET /sys/user/list?username=Secret-Query&token=Secret-Query')
    await house.call('GET /sys/randomImage/Secret-Key')
    await house.call('GET /sys/common/importReport/Secret-Ticket')
    await house.call('GET /Secret-Path/Secret-Path')
    await boss(`GET ${base}/sys/dict/getDictItems/Secret-Path`)
    await soon(async () =>
      expect((await traces()).map(({ request }) => request.uri)).toContainEqual(expect.stringMatching(/^\/sys\/dict\/getDictItems\/[:*]/)),
    )
    const said = JSON.stringify(await traces())
    for (const word of [...words, boss.token]) expect(said).not.toContain(word)
    expect(said).toContain('"/**"')
    expect(said).not.toContain('?')
  })

  test('leaves out whoever looks at it', async () => {
    await traces()
    await boss('GET /sys/monitor/standing')
    await boss('GET /sys/position/list')
    await soon(async () => expect((await traces())[0]?.request.uri).toBe('/sys/position/list'))
    expect((await traces()).map(({ request }) => request.uri).filter((uri) => /actuator|monitor/.test(uri))).toEqual([])
  })

  test('shows a house its own requests and those of nobody, however many others there are', () => {
    const tenants = fc.array(fc.constantFrom(1, 2, undefined), { maxLength: mostTraces * 3 })
    fc.assert(
      fc.property(tenants, (many) => {
        const requests = new Requests()
        for (const [at, tenant] of many.entries()) requests.see({ at, method: 'GET', path: `/${at}`, status: 200, took: 1, tenant })
        const kept = [...many.entries()].slice(-mostTraces).reverse()
        const theirs = kept.filter(([, tenant]) => tenant !== 2).map(([at]) => `/${at}`)
        expect(requests.traces(1).map(({ request }) => request.uri)).toEqual(theirs)
        expect(requests.sums().count).toBe(many.length)
      }),
      { numRuns: 30 },
    )
  })
})

test('how a process fares is told with its node, a history and the sign-ins of the house', async () => {
  house.engine.monitor.sampler.sample()
  const { result } = await boss('GET /sys/monitor/standing')
  const standing = result as Standing
  expect(standing).toMatchObject({ node: expect.stringContaining(`#${process.pid}`), hasRedis: true })
  const point = standing.points.at(-1)
  for (const share of [point?.systemCpu, point?.processCpu, standing.runtime.loopUsed]) {
    expect(share).toBeGreaterThanOrEqual(0)
    expect(share).toBeLessThanOrEqual(1)
  }
  expect(standing.runtime.spaces.map(({ name }) => name)).toContain('old_space')
  expect(standing.web.requests).toBeGreaterThan(10)
  expect(standing.web.sessions.active).toBeGreaterThan(0)
})

test('collections are counted, with the time they took and what was taken up', async () => {
  const before = house.engine.monitor.sampler.collections()
  let held: unknown[] = []
  for (let at = 0; at < 400_000; at++) {
    if (at % 50_000 === 0) held = []
    held.push({ at, text: `row ${at}` })
  }
  await soon(() => expect(house.engine.monitor.sampler.collections().count).toBeGreaterThan(before.count))
  const after = house.engine.monitor.sampler.collections()
  expect(after.allocated).toBeGreaterThan(before.allocated)
  expect(after.time).toBeGreaterThan(before.time)
})

describe('a scraper', () => {
  const scrape = (headers: Record<string, string>) => house.server.inject({ method: 'GET', url: '/actuator/prometheus', headers })

  test('is answered text of the process, of no house and of nobody', async () => {
    const { statusCode, headers, body } = await scrape({ authorization: `Bearer ${secret}` })
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
    for (const line of body.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[\d.e+-]+)$/)
    expect(body).toMatch(/http_request_duration_seconds_bucket\{method="GET",status="2xx",le="\+Inf"\} \d+/)
    expect(body).not.toMatch(/boss|nobody|\/sys\//)
  })

  test('brings the secret, or a sign-in with the right', async () => {
    expect((await scrape({ 'x-access-token': boss.token })).statusCode).toBe(200)
    expect((await scrape({})).statusCode).toBe(401)
    expect((await scrape({ authorization: 'Bearer wrong' })).statusCode).toBe(401)
    expect((await scrape({ authorization: secret })).statusCode).toBe(401)
    expect(await nobody('GET /actuator/prometheus')).toMatchObject({ status: 403, error: 'access.denied' })
  })
})

describe('the Redis terminal', () => {
  const say = (line: string) => boss('POST /sys/monitor/redis', { line })

  test('runs what only looks, and answers as Redis does', async () => {
    expect((await say('ping')).result).toEqual(['PONG'])
    expect((await say('get greeting')).result).toEqual(['hello'])
    expect((await say('GET "none here"')).result).toEqual(['(nil)'])
    expect((await say('scan 0 count 100')).result).toEqual(['1) 0', '2) 1) greeting', '   2) large'])
    expect(await say('lindex greeting 0')).toMatchObject({ success: false, error: 'redis.said' })
  })

  test('refuses everything else, and Redis never hears of it', async () => {
    const before = redis.heard.length
    const lines = [
      'flushall',
      'SET a 1',
      'del greeting',
      'KEYS *',
      'config get requirepass',
      'eval "return 1" 0',
      'shutdown',
      'MONITOR',
      'debug sleep 9',
    ]
    for (const line of [
      ...lines,
      'SMEMBERS a',
      'scan 0 count 100000',
      'SCAN 0 COUNT x',
      '',
      '   ',
      'memory',
      'MEMORY PURGE',
      'hasOwnProperty',
    ])
      expect(await say(line), line).toMatchObject({ success: false, error: 'redis.command' })
    expect(await say('get "half')).toMatchObject({ success: false, error: 'redis.line' })
    expect(await say('x'.repeat(501))).toMatchObject({ success: false, error: 'input.invalid' })
    expect(redis.heard.slice(before)).toEqual([])
  })

  test('shows no value that is too large', async () => {
    expect(await say('get large')).toMatchObject({ success: false, error: 'redis.large' })
    expect(redis.heard).not.toContain('get large')
  })

  test('shows no keys where several houses share the server', async () => {
    const { rows } = await sql<{ id: number }>`insert into tenant (name) values ('另一园') returning id`.execute(
      house.engine.databases.owner,
    )
    expect(await say('get greeting')).toMatchObject({ success: false, error: 'redis.shared' })
    expect((await say('ping')).result).toEqual(['PONG'])
    await sql`delete from tenant where id = ${rows[0]?.id}`.execute(house.engine.databases.owner)
  })

  test('passes words on as they were meant, and never a command that is not known', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[^\s"'\\]{1,8}$/), { maxLength: 4 }), (words) => {
        const quoted = words.map((word, at) => (at % 2 ? `"${word}"` : word))
        expect(commandIn(['GET', ...quoted].join('  ')).words).toEqual(['GET', ...words])
      }),
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (line) => {
        try {
          expect(commandIn(line).tells).toMatch(/^(server|keys)$/)
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      }),
    )
    expect(linesOf([1, null, ['a', []]])).toEqual(['1) (integer) 1', '2) (nil)', '3) 1) a', '   2) (empty)'])
  })
})

test('whoever has no Redis is told so, and that none is needed', () => {
  const without = { ...house.engine, monitor: { ...house.engine.monitor, redis: undefined } }
  expect(() => redisOf(without)).toThrow(expect.objectContaining({ code: 'redis.absent' }))
})

test('a Redis that went away is said to be away, and looked for again', async () => {
  await redis.close()
  expect(await boss('GET /sys/actuator/redis/info')).toMatchObject({ success: false, error: 'redis.away' })
  expect(await boss('POST /sys/monitor/redis', { line: 'ping' })).toMatchObject({ success: false, error: 'redis.away' })
})

test('settings that cannot be meant are refused at the start', async () => {
  const { readConfiguration } = await import('../../src/server/configuration')
  expect(() => readConfiguration({ REDIS_URL: 'http://cache' })).toThrow('REDIS_URL')
  expect(() => readConfiguration({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN')
})
