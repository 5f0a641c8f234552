import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '../../kit/soon'
import { monitorOf } from './monitor-of'

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
let shown: Awaited<ReturnType<typeof monitorOf>>
beforeEach(async () => {
  gone = []
  shown = await monitorOf((path) => (gone.includes(path) ? undefined : java[path]))
})
afterEach(() => shown.close())

const text = () => shown.place.textContent ?? ''
const says = (words: string) => soon(() => expect(text()).toContain(words))

test('the disks of a Java server are shown by how full they are, though it does not say how large', async () => {
  await says('91% used')
  expect(text()).toContain('Nearly full')
  expect(text()).not.toContain('free of')
})

test('its last requests are shown without hosts and queries, and without those of whoever looks', async () => {
  await shown.view('Requests')
  await says('/kg/sys/role/list')
  const lines = [...shown.place.querySelectorAll('.monitor-request')].map((one) => one.textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('11-26 12:00:00 · 12 ms')
  expect(lines[1]).toMatch(/^POST.*500.*\/kg\/sys\/role\/add11-26 12:00:00$/)
  expect(text()).not.toMatch(/secret|java:8080|:name stands/)
})

test('its Redis is shown by what the calls of the contract answer, and that it has no terminal is said', async () => {
  await shown.view('Redis')
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
  shown.asked.length = 0
  await shown.view(part)
  await says(words)
  expect(shown.asked.filter((one) => one === path)).toHaveLength(1)
  expect(shown.place.querySelector('[role=alert]')).toBeNull()
})

test('a call that is refused in an envelope is a failure, and says why', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://java')
    if (pathname === '/actuator/metrics') return Response.json(java[pathname])
    const isBroken = pathname === '/actuator/httptrace'
    return Response.json({ success: false, code: isBroken ? 500 : 404, message: isBroken ? 'the record is broken' : '', result: null })
  })
  await shown.view('Requests')
  await says('the record is broken')
})
