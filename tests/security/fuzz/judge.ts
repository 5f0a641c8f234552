import type { LightMyRequestResponse } from 'fastify'
import { isErrorCode } from '../../../src/contract/error'

/** Traces of our own insides: stacks, modules, files, statements, and what databases and systems say. None of the hostile texts holds any. */
const insides =
  /node_modules|node:internal|\bat [\w.<>]+ \(|\.ts:\d+|syntax error at|invalid input syntax|violates |relation "|duplicate key value|out of range for type|(select|returning) [\w".*, ]+ from [\w"]+|insert into "?\w+"? \(|(Zod|Type|Range|Reference|Syntax)Error|is not a function|Cannot (read|convert)|ECONN|ENOENT|EACCES|\/proc\/|\[object Object\]/

/** What is wrong with an answer; undefined where nothing is. `ms`: how long it took. */
export function wrongWith(answered: LightMyRequestResponse, ms: number, longest: number): string | undefined {
  const { statusCode, headers, body } = answered
  if (statusCode >= 500 && statusCode !== 507) return `status ${statusCode}`
  if (ms > longest) return `took ${Math.round(ms)} ms`
  if (headers.location !== undefined) return `leads to ${headers.location}`
  if (statusCode === 304 || body === '') return undefined
  const type = String(headers['content-type'] ?? '')
  if (/html|xml(?!format)|svg|javascript/.test(type) && !/sandbox/.test(String(headers['content-security-policy'])))
    return `answers ${type}, which may run`
  if (!/^(application\/json|text\/)/.test(type)) return undefined
  const told = insides.exec(body)
  if (told) return `tells "${body.slice(Math.max(0, told.index - 80), told.index + 120)}"`
  if (!type.startsWith('application/json')) return undefined
  return wrongEnvelope(body)
}

function wrongEnvelope(body: string): string | undefined {
  // What clients of the wire contract read bare.
  if (body.startsWith('[') || /^\{"(names?|traces|ready)"/.test(body)) return undefined
  const said = JSON.parse(body) as { success?: unknown; code?: unknown; message?: unknown; error?: string }
  if (typeof said.success !== 'boolean' || typeof said.code !== 'number' || typeof said.message !== 'string')
    return `no envelope: ${body.slice(0, 200)}`
  if (!said.success && !isErrorCode(said.error ?? '')) return `unknown error ${said.error}`
  return undefined
}
