import { blobPath, offsetHeader, type PutReply, type SmallEdge } from '../../contract/fields/file'
import type { FileTransport } from '../files/upload/file-transport'
import { call, reach } from './call'
import { openEnvelope } from './envelope'
import { WireError } from './wire-error'

/** Milliseconds one part may take: 256 KiB at the speed of a bad telephone line. */
const patience = 60_000

async function askFor(sha: string): Promise<number | 'all'> {
  const { status, headers } = await reach('HEAD', blobPath(sha), { query: { absent: 204 }, timeout: patience })
  if (status === 200) return 'all'
  if (status === 206) return Number(headers.get(offsetHeader)) || 0
  // A server of the release before says it in the old way.
  if (status === 204 || status === 404) return 0
  throw new WireError({ status, code: String(status), retryAfter: Number(headers.get('Retry-After')) || undefined })
}

/** Carries files to the server. As with edits, an expired sign-in does not end the session here. */
export const fileCalls: FileTransport = {
  ask: askFor,
  put: (sha, { offset, size, bytes }) =>
    call<PutReply>('PUT', blobPath(sha), { query: { offset, size }, bytes, timeout: patience, quiet: true }),
}

/**
 * The bytes of a file that a row names, or with `edge` the small copy of a picture. Throws `WireError`. The browser keeps none of it: what may
 * stay here lies in the person's database, which is wiped when they leave.
 */
export async function fetchFile(sha: string, of: { noun: string; id: string }, edge?: SmallEdge): Promise<Blob> {
  const response = await reach('GET', blobPath(sha), { query: { ...of, edge }, cache: 'no-store' })
  if (response.ok && !response.headers.get('Content-Type')?.startsWith('application/json')) return response.blob()
  openEnvelope(response.status, await response.json().catch(() => undefined))
  throw new WireError({ status: response.status, code: 'server.failed' })
}
