import { actuatorPath, type Measurement, type Metric } from '../../../contract/monitor/monitor'
import { opened, reach } from '../../wire/call'
import { surroundings } from '../../wire/surroundings'
import { WireError } from '../../wire/wire-error'
import { metricWords } from './words'

/** Parts that are shown by metrics where the server has nothing else to say, and how the names of theirs begin. */
const beginnings = { runtime: ['jvm.'], server: ['system.', 'process.'], web: ['tomcat.'] } as const
export type MeasuredPart = keyof typeof beginnings
export const isMeasured = (part: string): part is MeasuredPart => part in beginnings

export type Told = Pick<Metric, 'name' | 'baseUnit' | 'measurements'>

/** Names only a server of ours has: it tells of itself better, elsewhere. */
const ours = 'nodejs.'
const path = `${actuatorPath}/metrics`

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Spring Boot answers bare, without an envelope around it. */
async function ask(address: string, signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const asker = surroundings().token()
  const answered = await reach('GET', address, { signal })
  const found: unknown = await (answered.ok ? answered.json() : opened(answered, asker))
  return isRecord(found) ? found : {}
}

/** Java writes a figure that is none as a text. */
const measured = (one: unknown): readonly Measurement[] =>
  isRecord(one) ? [{ statistic: String(one.statistic), value: Number(one.value) }] : []

async function tell(name: string, signal: AbortSignal): Promise<Told> {
  const { baseUnit, measurements } = await ask(`${path}/${name}`, signal).catch(() => ({ baseUnit: null, measurements: [] }))
  return { name, baseUnit: typeof baseUnit === 'string' ? baseUnit : null, measurements: listOf(measurements).flatMap(measured) }
}

const order = Object.keys(metricWords)
const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)

/** What a server that is none of ours tells of a part of itself, by the names it has; one that does not come is empty. Throws where it has none. */
export async function readMetrics(part: MeasuredPart, signal: AbortSignal): Promise<readonly Told[]> {
  const names = listOf((await ask(path, signal)).names).map(String)
  const wanted = names.filter((name) => beginnings[part].some((begins) => name.startsWith(begins)))
  if (wanted.length === 0 || names.some((name) => name.startsWith(ours))) throw new WireError({ status: 404, code: 'path.unknown' })
  wanted.sort((one, two) => placeOf(one) - placeOf(two) || (one < two ? -1 : 1))
  return Promise.all(wanted.map((name) => tell(name, signal)))
}
