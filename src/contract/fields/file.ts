import type { FieldFacts, Fields } from '../field'
import type { Attachment } from './attachment'

/** What a device makes of a picture before it is hashed: longest edge in pixels, JPEG quality. A signature is a PNG. */
export const pictureShape = { edge: 1600, quality: 0.8 } as const

/**
 * Limits of a file, in bytes, pixels and passes over a progressive JPEG (encoders make 10 to 20). `part` is the largest piece of one upload call; `unfinished` what one person may have begun
 * without finishing it.
 */
export const fileLimits = {
  part: 256 * 1024,
  photo: 4 * 1024 * 1024,
  signature: 256 * 1024,
  pixels: 4_000_000,
  scans: 64,
  unfinished: 32 * 1024 * 1024,
} as const

/** Longest edges of the small copies the server makes of a picture, in pixels: for a face in a list, and for one at the head of a record. */
export const smallEdges = [160, 480] as const
export type SmallEdge = (typeof smallEdges)[number]

export const pictureTypes = ['image/jpeg', 'image/png'] as const
export type PictureType = (typeof pictureTypes)[number]
/** Types of the files that are kept: pictures, and documents nothing of which is run by whoever opens them. */
export type FileType =
  | PictureType
  | 'application/pdf'
  | `application/vnd.openxmlformats-officedocument.${'wordprocessingml.document' | 'spreadsheetml.sheet' | 'presentationml.presentation'}`
  | `application/${'msword' | 'vnd.ms-excel' | 'vnd.ms-powerpoint'}`
  | 'text/plain'

/** Each type is known by how its bytes begin, whatever anybody calls it. */
const beginnings: Readonly<Record<PictureType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/** The type of a picture by its first bytes, undefined when it is none of the allowed ones. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined =>
  pictureTypes.find((type) => beginnings[type].every((byte, at) => bytes[at] === byte))

const hash = /^[0-9a-f]{64}$/
/** Whether a value is the SHA-256 of a file, in small hexadecimal digits. */
export const isFileHash = (value: unknown): value is string => typeof value === 'string' && hash.test(value)

/** Whether the values of a field are hashes of files and nothing else. */
export const holdsFiles = (facts: FieldFacts): boolean => facts.kind === 'photos' || facts.kind === 'signature'

const known = new WeakMap<Fields, boolean>()

/** Whether rows with these fields may name files at all. Remembered, because it is asked for every row of every batch. */
export function mayNameFiles(fields: Fields): boolean {
  const found =
    known.get(fields) ??
    Object.values(fields).some((facts) => holdsFiles(facts) || facts.kind === 'attachments' || (facts.of && mayNameFiles(facts.of)))
  known.set(fields, found)
  return found
}

function namedIn(facts: FieldFacts, value: unknown): readonly unknown[] {
  if (holdsFiles(facts)) return Array.isArray(value) ? value : [value]
  const { kind, of } = facts
  if (!Array.isArray(value) || !(of || kind === 'attachments')) return []
  const entries = value.filter((entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null)
  return entries.flatMap((entry) => (of ? filesOf(of, entry) : [entry.sha]))
}

/** The files a patch or a row names, each once, sorted. What is no hash is passed over: `checkFields` refuses it. */
export function filesOf(fields: Fields, values: Readonly<Record<string, unknown>>): string[] {
  const named = Object.entries(fields).flatMap(([field, facts]) => namedIn(facts, values[field]))
  return [...new Set(named.filter(isFileHash))].sort()
}

const isAttachment = (one: unknown): one is Attachment =>
  typeof one === 'object' && one !== null && 'sha' in one && isFileHash(one.sha) && 'name' in one && typeof one.name === 'string'

/** The files a value of an attachments field names; what is none is passed over. */
export const attachmentsOf = (value: unknown): readonly Attachment[] => (Array.isArray(value) ? value.filter(isAttachment) : [])

/** The attachments a patch or a row names, by what they are called there, those within entries as well. */
export function attachmentsIn(fields: Fields, values: Readonly<Record<string, unknown>>): Attachment[] {
  return Object.entries(fields).flatMap(([field, { kind, of }]) => {
    const value = values[field]
    if (kind === 'attachments') return attachmentsOf(value)
    return of && Array.isArray(value) ? value.flatMap((entry) => attachmentsIn(of, Object(entry))) : []
  })
}

/**
 * The calls, all on this address and signed in:
 * `HEAD` answers 200 when this person has proved to hold the file, 206 with `X-Offset` when a part of theirs has arrived, else 404.
 * `PUT ?offset=&size=` takes the next bytes (`application/octet-stream`, at most `fileLimits.part`; `size` is that of the whole file)
 * and answers a `PutReply`; with `file.offset` it says where to go on. The last part is answered when the file is safely stored.
 * `GET ?noun=&id=` gives the bytes to who may see a row that names the file; what is no picture comes as a download. With `edge=`, one of
 * `smallEdges`, a picture comes as a WebP that is no larger.
 */
export const blobPath = (sha: string): `/sync/blob/${string}` => `/sync/blob/${sha}`
/** Header of a `206` answer to `HEAD`: how many bytes have arrived. */
export const offsetHeader = 'X-Offset'
/** What a `PUT` did: so many bytes have arrived; `done` when the whole file is stored. */
export type PutReply = { readonly offset: number; readonly done: boolean }
