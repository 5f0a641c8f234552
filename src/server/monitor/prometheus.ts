import type { Standing } from '../../contract/monitor/monitor'
import { type RequestTimes, timeEnds } from './requests'

/** The type of what a scraper is answered. */
export const scrapedType = 'text/plain; version=0.0.4; charset=utf-8'

type Labels = Readonly<Record<string, string | number>>
type Line = readonly [value: number, labels?: Labels, suffix?: string]
type Kind = 'counter' | 'gauge' | 'histogram'

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
const said = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const family = (name: string, kind: Kind, help: string, lines: readonly Line[]): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
    ...lines.map(([value, labels = {}, suffix = '']) => `${name}${suffix}${said(labels)} ${value}`),
  ].join('\n')

const one = (name: string, kind: Kind, help: string, value: number): string => family(name, kind, help, [[value]])

function timesLines({ method, status, count, time, within }: RequestTimes): Line[] {
  const labels = { method, status }
  return [
    ...timeEnds.map((end, at): Line => [within[at] ?? 0, { ...labels, le: end / 1000 }, '_bucket']),
    [count, { ...labels, le: '+Inf' }, '_bucket'],
    [time / 1000, labels, '_sum'],
    [count, labels, '_count'],
  ]
}

/** How the process stands, as text a scraper of Prometheus reads. Nothing of it names a house, a person or an address. */
export function scraped({
  standing,
  times,
  cpuSeconds,
}: {
  standing: Standing
  times: readonly RequestTimes[]
  cpuSeconds: number
}): string {
  const { runtime, system, node, started } = standing
  const families = [
    family('app_info', 'gauge', 'What answers', [[1, { node, runtime: runtime.version }]]),
    one('process_cpu_seconds_total', 'counter', 'Processor time used', cpuSeconds),
    one('process_resident_memory_bytes', 'gauge', 'Memory taken of the machine', system.resident),
    one('process_start_time_seconds', 'gauge', 'Start of the process since 1970', started / 1000),
    one('system_cpu_usage_ratio', 'gauge', 'Share of the processors in use', system.systemCpu),
    one('nodejs_heap_size_limit_bytes', 'gauge', 'The most the heap may take', runtime.heapMax),
    one('nodejs_heap_size_total_bytes', 'gauge', 'Memory the heap has taken', runtime.heapCommitted),
    one('nodejs_heap_size_used_bytes', 'gauge', 'Memory of the heap in use', runtime.heapUsed),
    family(
      'nodejs_heap_space_size_used_bytes',
      'gauge',
      'Memory in use by part of the heap',
      runtime.spaces.map(({ name, used }) => [used, { space: name }]),
    ),
    one('nodejs_external_memory_bytes', 'gauge', 'Memory of buffers outside of the heap', runtime.buffers),
    one('nodejs_eventloop_utilization_ratio', 'gauge', 'Share of time in which the event loop was busy', runtime.loopUsed),
    family('nodejs_eventloop_lag_seconds', 'gauge', 'How late what was due ran', [
      [runtime.loopDelay.p50 / 1000, { quantile: '0.5' }],
      [runtime.loopDelay.p99 / 1000, { quantile: '0.99' }],
      [runtime.loopDelay.max / 1000, { quantile: '1' }],
    ]),
    family(
      'nodejs_gc_seconds_total',
      'counter',
      'Time collections took',
      runtime.collections.map(({ kind, time }) => [time / 1000, { kind }]),
    ),
    family(
      'nodejs_gc_total',
      'counter',
      'Collections',
      runtime.collections.map(({ kind, count }) => [count, { kind }]),
    ),
    family('http_request_duration_seconds', 'histogram', 'Time until an answer', times.flatMap(timesLines)),
  ]
  return `${families.join('\n')}\n`
}
