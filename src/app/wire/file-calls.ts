import { blobPath, offsetHeader, type PutReply, type SmallEdge } from '../../contract/fields/file'
import type { FileTransport } from '../files/upload/file-transport'
import { call, heed, reach } from './call'
import { fetchMade } from './fetch-made'
import { surroundings } from './surroundings'
import { WireError } from './wire-error'

/** Milliseconds one part may take: 256 KiB at the speed of a bad telephone line. */
const patience = 60_000

async function askFor(sha: string): Promise<number | 'all'> {
  const asker = surroundings().token()
  const { status, headers } = await reach('HEAD', blobPath(sha), { query: { absent: 204 }, timeout: patience })
  if (status === 200) return 'all'
  if (status === 206) return Number(headers.get(offsetHeader)) || 0
  // A server of the release before says it in the old way.
  if (status === 204 || status === 404) return 0
  heed({ status }, asker)
  throw new WireError({ status, code: String(status), retryAfter: Number(headers.get('Retry-After')) || undefined })
}

/** Carries files to the server. As with edits, an expired sign-in ends the session. */
export const fileCalls: FileTransport = {
  ask: askFor,
  put: (sha, { offset, size, bytes }) => call<PutReply>('PUT', blobPath(sha), { query: { offset, size }, bytes, timeout: patience }),
}

/** Files on their way, by who asks for which. */
const coming = new Map<string, Promise<Blob>>()

/**
 * The bytes of a file that a row names, or with `edge` the small copy of a picture. Throws `WireError`. The browser keeps none of it: what may
 * stay here lies in the person's database, which is wiped when they leave. What is asked for while it is on its way comes once.
 */
export function fetchFile(sha: string, of: { noun: string; id: string }, edge?: SmallEdge): Promise<Blob> {
  const key = [surroundings().token(), sha, of.noun, of.id, edge].join(' ')
  const fetched =
    coming.get(key) ?? fetchMade('GET', blobPath(sha), { query: { ...of, edge }, cache: 'no-store' }).finally(() => coming.delete(key))
  coming.set(key, fetched)
  return fetched
}
