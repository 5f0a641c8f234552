import { fileLimits } from '../../../contract/fields/file'
import { isCallFault } from '../../offline/exchange/call-fault'
import type { Bytes } from '../../offline/outbox/stored'
import type { FileTransport } from './file-transport'

type Watch = {
  /** So many bytes have arrived. */
  readonly tell: (offset: number) => void
  /** Whether to leave off after this part. One at least goes, so that nobody who calls all the time keeps a file from moving. */
  readonly isWanted: () => boolean
}

/** Where to go on, when the server says that it is not where this device believed. */
function correction(error: unknown): number {
  const { code, values } = (isCallFault(error) ? error : {}) as { code?: string; values?: Record<string, unknown> }
  const offset = Number(values?.offset)
  if (code === 'file.offset' && Number.isInteger(offset) && offset >= 0) return offset
  throw error
}

/**
 * Brings one file to the server, from wherever an earlier try got to. Answers whether all of it is there: not when it left
 * off. Throws the transport's fault, and status 500 when the two sides cannot agree where to go on.
 */
export async function bringFile({ sha, bytes, size }: Bytes, { ask, put }: FileTransport, { tell, isWanted }: Watch): Promise<boolean> {
  const begun = await ask(sha)
  if (begun === 'all') return true
  let offset = begun
  for (let tries = 4 + 2 * Math.ceil(size / fileLimits.part); tries > 0; tries--) {
    if (offset >= size) offset = 0
    tell(offset)
    const part = bytes.slice(offset, offset + fileLimits.part)
    const reply = await put(sha, { offset, size, bytes: part }).catch((error: unknown) => ({ offset: correction(error), done: false }))
    if (reply.done) return true
    if (isWanted()) return false
    offset = reply.offset
  }
  throw { status: 500, code: 'server.failed' }
}
