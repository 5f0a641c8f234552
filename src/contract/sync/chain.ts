import type { Fields } from '../field'
import { filesOf, holdsFiles } from '../fields/file'
import type { Op } from './op'

/** JSON without spaces, the keys of every object in the order of their UTF-16 codes (RFC 8785), so that everybody writes it alike. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  const sorted = entries.sort(([one], [two]) => (one < two ? -1 : 1))
  return `{${sorted.map(([name, inner]) => `${JSON.stringify(name)}:${canonicalJson(inner)}`).join(',')}}`
}

/** What of an op is sealed: which record, what was asked, when the device says it was. */
export type Chained = Pick<Op, 'id' | 'noun' | 'key' | 'verb' | 'patch' | 'at'>

/**
 * The text whose SHA-256, as small hexadecimal digits of its UTF-8 bytes, is the record hash of an op on a chained noun: canonical
 * JSON without attachments, the sorted hashes of the attachments, and the record hash before it in the same device's chain, each on
 * a line of its own. `prev` is null for the first record of a device.
 */
export function chainText(op: Chained, fields: Fields, prev: string | null): string {
  const plain = Object.entries(op.patch).filter(([field]) => !(Object.hasOwn(fields, field) && fields[field] && holdsFiles(fields[field])))
  const record = { id: op.id, noun: op.noun, key: op.key, verb: op.verb, at: op.at, patch: Object.fromEntries(plain) }
  return [canonicalJson(record), filesOf(fields, op.patch).join(','), prev ?? ''].join('\n')
}

/** One recorded op of a row: its id, its record hash, when its device says it was made and when the server received it. */
export type RecordSeal = { readonly op: string; readonly hash: string; readonly at: string; readonly received: string }

/**
 * The Merkle root of all record hashes received on a day, hexadecimal, and the server's signature of it in base64. Answered by
 * `GET /chain/days?from=&to=` once the day is over.
 */
export type DayRoot = { readonly day: string; readonly count: number; readonly root: string; readonly signature: string }

/**
 * What does not fit: an op is `lost`, its `content` is not what was hashed, the `row` is not what its ops made it, our `signature` is not
 * ours, a record before it is missing (`gap`) or has two after it (`fork`), a place in the order of receipt is empty (`place`), or a
 * day's `root` is not that of its records.
 */
export type ChainFlaw = 'lost' | 'content' | 'row' | 'signature' | 'gap' | 'fork' | 'place' | 'root'

/** The first thing that does not fit in a chain: where, what, and of a row which field. */
export type ChainBreak = {
  readonly flaw: ChainFlaw
  readonly noun?: string
  readonly id?: string
  readonly field?: string
  /** Place in the order of receipt. */
  readonly place?: number
  /** When the server received the record, `YYYY-MM-DD HH:mm:ss`. */
  readonly received?: string
}

/** The chain of one device, or the server's own (`replica` empty), walked from its first record to its last. */
export type WalkedChain = {
  readonly replica: string
  readonly count: number
  readonly from: string
  readonly to: string
  readonly broken: ChainBreak | null
}

/** A day's root, worked out anew. */
export type WalkedDay = { readonly day: string; readonly count: number; readonly root: string; readonly broken: ChainBreak | null }

/** Answered by `GET /chain/walk`: every chain and every day's root of the kindergarten, checked at this moment. */
export type ChainReport = { readonly at: string; readonly chains: readonly WalkedChain[]; readonly days: readonly WalkedDay[] }

export const chainWalkPath = '/chain/walk'

/** Answers the `RecordSeal`s of a row, oldest first, to whoever may see the row. */
export const chainPath = (noun: string, id: string): `/chain/${string}` => `/chain/${noun}/${id}`

/** Answers the `DayRoot`s of the days `from` to `to`, latest first. */
export const chainDaysPath = '/chain/days'

/** Address a printed label points to: whether this hash is a recorded one of that row. Answers no personal data and needs no sign-in. */
export const verifyPath = (noun: string, id: string, hash: string): string =>
  `/verify/${encodeURIComponent(noun)}/${encodeURIComponent(id)}?h=${hash}`
