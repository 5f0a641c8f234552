import type { Problems } from '../../contract/check'

type Facts = {
  status: number
  code: string
  number?: number
  message?: string
  values?: Record<string, string | number>
  problems?: Problems
  retryAfter?: number
}

/** Codes of this side's own: there was no answer at all. */
export const unreachable = 'wire.unreachable'
export const tooSlow = 'wire.too-slow'

/** A call that was refused or got no answer. */
export class WireError extends Error {
  /** HTTP status; 200 for a business refusal, 0 when no answer came. */
  readonly status: number
  /** A code of the error table, or one of the two codes of this file. */
  readonly code: string
  /** The number inside the answer, for those who speak the older protocol: 412 asks for the picture. */
  readonly number: number
  /** What the sentence of the code needs. */
  readonly values: Record<string, string | number>
  /** Reasons by field. */
  readonly problems: Problems
  /** Seconds the server asks to wait. */
  readonly retryAfter: number | undefined

  constructor(facts: Facts) {
    super(facts.message || facts.code)
    this.status = facts.status
    this.code = facts.code
    this.number = facts.number ?? facts.status
    this.values = facts.values ?? {}
    this.problems = facts.problems ?? {}
    this.retryAfter = facts.retryAfter
  }
}

/** No answer came, so nothing is known about the server: not a refusal. */
export const isSilence = (error: unknown): boolean =>
  error instanceof WireError && (error.status === 0 || error.status === 502 || error.status === 504)

const passing = [408, 429]

/** The server has said no for good: asking again in a minute would give the same answer. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof WireError && error.status >= 400 && error.status < 500 && !passing.includes(error.status)
