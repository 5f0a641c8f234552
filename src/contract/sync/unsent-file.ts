import * as z from 'zod/mini'
import { isDateTime, type Problems } from '../check'
import type { Outcome } from './op'

/**
 * A file of unsent work, made on the device it lies on and readable by its house alone. All numbers are big-endian:
 * `KGUNSENT`, the length of the head (4 bytes), the head (JSON), then pieces, each as its length (4 bytes) and its bytes.
 * A fresh AES-256-GCM key seals every piece under its place as nonce (12 bytes) with the head as additional data; the head holds that
 * key, wrapped by the house's RSA-OAEP key (3072 bits, SHA-256). Piece 0 is `unsentContents` as JSON; the files follow in its order.
 */
export const unsentFormat = { mark: 'KGUNSENT', format: 'unsent-work', version: 1 } as const

/** Most bytes of a file, of its head and of its contents without pictures; most ops and most pictures in it. */
export const unsentLimits = { bytes: 96 * 1024 * 1024, head: 4096, contents: 24 * 1024 * 1024, ops: 5000, files: 1000 } as const

/** Hexadecimal digits of a house's key id. */
export const houseKeyDigits = 32

/** The public key files are sealed for: `GET /sync/house-key`. `key` is DER (SPKI) in base64, `id` the beginning of its SHA-256. */
export const houseKey = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  key: z.string().check(z.regex(/^[A-Za-z0-9+/=]{1,2000}$/)),
})
export type HouseKey = z.infer<typeof houseKey>
export const houseKeyPath = '/sync/house-key'

/**
 * The key of work that lies sealed on a device: `POST /sync/box-key`. Wrapped for the house as that of a file is, with the id of its person
 * as OAEP label, so that it is opened for nobody else. The answer holds it open, base64.
 */
export const boxKeyPath = '/sync/box-key'
export const boxKeyAsked = z.object({
  /** Id of the house's key. */
  house: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  wrapped: z.string().check(z.regex(/^[A-Za-z0-9+/=]{1,1000}$/)),
})
export type BoxKeyAsked = z.infer<typeof boxKeyAsked>
export const boxKeyTold = z.object({ key: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/)) })
export type BoxKeyTold = z.infer<typeof boxKeyTold>

/** What the head says in any version, so that a newer file can be told from a broken one. */
export const unsentMark = z.object({ format: z.literal(unsentFormat.format), version: z.int().check(z.positive()) })
export const unsentHead = z.object({
  format: z.literal(unsentFormat.format),
  version: z.literal(unsentFormat.version),
  /** Id of the key it was sealed for. */
  house: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** The wrapped AES key, base64. */
  wrapped: z.string().check(z.regex(/^[A-Za-z0-9+/=]{1,1000}$/)),
})
export type UnsentHead = z.infer<typeof unsentHead>

const short = z.string().check(z.maxLength(64))

/** How an op stood on the device. */
export const standings = ['waiting', 'rejected', 'blocked', 'suspect'] as const

export const unsentContents = z.object({
  tenant: short,
  /** Whose work it is. */
  user: short.check(z.minLength(1)),
  name: z.string().check(z.maxLength(100)),
  device: short,
  replica: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  epoch: z.nullable(short),
  release: z.string().check(z.maxLength(40)),
  /** When it was exported, kindergarten time. */
  madeAt: z.string().check(z.refine(isDateTime)),
  /** In the order they were made. Each is read by itself, like the ops of an exchange. */
  ops: z.array(z.object({ op: z.unknown(), standing: z.enum(standings), code: z.optional(short) })).check(z.maxLength(unsentLimits.ops)),
  files: z
    .array(
      z.object({
        sha: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
        mime: z.string().check(z.maxLength(100)),
        size: z.int().check(z.positive()),
      }),
    )
    .check(z.maxLength(unsentLimits.files)),
})
export type UnsentContents = z.infer<typeof unsentContents>

/**
 * One op of a file, as it is shown to whoever looks. `outcome` is what became of it: of one not tried yet, only when the server has
 * received it before or can tell already that it will be refused. What is kept secret is not in `patch`.
 */
export type UnsentOp = {
  readonly id: string
  readonly noun: string
  readonly verb: string
  readonly subject: string
  readonly at: string
  readonly standing: (typeof standings)[number]
  readonly patch: Readonly<Record<string, unknown>>
  /** What the rows named in `patch` are called, by field, as far as whoever looks may see them. */
  readonly words: Readonly<Record<string, string>>
  readonly outcome?: Outcome
  /** The server had received it before this file was brought. */
  readonly known: boolean
  readonly code?: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly problems?: Problems
}

/** What a file holds (`POST /sync/salvage/look`), and after `POST /sync/salvage` what became of it. Both take the file as bytes. */
export type UnsentSummary = {
  readonly author: string
  readonly madeAt: string
  readonly release: string
  readonly oldest: string | null
  readonly files: number
  readonly ops: readonly UnsentOp[]
  /** Given to whoever looks after the system, because it could not be done. */
  readonly handedOver: number
}
export const unsentImportPath = '/sync/salvage'
export const unsentImportLookPath = '/sync/salvage/look'

const markBytes = () => Uint8Array.from(unsentFormat.mark, (letter) => letter.charCodeAt(0))

const lengthOf = (length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, length)
  return bytes
}

/** The nonce of the piece at a place. */
export function nonceOf(place: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12)
  new DataView(bytes.buffer).setUint32(8, place)
  return bytes
}

/** How a file begins. */
export const beginning = (head: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] => [markBytes(), lengthOf(head.length), head]
/** A piece as it follows. */
export const piece = (sealed: ArrayBuffer): (Uint8Array<ArrayBuffer> | ArrayBuffer)[] => [lengthOf(sealed.byteLength), sealed]

/** Cuts a file into its head and its sealed pieces. Undefined for what is no such file, or a part of one. */
export function cut(bytes: Uint8Array): { readonly head: Uint8Array; readonly pieces: readonly Uint8Array[] } | undefined {
  const mark = markBytes()
  if (mark.some((byte, at) => bytes[at] !== byte)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  for (let at = mark.length; at < bytes.length; ) {
    const length = at + 4 <= bytes.length ? view.getUint32(at) : Number.POSITIVE_INFINITY
    if (at + 4 + length > bytes.length || parts.length > unsentLimits.files + 1) return undefined
    parts.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  const [head, ...pieces] = parts
  return head && head.length <= unsentLimits.head ? { head, pieces } : undefined
}
