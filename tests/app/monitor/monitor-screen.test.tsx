import 'fake-indexeddb/auto'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { MonitorScreen } from '../../../src/app/monitor/MonitorScreen'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import type { MonitorPoint, Standing } from '../../../src/contract/monitor/monitor'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const noon = Date.parse('2026-11-26T12:00:00+08:00')
const mega = 1024 ** 2
const point = (seconds: number, more: Partial<MonitorPoint> = {}): MonitorPoint => ({
  at: noon + seconds * 1000,
  systemCpu: 0.5,
  processCpu: 0.25,
  heapUsed: 100 * mega,
  resident: 300 * mega,
  gcTime: 2,
  loopDelay: 7,
  requests: 0,
  failed: 0,
  meanTime: null,
  ...more,
})
const standing = (more: Partial<Standing> = {}): Standing => ({
  node: 'garden-1#42',
  at: noon,
  started: noon - 90_061_000,
  points: [point(-40, { requests: 1, meanTime: 10 }), point(-35, { requests: 3, meanTime: 50 }), point(0)],
  runtime: {
    version: 'Node.js 20',
    engine: 'V8 11',
    heapMax: 4096 * mega,
    heapCommitted: 200 * mega,
    heapUsed: 100 * mega,
    buffers: 3 * mega,
    threads: 12,
    allocated: 900 * mega,
    promoted: 50 * mega,
    liveData: 60 * mega,
    loopUsed: 0.125,
    loopDelay: { p50: 0.2, p99: 30, max: 12_000 },
    spaces: [{ name: 'old_space', size: 80 * mega, used: 60 * mega, available: 20 * mega }],
    collections: [{ kind: 'Scavenge', count: 9, time: 30, longest: 6 }],
  },
  system: {
    platform: 'linux 6',
    processors: 2,
    processor: 'A processor',
    systemCpu: 0.5,
    processCpu: 0.25,
    load: 1.5,
    memory: 8192 * mega,
    freeMemory: 4096 * mega,
    resident: 300 * mega,
    uptime: 90_061_000,
  },
  web: { requests: 1234, failed: 1, totalTime: 2468, longest: 900, sessions: { active: 3, most: 5, created: 7, expired: 1 } },
  hasRedis: false,
  ...more,
})
const trace = (uri: string, status: number) => ({
  timestamp: new Date(noon).toISOString(),
  request: { method: 'GET', uri },
  response: { status },
  timeTaken: 12,
})

let asked: string[] = []
let now = standing()
let terminal: object = {}
const answerTo = (path: string): unknown => {
  if (path.endsWith('/standing')) return now
  if (path.endsWith('/traces')) return [trace('/sys/role/list', 200), trace('/sys/randomImage/:key', 500)]
  if (path.endsWith('/queryDiskInfo')) return [{ name: '数据', restPPT: 91, rest: 9 * mega, max: 100 * mega }]
  return { at: noon, keys: 4, memory: 8 * mega, facts: [{ key: 'redis_version', description: 'Redis 版本', value: '7.4.1' }] }
}

let engine: Engine
let shown: ReturnType<typeof show>
const open = () => {
  shown = show(<MonitorScreen />, { product: productOf(gardenCatalogue), engine })
}
beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  asked = []
  now = standing()
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: { method?: string } = {}) => {
    const { pathname } = new URL(address, 'http://x')
    asked.push(`${method} ${pathname}`)
    const body = method === 'POST' ? terminal : { success: true, code: 200, result: answerTo(pathname) }
    return Response.json({ message: '', timestamp: 0, ...body })
  })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  shown.close()
  await engine.stop()
})

const text = () => document.body.textContent ?? ''
const view = async (words: string) => (await buttonOf(document.body, words)).click()
const says = (...words: readonly (string | RegExp)[]) =>
  soon(() => {
    for (const word of words) expect(text()).toMatch(word)
  })
const isClean = async () => expect((await axe.run(shown.place, { rules: { region: { enabled: false } } })).violations).toEqual([])

test('says which node answers, how full its disks are, and that one is nearly full', async () => {
  open()
  await says('garden-1#42', '1 天 1 小时 1 分', '已用 91%', '空间将满', '可用 9 MB，共 100 MB')
  await isClean()
  speak('en')
  await says('91% used', 'Nearly full', 'Running for 1d 1h 1min')
})

test('lists the last requests, and those that failed alone', async () => {
  open()
  await view('请求追踪')
  await says('/sys/role/list', '/sys/randomImage/:key', '12 ms')
  await isClean()
  await view('仅失败')
  await soon(() => expect(text()).not.toContain('/sys/role/list'))
  expect(text()).toContain('/sys/randomImage/:key')
})

test('tells of memory, collections, event loop and threads, with the names programs ask by', async () => {
  open()
  await view('运行时')
  await says('jvm.memory.max', '4 GB', '老年代', 'old_space', '新生代回收', /线程jvm\.threads\.live12/, '12.0 s')
  await isClean()
})

test('has the figures of a chart in a table behind it, several points to a moment', async () => {
  open()
  await view('Web 服务')
  await says('1,234', 'tomcat.sessions.active.current')
  const [counts, times] = [...document.querySelectorAll('.figures-fold table')].map((table) =>
    [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
  )
  expect(counts).toEqual([
    ['12:00:00', '0', '0'],
    ['11:59:20', '4', '0'],
  ])
  // Each request counts once: (1 × 10 + 3 × 50) / 4.
  expect(times).toEqual([
    ['12:00:00', '—'],
    ['11:59:20', '40'],
  ])
})

test('tells of the machine', async () => {
  open()
  await view('服务器信息')
  await says('A processor', '50.0%', '25.0%', '1.50', '8 GB', '2026-11-25 10:58:59')
})

test('asks again every few seconds, and not while it is paused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  open()
  const looks = () => asked.filter((one) => one.endsWith('/standing')).length
  await soon(() => expect(looks()).toBe(1))
  await vi.advanceTimersByTimeAsync(5100)
  await soon(() => expect(looks()).toBeGreaterThan(1))
  await view('暂停')
  await buttonOf(document.body, '继续')
  const before = looks()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(looks()).toBe(before)
})

test('says plainly that there is no Redis, and asks none', async () => {
  open()
  await view('Redis 监控')
  await says('没有配置 Redis', '本产品不需要 Redis')
  expect(asked.filter((one) => one.includes('redis') && !one.includes('queryDiskInfo'))).toEqual([])
})

async function type(line: string): Promise<HTMLInputElement> {
  const input = await soon(() => {
    const found = document.querySelector<HTMLInputElement>('.monitor-line input')
    if (!found) throw new Error('no terminal')
    return found
  })
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, line)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  return input
}

test('the terminal shows what was said, keeps a line that was refused, and brings back earlier ones', async () => {
  now = standing({ hasRedis: true })
  open()
  await view('Redis 监控')
  await says('Redis 版本', '7.4.1')
  await isClean()
  terminal = { success: true, code: 200, result: ['1) 0', '2) greeting'] }
  const input = await type('SCAN 0')
  await view('执行')
  await says('> SCAN 0', '2) greeting')
  await soon(() => expect(input.value).toBe(''))
  terminal = { success: false, code: 400, error: 'redis.command', values: { command: 'flushall' }, result: null }
  await type('flushall')
  await view('执行')
  await says(/不能执行“flushall”/)
  expect(input.value).toBe('flushall')
  await soon(() => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    expect(input.value).toBe('SCAN 0')
  })
})
