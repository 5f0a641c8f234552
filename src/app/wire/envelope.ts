import type { Problems } from '../../contract/check'
import { WireError } from './wire-error'

/** Every answer of the server that is not a file. */
export type Envelope<T> = {
  readonly success: boolean
  readonly code: number
  readonly message: string
  readonly result: T
  readonly timestamp: number
  /** Code of the error table, on a refusal. */
  readonly error?: string
  readonly values?: Record<string, string | number>
  readonly problems?: Problems
}

const isEnvelope = (body: unknown): body is Envelope<unknown> => typeof body === 'object' && body !== null && 'success' in body

/** What gateways and a server that breaks down say without an envelope. Anything else that has none is no answer of ours. */
const bare = [413, 500, 502, 503, 504]

/**
 * The envelope inside an answer. Throws `WireError` when it says no, or when the body is none: with status 0 where somebody else has
 * answered, such as the page of a network that wants a sign-in of its own.
 */
export function openEnvelope(status: number, body: unknown, retryAfter?: number): Envelope<unknown> {
  if (isEnvelope(body) && body.success && status < 400) return body
  if (!isEnvelope(body)) {
    const code = { 403: 'access.denied', 404: 'path.unknown' }[status] ?? 'server.failed'
    throw new WireError({ status: bare.includes(status) ? status : 0, code, retryAfter })
  }
  throw new WireError({
    status,
    code: body.error ?? String(body.code),
    number: body.code,
    message: body.message,
    values: body.values,
    problems: body.problems,
    retryAfter,
  })
}

/** The upstream server says an expired sign-in with status 500 and this word. */
export const saysTokenIsDead = ({ status, message = '' }: { readonly status: number; readonly message?: string }): boolean =>
  status === 401 || (status === 500 && message.includes('Token失效'))
