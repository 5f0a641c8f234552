import { afterEach, beforeEach, expect, test } from 'vitest'
import { queries } from '../../../src/app/resource/queries'
import { soon } from '../../kit/soon'
import { monitorOf } from './monitor-of'

const mega = 1024 ** 2
const gauge = (value: number | string, baseUnit: string | null = null) => ({ baseUnit, measurements: [{ statistic: 'VALUE', value }] })

/** What the actuator of Spring Boot 2.7 answers by a name, bare. */
const metrics: Readonly<Record<string, object>> = {
  'application.ready.time': gauge(12, 'seconds'),
  'jvm.threads.live': gauge(42, 'threads'),
  'jvm.memory.max': gauge(5120 * mega, 'bytes'),
  'jvm.gc.pause': {
    baseUnit: 'seconds',
    measurements: [
      { statistic: 'COUNT', value: 9 },
      { statistic: 'TOTAL_TIME', value: 0.25 },
      { statistic: 'MAX', value: 0.04 },
    ],
  },
  'jvm.gc.memory.allocated': { baseUnit: 'bytes', measurements: [{ statistic: 'COUNT', value: 700 * mega }] },
  'jvm.gc.overhead': gauge('NaN', 'percent'),
  'process.start.time': gauge(Date.parse('2026-11-26T12:00:00+08:00') / 1000, 'seconds'),
  'system.cpu.usage': gauge(0.25),
  'tomcat.sessions.active.current': gauge(7, 'sessions'),
}

let more: readonly string[] = []
const answerTo = (path: string): object | undefined => {
  if (path === '/actuator/metrics') return { names: [...Object.keys(metrics), 'jvm.buffer.count', ...more] }
  const name = path.replace('/actuator/metrics/', '')
  return metrics[name] && { name, description: 'of Micrometer', availableTags: [{ tag: 'area', values: ['heap'] }], ...metrics[name] }
}

let shown: Awaited<ReturnType<typeof monitorOf>>
beforeEach(async () => {
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } })
  more = []
  shown = await monitorOf(answerTo)
})
afterEach(() => shown.close())

/** Each line by what it is called, and its value. */
const lines = () =>
  [...shown.place.querySelectorAll('.monitor-facts > div')].map((line) => [...line.children].map((one) => one.textContent))

test('a Java server behind the app is shown by the names its actuator has, what people know first, and no other', async () => {
  await shown.view('Runtime')
  await soon(() =>
    expect(lines()).toEqual([
      ['Memory, at mostjvm.memory.max', '5 GB'],
      ['Buffersjvm.buffer.count', '—'],
      ['Live threadsjvm.threads.live', '42'],
      ['Allocated in the young generationjvm.gc.memory.allocated', '700 MB'],
      ['Garbage collectionsjvm.gc.pause', '9 times / 250 ms / longest 40 ms'],
      ['jvm.gc.overhead', '—'],
    ]),
  )
  expect(shown.place.querySelector('.monitor-facts')?.closest('section')?.getAttribute('aria-label')).toBe('JVM')
})

test('its machine and its Tomcat are shown by theirs', async () => {
  await shown.view('Server')
  await soon(() =>
    expect(lines()).toEqual([
      ['CPU, whole systemsystem.cpu.usage', '25.0%'],
      ['Startedprocess.start.time', '2026-11-26 12:00:00'],
    ]),
  )
  await shown.view('Web server')
  await soon(() => expect(lines()).toEqual([['Active sessionstomcat.sessions.active.current', '7']]))
})

test('a server of ours that fails is not shown by its metrics, but said to have failed', async () => {
  more = ['nodejs.eventloop.delay']
  await shown.view('Runtime')
  await soon(() => expect(shown.asked).toContain('/actuator/metrics'))
  await soon(() => expect(shown.place.querySelector('.state-view')).not.toBeNull())
  expect(shown.asked).not.toContain('/actuator/metrics/jvm.memory.max')
})
