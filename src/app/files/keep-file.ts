import { refuse } from '../../contract/error'
import { attachmentLimits } from '../../contract/fields/attachment'
import { type FileType, fileLimits } from '../../contract/fields/file'
import { makeRoom } from '../offline/exchange/make-room'
import type { PersonDb } from '../offline/person-db'
import { isFull, steady } from '../offline/steady'

/** The SHA-256 of bytes in small hexadecimal digits, under which both sides know a file. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function put(db: PersonDb, sha: string, bytes: ArrayBuffer, mime: string, now: number): Promise<void> {
  await db.transaction('rw', db.blobs, async () => {
    const known = await db.blobs.get(sha)
    // The same bytes again: they stay what they are, and are young again.
    await db.blobs.put({ ...(known ?? { sha, state: 'local', mime, size: bytes.byteLength, bytes }), at: now })
  })
}

const mostOf = (mime: FileType): number =>
  mime === 'image/png' ? fileLimits.signature : mime === 'image/jpeg' ? fileLimits.photo : attachmentLimits.size

/**
 * Keeps the bytes of a file on the device for good, so that a form may name them: they outlive a crash before the form is saved.
 * Answers their SHA-256. Refuses with `device.full` when there is no room even after what can be had again was given up.
 */
export async function keepFile(db: PersonDb, bytes: ArrayBuffer, mime: FileType, now: number, most = mostOf(mime)): Promise<string> {
  if (bytes.byteLength > most) refuse('file.large', { max: most })
  const sha = await hashOf(bytes)
  const keep = () => steady(db, () => put(db, sha, bytes, mime, now))
  try {
    await keep().catch(async (error: unknown) => {
      if (!isFull(error)) throw error
      await makeRoom(db)
      await keep()
    })
  } catch (error) {
    if (isFull(error)) return refuse('device.full')
    throw error
  }
  return sha
}
