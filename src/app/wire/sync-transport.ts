import type { Ask, Reply } from '../../contract/exchange'
import { call } from './call'

/** Milliseconds one exchange may take. Shorter than other calls: a dead network should be noticed soon. */
const patience = 30_000

/**
 * Carries one exchange to the server. Throws `WireError` with `status`, `code` and `retryAfter`. An expired sign-in ends the session
 * only when nothing waits: otherwise work goes on unsent until the person signs in again.
 */
export const syncTransport = (ask: Ask): Promise<Reply> => call<Reply>('POST', '/sync', { body: ask, gzip: true, timeout: patience })
