import { actuatorPath, type Measurement, type Metric } from '../../../contract/monitor/monitor'
import { WireError } from '../../wire/wire-error'
import { askBare, isRecord, listOf } from './ask-bare'
import { metricWords } from './words'

/** Parts that are shown by metrics where the server has nothing else to say, and how the names of theirs begin. */
const beginnings = { runtime: ['jvm.'], server: ['system.', 'process.'], web: ['tomcat.'] } as const
export type MeasuredPart = keyof typeof beginnings
export const isMeasured = (part: string): part is MeasuredPart => part in beginnings

export type Told = Pick<Metric, 'name' | 'baseUnit' | 'measurements'>

/** Names only a server of ours has: it tells of itself better, elsewhere. */
const ours = 'nodejs.'
const path = `${actuatorPath}/metrics`

/** Java writes a figure that is none as a text. */
const measured = (one: unknown): readonly Measurement[] =>
  isRecord(one) ? [{ statistic: String(one.statistic), value: Number(one.value) }] : []

async function tell(name: string, signal: AbortSignal): Promise<Told> {
  const { baseUnit, measurements } = await askBare(`${path}/${name}`, signal).catch(() => ({ baseUnit: null, measurements: [] }))
  return { name, baseUnit: typeof baseUnit === 'string' ? baseUnit : null, measurements: listOf(measurements).flatMap(measured) }
}

const order = Object.keys(metricWords)
const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)

const none = () => new WireError({ status: 404, code: 'path.unknown' })

/** The names of a server that is none of ours. Throws where there is no such server. */
async function namesOfOther(signal: AbortSignal): Promise<readonly string[]> {
  const names = listOf((await askBare(path, signal)).names).map(String)
  if (names.length === 0 || names.some((name) => name.startsWith(ours))) throw none()
  return names
}

/**
 * What a server that is none of ours tells of a part of itself, by the names it has; one that does not come is empty. Of a part that has other
 * calls than metrics nothing. Throws where it has none of the names, or is one of ours.
 */
export async function readMetrics(part: string, signal: AbortSignal): Promise<readonly Told[]> {
  const names = await namesOfOther(signal)
  if (!isMeasured(part)) return []
  const wanted = names.filter((name) => beginnings[part].some((begins) => name.startsWith(begins)))
  if (wanted.length === 0) throw none()
  wanted.sort((one, two) => placeOf(one) - placeOf(two) || (one < two ? -1 : 1))
  return Promise.all(wanted.map((name) => tell(name, signal)))
}
