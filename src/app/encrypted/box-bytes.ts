import type { Bytes } from '../offline/outbox/stored'
import type { PersonDb } from '../offline/person-db'

/** Tables that hold a person's work or what it said, in the order they are sealed: what can be seen of children first. */
export const boxed = ['blobs', 'drafts', 'ops', 'standing', 'acked', 'done'] as const satisfies readonly (keyof PersonDb)[]
export type Boxed = (typeof boxed)[number]

/** Records of one table. Those of a picture come one at a time. */
export type Contents = { readonly table: Boxed; readonly records: readonly object[] }

const bytesOf = (record: object | undefined): Uint8Array<ArrayBuffer> =>
  new Uint8Array(record && 'bytes' in record ? (record as Bytes).bytes : new ArrayBuffer(0))

/** Whether a value comes back the same from JSON, but for properties that are undefined. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || 'toJSON' in value) return false
  // Not by its prototype: what comes out of a database may be of another realm.
  if (Object.prototype.toString.call(value) !== '[object Object]') return false
  return Object.values(value).every((one) => one === undefined || isPlain(one))
}

/** Whether a record can be put into a box and taken out as it was. */
export const fitsIn = ({ bytes: _, ...record }: { readonly bytes?: unknown }): boolean => isPlain(record)

/** Records as bytes: the length of the JSON (4 bytes, big-endian), the JSON, the bytes of the picture. */
export function toBytes({ table, records }: Contents): Uint8Array<ArrayBuffer> {
  const plain = records.map(({ bytes: _, ...record }: { bytes?: unknown }) => record)
  const text = new TextEncoder().encode(JSON.stringify({ table, records: plain }))
  const picture = bytesOf(table === 'blobs' ? records[0] : undefined)
  const whole = new Uint8Array(4 + text.length + picture.length)
  new DataView(whole.buffer).setUint32(0, text.length)
  whole.set(text, 4)
  whole.set(picture, 4 + text.length)
  return whole
}

/** The records again. */
export function fromBytes(whole: ArrayBuffer): Contents {
  const end = 4 + new DataView(whole).getUint32(0)
  const { table, records } = JSON.parse(new TextDecoder().decode(whole.slice(4, end))) as Contents
  return { table, records: table === 'blobs' ? records.map((record) => ({ ...record, bytes: whole.slice(end) })) : records }
}
