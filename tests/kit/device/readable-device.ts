import { Dexie } from 'dexie'
import { dumpDatabases } from '../../releases/indexed-db-dump'

const asText = (bytes: ArrayBuffer | Uint8Array) =>
  Buffer.from(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes).toString('latin1')

/** Everything somebody finds in the stores of a device, as one text. Bytes are a letter each. `caches`: what lies in Cache Storage. */
export async function readableDevice(caches: ReadonlyMap<string, string>): Promise<string> {
  const factories = new Set([indexedDB, Dexie.dependencies.indexedDB])
  const dumped = await Promise.all([...factories].map(dumpDatabases))
  const databases = JSON.stringify(dumped, (_, one: unknown) =>
    one instanceof ArrayBuffer || one instanceof Uint8Array ? asText(one) : one,
  )
  return [databases, JSON.stringify(localStorage), JSON.stringify(sessionStorage), JSON.stringify([...caches])].join('\n')
}

const isDate = /^\d{4}-\d\d-\d\d/

/** All texts in a value, but for days and hours, and words too short to be told from chance. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 3 && !isDate.test(value) ? [value] : []
  if (value instanceof ArrayBuffer) return [JSON.stringify(asText(value)).slice(1, -1).slice(0, 200)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
