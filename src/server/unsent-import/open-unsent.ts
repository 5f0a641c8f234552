import { createDecipheriv, createHash } from 'node:crypto'
import { refuse } from '../../contract/error'
import {
  cut,
  nonceOf,
  type UnsentContents,
  type UnsentHead,
  unsentContents,
  unsentFormat,
  unsentHead,
  unsentLimits,
  unsentMark,
} from '../../contract/sync/unsent-file'
import type { Engine } from '../engine'
import { isShallow } from '../http/sound-input'
import { unwrap } from './house-key'

/** A file of unsent work, opened. `id` is its SHA-256; `bytesOf` opens one of its pictures, undefined when it is not in it whole. */
export type OpenUnsent = {
  readonly id: string
  readonly contents: UnsentContents
  readonly bytesOf: (sha: string) => Buffer | undefined
}

const tagLength = 16

function parse(text: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text))
    return isShallow(value) ? value : undefined
  } catch {
    return undefined
  }
}

function readHead(head: Uint8Array): UnsentHead {
  const mark = unsentMark.safeParse(parse(head))
  if (!mark.success) refuse('unsent.broken')
  if (mark.data.version > unsentFormat.version) refuse('unsent.newer')
  const read = unsentHead.safeParse(parse(head))
  return read.success ? read.data : refuse('unsent.broken')
}

function openPiece(key: Buffer, head: Uint8Array, sealed: Uint8Array, place: number): Buffer | undefined {
  if (sealed.length < tagLength) return undefined
  try {
    const opener = createDecipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(head).setAuthTag(sealed.subarray(-tagLength))
    return Buffer.concat([opener.update(sealed.subarray(0, -tagLength)), opener.final()])
  } catch {
    return undefined
  }
}

/**
 * Opens a file of unsent work for a house. Refuses with `input.large`, `unsent.broken`, `unsent.newer`, and `unsent.other-house` for
 * one that was sealed for somebody else.
 */
export async function openUnsent(engine: Engine, tenant: number, file: Buffer): Promise<OpenUnsent> {
  if (file.length > unsentLimits.bytes) refuse('input.large')
  const { head, pieces } = cut(file) ?? refuse('unsent.broken')
  const { house, wrapped } = readHead(head)
  const key = (await unwrap(engine, tenant, house, Buffer.from(wrapped, 'base64'))) ?? refuse('unsent.other-house')
  if (key.length !== 32 || !pieces[0] || pieces[0].length > unsentLimits.contents) refuse('unsent.broken')
  const text = openPiece(key, head, pieces[0], 0)
  const read = unsentContents.safeParse(text && parse(text))
  if (!read.success || pieces.length !== read.data.files.length + 1) refuse('unsent.broken')
  if (read.data.tenant !== String(tenant)) refuse('unsent.other-house')
  const contents: UnsentContents = read.data
  return {
    id: createHash('sha256').update(file).digest('hex'),
    contents,
    bytesOf(sha) {
      const place = contents.files.findIndex((one) => one.sha === sha) + 1
      const sealed = place > 0 ? pieces[place] : undefined
      return sealed && openPiece(key, head, sealed, place)
    },
  }
}
