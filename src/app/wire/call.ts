import { type Envelope, openEnvelope, saysTokenIsDead } from './envelope'
import { apiBase, surroundings } from './surroundings'
import { counted } from './waiting'
import { tooSlow, unreachable, WireError } from './wire-error'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
export type Query = Readonly<Record<string, string | number | boolean | undefined | null>>
export type Options = {
  readonly query?: Query
  readonly body?: unknown
  /** A large body goes gzipped: only for calls whose server is known to open it. */
  readonly gzip?: boolean
  /** A body that is no JSON. */
  readonly bytes?: ArrayBuffer
  readonly headers?: Record<string, string>
  /** Milliseconds; 90 s when not given. */
  readonly timeout?: number
  /** Leaves an expired sign-in to the caller instead of ending the session. */
  readonly quiet?: boolean
  readonly signal?: AbortSignal
  /** Whether the browser may keep the answer; as it does by itself where nothing is said. */
  readonly cache?: 'no-store'
}

const patience = 90_000

/** The address of a call. Reading calls carry the second they were made in, so that no cache in between answers them. */
export function addressOf(method: Method, path: string, query: Query = {}, now = Date.now()): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  if (method === 'GET' && !path.includes('sys/dict/getDictItems')) params.set('_t', String(Math.floor(now / 1000)))
  const search = params.toString()
  return `${apiBase}/${path.replace(/^\//, '')}${search ? `?${search}` : ''}`
}

function headersFor(options: Options): Headers {
  const { token, tenant, language } = surroundings()
  const headers = new Headers({ 'tenant-id': tenant(), 'Accept-Language': language(), ...options.headers })
  const held = token()
  if (held) headers.set('X-Access-Token', held)
  if (options.body !== undefined) headers.set('Content-Type', 'application/json')
  if (options.bytes) headers.set('Content-Type', 'application/octet-stream')
  return headers
}

/** Bytes below which packing a body is not worth it. */
const small = 4096

/** The body as it goes over the wire. Where this browser cannot pack it goes as it is. */
async function bodyOf({ body, bytes, gzip }: Options, headers: Headers): Promise<string | ArrayBuffer | undefined> {
  if (body === undefined) return bytes
  const text = JSON.stringify(body)
  if (!gzip || text.length < small || typeof CompressionStream === 'undefined') return text
  headers.set('Content-Encoding', 'gzip')
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
}

/** One call with its answer as it came, whatever its status. Throws `WireError` with status 0 when there was none. */
export async function reach(method: Method, path: string, options: Options = {}): Promise<Response> {
  const limit = AbortSignal.timeout(options.timeout ?? patience)
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
  const headers = headersFor(options)
  const body = await bodyOf(options, headers)
  try {
    const answer = fetch(addressOf(method, path, options.query), { method, headers, body, signal, cache: options.cache })
    return await (method === 'GET' ? counted(answer) : answer)
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new WireError({ status: 0, code: limit.aborted ? tooSlow : unreachable })
  }
}

/** Ends the sign-in of `asker` where the server says that it does not know it any more, unless somebody else has signed in since. */
export function heed(said: Parameters<typeof saysTokenIsDead>[0], asker: string | undefined | null): void {
  const { token, expired } = surroundings()
  if (saysTokenIsDead(said) && token() === asker) expired(said.status)
}

/**
 * The envelope in an answer, whatever it was to be: a file that cannot be had is refused by one as well. Throws `WireError`; an expired sign-in
 * ends that of `asker`, unless somebody else has signed in since. With null it is left to the caller.
 */
export async function opened(response: Response, asker: string | undefined | null): Promise<Envelope<unknown>> {
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  const body: unknown = await response.json().catch(() => undefined)
  try {
    return openEnvelope(response.status, body, retryAfter)
  } catch (error) {
    if (error instanceof WireError) heed(error, asker)
    throw error
  }
}

/**
 * One call with its whole envelope. Throws `WireError`; an expired sign-in ends the session unless `quiet`, or unless somebody else has
 * signed in since.
 */
export async function request<T>(method: Method, path: string, options: Options = {}): Promise<Envelope<T>> {
  const asker = surroundings().token()
  return opened(await reach(method, path, options), options.quiet ? null : asker) as Promise<Envelope<T>>
}

/** The result of one call. Throws as `request` does. */
export const call = async <T>(method: Method, path: string, options: Options = {}): Promise<T> =>
  (await request<T>(method, path, options)).result
