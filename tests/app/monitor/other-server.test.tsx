import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { MonitorScreen } from '../../../src/app/monitor/MonitorScreen'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const trace = (uri: string, method = 'GET', status = 200, timeTaken: number | null = 12) => ({
  timestamp: '2026-11-26T04:00:00.123Z',
  principal: null,
  session: null,
  request: { method, uri: `http://java:8080${uri}`, headers: {}, remoteAddress: null },
  response: { status, headers: {} },
  timeTaken,
})
const enveloped = (result: unknown) => ({ success: true, code: 200, message: '', timestamp: 0, result })

/** What a Java server answers by the wire contract, beside its metrics. */
const java: Readonly<Record<string, object>> = {
  '/actuator/metrics': { names: ['jvm.threads.live'] },
  '/sys/actuator/redis/queryDiskInfo': enveloped([{ name: '/ (ext4)', restPPT: 91 }]),
  '/actuator/httptrace': {
    traces: [
      trace('/kg/sys/role/list?token=secret'),
      trace('/kg/sys/role/add', 'POST', 500, null),
      trace('/kg/sys/role/list', 'OPTIONS'),
      trace('/kg/actuator/httptrace'),
      trace('/kg/sys/monitor/standing', 'GET', 404),
    ],
  },
  '/sys/actuator/redis/keysSize': { create_time: 1, dbSize: 4321 },
  '/sys/actuator/redis/memoryInfo': { create_time: 1, used_memory: '8388608' },
  '/sys/actuator/redis/info': enveloped([
    { key: 'redis_version', description: 'Redis 版本', value: '5.0.14' },
    { key: 'arch', description: null, value: 64 },
  ]),
}

let gone: readonly string[]
const asked: string[] = []
let engine: Engine
let shown: ReturnType<typeof show>
beforeEach(async () => {
  speak('en')
  queries.clear()
  gone = []
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://java')
    asked.push(pathname)
    const found = gone.includes(pathname) ? undefined : java[pathname]
    return found ? Response.json(found) : Response.json({ status: 404, error: 'Not Found', path: pathname }, { status: 404 })
  })
  shown = show(<MonitorScreen />, { product: productOf(gardenCatalogue), engine })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  shown.close()
  await engine.stop()
})

const view = async (words: string) => (await buttonOf(document.body, words)).click()
const text = () => shown.place.textContent ?? ''
const says = (words: string) => soon(() => expect(text()).toContain(words))

test('the disks of a Java server are shown by how full they are, though it does not say how large', async () => {
  await says('91% used')
  expect(text()).toContain('Nearly full')
  expect(text()).not.toContain('free of')
})

test('its last requests are shown without hosts and queries, and without those of whoever looks', async () => {
  await view('Requests')
  await says('/kg/sys/role/list')
  const lines = [...shown.place.querySelectorAll('.monitor-request')].map((one) => one.textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('11-26 12:00:00 · 12 ms')
  expect(lines[1]).toMatch(/^POST.*500.*\/kg\/sys\/role\/add11-26 12:00:00$/)
  expect(text()).not.toMatch(/secret|java:8080|:name stands/)
})

test('its Redis is shown by what the calls of the contract answer, and that it has no terminal is said', async () => {
  await view('Redis')
  await says('5.0.14')
  for (const said of ['4321', 'no Redis terminal', 'redis_version']) await says(said)
  expect(shown.place.querySelector('input')).toBeNull()
})

test.each([
  ['Disks', '/sys/actuator/redis/queryDiskInfo', 'This back end tells nothing of its disks'],
  ['Requests', '/actuator/httptrace', 'This back end keeps no record of requests'],
  ['Redis', '/sys/actuator/redis/info', 'This back end tells nothing of its Redis'],
])('%s it has no call for are said to be lacking, and are no failure', async (part, path, words) => {
  gone = [path]
  asked.length = 0
  await view(part)
  await says(words)
  expect(asked.filter((one) => one === path)).toHaveLength(1)
  expect(shown.place.querySelector('[role=alert]')).toBeNull()
})

test('a call that is refused in an envelope is a failure, and says why', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://java')
    if (pathname === '/actuator/metrics') return Response.json(java[pathname])
    const isBroken = pathname === '/actuator/httptrace'
    return Response.json({ success: false, code: isBroken ? 500 : 404, message: isBroken ? 'the record is broken' : '', result: null })
  })
  await view('Requests')
  await says('the record is broken')
})
