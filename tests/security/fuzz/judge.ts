import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { isErrorCode } from '../../../src/contract/error'

/** Traces of our own insides: stacks, modules, files, statements, and what databases and systems say. None of the hostile texts holds any. */
const insides =
  /node_modules|node:internal|\bat [\w.<>]+ \(|\.ts:\d+|syntax error at|invalid input syntax|violates |relation "|duplicate key value|out of range for type|(select|returning) [\w".*, ]+ from [\w"]+|insert into "?\w+"? \(|(Zod|Type|Range|Reference|Syntax)Error|is not a function|Cannot (read|convert)|ECONN|ENOENT|EACCES|\/proc\/|\[object Object\]/

const unpacked: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync }

/** The body of an answer as text, unpacked where it came packed. */
export function textOf({ headers, rawPayload, body }: LightMyRequestResponse): string {
  const unpack = unpacked[String(headers['content-encoding'] ?? '')]
  return unpack ? unpack(rawPayload).toString() : body
}

/** Bounds of a good answer: milliseconds it may take, and the beginnings of addresses it may lead to. */
export type Bounds = { readonly longest: number; readonly leads: readonly string[] }

/** Policies under which nothing runs that somebody sent: nothing at all, or the one script the server wrote. */
const harmless = /sandbox|^default-src 'none'; script-src 'nonce-[\w+/=]{20,}';/

/** What is wrong with an answer that took `ms`; undefined where nothing is. */
export function wrongWith(answered: LightMyRequestResponse, ms: number, { longest, leads }: Bounds): string | undefined {
  const { statusCode, headers } = answered
  const body = textOf(answered)
  if (statusCode >= 500 && statusCode !== 507) return `status ${statusCode}`
  if (ms > longest) return `took ${Math.round(ms)} ms`
  const policy = String(headers['content-security-policy'])
  if (headers['x-content-type-options'] !== 'nosniff' || !headers['content-security-policy']) return 'answers without our headers'
  if (/script-src[^;]*'unsafe-/.test(policy) || 'server' in headers || 'x-powered-by' in headers)
    return 'answers with headers that are not ours'
  const { location } = headers
  if (location !== undefined && !leads.some((lead) => String(location).startsWith(lead))) return `leads to ${location}`
  if (statusCode === 304 || body === '') return undefined
  const type = String(headers['content-type'] ?? '')
  if (/html|xml(?!format)|svg|javascript/.test(type) && !harmless.test(policy)) return `answers ${type}, which may run`
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
