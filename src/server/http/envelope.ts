import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue } from '../../contract/catalogue'
import { errorOf, Refusal, sentence } from '../../contract/error'
import { type Language, languageFor } from '../../contract/label'
import { codeOf, isTransient, isUnreadable } from '../error-code'
import { isExistingClient, saidOfFields } from './existing-client'

/** Refusals that are a matter of the connection or the session keep their HTTP status; all others are answered with 200. */
const realStatuses = new Set([401, 403, 413, 422, 426, 429, 500, 503, 507])

/** The answer of a call that went well. */
export const answer = (result: unknown, message = '') => ({ success: true, code: 200, message, result, timestamp: Date.now() })

const statusOf = (refusal: Refusal, method: string): number => {
  const { status } = errorOf(refusal.code)
  // A HEAD has nothing but its status to say no with.
  if (method === 'HEAD') return status
  return realStatuses.has(status) || refusal.code === 'path.unknown' ? status : 200
}

/** A refusal as an answer, in a language. `told`: its message, where the usual one would not do. */
export function refused(refusal: Refusal, language: Language, told?: string) {
  const problems = Object.fromEntries(
    Object.entries(refusal.problems).map(([field, problem]) => [
      field,
      { ...problem, message: sentence(problem.code, language, problem.values) },
    ]),
  )
  const first = Object.values(problems)[0]
  return {
    success: false,
    code: errorOf(refusal.code).status,
    message: told ?? (first && Object.keys(problems).length === 1 ? first.message : sentence(refusal.code, language, refusal.values)),
    result: null,
    timestamp: Date.now(),
    error: refusal.code,
    ...(Object.keys(refusal.values).length > 0 ? { values: refusal.values } : {}),
    ...(first ? { problems } : {}),
  }
}

/** The one place that turns a refusal into an answer, in the language of whoever asked. */
export function answerRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, catalogue?: Catalogue): FastifyReply {
  const language = languageFor(request.headers['accept-language'])
  const told = catalogue && isExistingClient(request) ? saidOfFields(catalogue, request, refusal.problems, language) : undefined
  const { status } = errorOf(refusal.code)
  if (status === 429 || status === 503 || status === 507) reply.header('retry-after', '5')
  return reply.code(statusOf(refusal, request.method)).send(refused(refusal, language, told))
}

/**
 * The refusal an error of the framework, of a database that is away, coming up or full, or of a text it does not know stands for, or undefined when
 * nobody foresaw it.
 */
export function foreseen(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (isTransient(error)) return new Refusal('server.busy')
  const code = codeOf(error)
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0
  if (status === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('input.large')
  if (status === 429) return new Refusal('input.slow-down')
  if (status === 404) return new Refusal('path.unknown')
  if ((status >= 400 && status < 500) || isUnreadable(error)) return new Refusal('input.malformed')
  return undefined
}
