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

/** The envelope inside an answer. Throws `WireError` when it says no, or when the body is none. */
export function openEnvelope(status: number, body: unknown, retryAfter?: number): Envelope<unknown> {
  if (isEnvelope(body) && body.success && status < 400) return body
  if (!isEnvelope(body)) throw new WireError({ status, code: status === 404 ? 'path.unknown' : 'server.failed', retryAfter })
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
export const saysTokenIsDead = (error: WireError): boolean =>
  error.status === 401 || (error.status === 500 && error.message.includes('Token失效'))
