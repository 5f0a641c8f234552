import type { Ask, Reply } from '../../contract/sync/exchange'
import { compareClock } from '../clock/clock'
import { call } from './call'

/** Milliseconds one exchange may take. Shorter than other calls: a dead network should be noticed soon. */
const patience = 30_000

/** Carries one exchange to the server. Throws `WireError` with `status`, `code` and `retryAfter`. An expired sign-in ends the session. */
export async function syncTransport(ask: Ask): Promise<Reply> {
  const sent = Date.now()
  const reply = await call<Reply>('POST', '/sync', { body: ask, gzip: true, timeout: patience })
  if (reply?.now) compareClock(reply.now, sent, Date.now())
  return reply
}
