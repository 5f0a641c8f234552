import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Problem, Problems } from '../../contract/check'
import { Refusal, refuse } from '../../contract/error'
import { type Language, languageFor } from '../../contract/label'
import { may } from '../auth/person'
import type { Session } from '../auth/read-sessions'
import type { Engine } from '../engine'
import { isTransient } from '../error-code'
import { callEntry, isTold } from '../journal/tell-call'
import { engineOf } from '../made/engine-of'
import { answer, answerRefusal, foreseen } from './envelope'
import { isExistingClient, meantBy, saidOfDone } from './existing-client'
import { tokenInCookie } from './file-cookie'
import { areSound, isShallow } from './sound-input'

/** Who may call a route. Every route must say it; there is no default. */
export type Door = 'open' | 'signed-in' | `${string}:${string}`

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the address. A test walks all addresses and demands one. */
    door?: Door
    /** What it takes. Tests make requests of it that come past the first check. */
    takes?: Takes
    input?: Shape
  }
}

/** What a handler is given. Behind every door but the open one `session` is there, and `engine` serves its tenant. */
export type Call<Input> = {
  readonly engine: Engine
  readonly input: Input
  readonly session: Session
  readonly token: string
  readonly language: Language
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * What a body is: an object as JSON, bytes as they are (`application/octet-stream`), or a form with files (`multipart/form-data`). Bytes,
 * and those of a form, the handler finds in the request.
 */
type Takes = 'json' | 'bytes' | 'form'

const typeOf = { bytes: 'application/octet-stream', form: 'multipart/form-data' } as const

type Shape = z.ZodMiniType

export type Route = {
  readonly method: 'HEAD' | 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly door: Door
  readonly bodyLimit?: number
  readonly takes: Takes
  readonly input: Shape
  readonly perMinute?: number
  readonly answersHead?: boolean
  readonly run: (engine: Engine, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

type Options<S extends Shape> = {
  readonly input: S
  readonly door: Door
  readonly bodyLimit?: number
  readonly message?: string
  readonly takes?: Takes
  /** Most calls of one person, or of one address where nobody is signed in, in a minute. */
  readonly perMinute?: number
  /** The token may stand in the address, as `token`: for pages shown in a frame, whose request has no headers of ours. */
  readonly tokenInAddress?: boolean
  /** The token may stand in the cookie of files: for pictures within a text, whose request has no headers of ours. */
  readonly tokenInCookie?: boolean
  /** Somebody may ask for its headers alone, as viewers do of a file. */
  readonly answersHead?: boolean
}

/** Longest token anybody holds. */
export const longestToken = 200

export function tokenOf(request: FastifyRequest, mayBeInAddress = false, mayBeInCookie = false): string {
  const header = request.headers['x-access-token']
  if (typeof header === 'string') return header
  if (mayBeInCookie) return tokenInCookie(request)
  const { token } = request.query as { readonly token?: unknown }
  return mayBeInAddress && typeof token === 'string' ? token : ''
}

/** Who comes through a door with a token; nobody where it is open. Refuses with `session.missing`, `session.expired`, `session.other-tenant` and `access.denied`. */
export async function enter(engine: Engine, door: Door, request: FastifyRequest, token: string): Promise<Session | undefined> {
  if (door === 'open') return undefined
  if (!token) refuse('session.missing')
  const session = token.length <= longestToken ? await engine.people.find(token) : undefined
  if (!session) refuse('session.expired')
  const tenant = request.headers['tenant-id']
  if (typeof tenant === 'string' && tenant !== '' && tenant !== '0' && Number(tenant) !== session.person.tenant)
    refuse('session.other-tenant')
  request.tenant = session.person.tenant
  const [noun, verb] = door.split(':')
  if (noun && verb && !may(session.person, noun, verb)) refuse('access.denied')
  return session
}

/** Names under which something stands that no log of any proxy is to hold. */
const isSecret = (name: string): boolean => /passw(or)?d|secret/i.test(name)

/** What is wrong with a part of a call. */
function problemOf(issue: z.core.$ZodIssue): Problem {
  if (issue.code === 'invalid_type') return { code: 'field.required' }
  if (issue.code !== 'too_big') return { code: 'field.choice' }
  const code = issue.origin === 'array' ? 'field.many' : issue.origin === 'string' ? 'field.long' : 'field.large'
  return { code, values: { max: Number(issue.maximum) } }
}

function read<S extends Shape>(shape: S, request: FastifyRequest): z.infer<S> {
  const body = typeof request.body === 'object' && request.body !== null && !Buffer.isBuffer(request.body) ? request.body : {}
  if (Array.isArray(body) || !isShallow(body)) refuse('input.malformed')
  if (!areSound(request.query as object) || !areSound(request.params as object)) refuse('input.malformed')
  const query = request.query as Readonly<Record<string, unknown>>
  // Where there is a body for it.
  if (request.method !== 'GET' && Object.keys(query).some(isSecret)) refuse('input.in-address')
  const meant = isExistingClient(request) ? meantBy(query) : query
  const parsed = shape.safeParse({ ...meant, ...body, ...(request.params as object) })
  if (parsed.success) return parsed.data
  const problems: Problems = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.') || 'body', problemOf(issue)]))
  throw new Refusal('input.invalid', { count: Object.keys(problems).length }, problems)
}

/** Does what a call asks for, and writes down that it was asked and how it went. */
async function noted<I>(call: Call<I>, { path, door }: Pick<Route, 'path' | 'door'>, handle: (call: Call<I>) => unknown): Promise<unknown> {
  const { engine, request, input } = call
  const begun = performance.now()
  const noun = door.includes(':') ? door.split(':')[0] : undefined
  const note = (refused?: string) =>
    engine.journal.note(
      callEntry(engine, {
        request,
        person: call.session.person,
        path,
        noun,
        input,
        took: performance.now() - begun,
        ...(refused === undefined ? {} : { refused }),
      }),
    )
  try {
    const result = await handle(call)
    note()
    return result
  } catch (error) {
    note(foreseen(error)?.code ?? 'server.failed')
    throw error
  }
}

/** Describes a call: its address, who may make it, what it takes and what it does. Its answer is put in the envelope here. */
export function route<S extends Shape>(
  address: `${Route['method']} /${string}`,
  options: Options<S>,
  handle: (call: Call<z.infer<S>>) => unknown,
): Route {
  const [method, path] = address.split(' ') as [Route['method'], string]
  return {
    method,
    path,
    door: options.door,
    takes: options.takes ?? 'json',
    input: options.input,
    ...(options.perMinute === undefined ? {} : { perMinute: options.perMinute }),
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    ...(options.answersHead === undefined ? {} : { answersHead: options.answersHead }),
    async run(engine, request, reply) {
      const token = tokenOf(request, options.tokenInAddress, options.tokenInCookie)
      const session = await enter(engine, options.door, request, token)
      const input = read(options.input, request)
      const language = languageFor(request.headers['accept-language'])
      const own = session ? await engineOf(engine, session.person.tenant) : engine
      const call = { engine: own, input, session: session as Session, token, language, request, reply }
      const result = await (session && isTold(method, path) ? noted(call, { path, door: options.door }, handle) : handle(call))
      const said = options.message ?? (isExistingClient(request) ? saidOfDone(request, language) : '')
      return reply.sent ? reply : answer(result, said)
    },
  }
}

/** Calls are counted by sign-in where there is one: many people share the address of a house. An invented token must not begin a new count. */
export function countedBy({ people }: Pick<Engine, 'people'>, request: FastifyRequest): string {
  const token = tokenOf(request)
  return token !== '' && token.length <= longestToken && people.knows(token) ? token : request.ip
}

/** Behind an open door nobody looks at a token. */
const rateOf = (engine: Engine, perMinute: number, door: Door) => ({
  max: perMinute,
  timeWindow: '1 minute',
  keyGenerator: (request: FastifyRequest) => (door === 'open' ? request.ip : countedBy(engine, request)),
})

/** Opens routes on a server. Where two have one address, the first is opened: it does what the other does and more. */
export function openRoutes(server: FastifyInstance, engine: Engine, routes: readonly Route[]): void {
  const first = new Map<string, Route>()
  for (const one of routes) {
    const address = `${one.method} ${one.path}`
    if (!first.has(address)) first.set(address, one)
  }
  const opened = [...first.values()]
  const open = (on: FastifyInstance, { method, path, bodyLimit, run, door, takes, input, perMinute, answersHead = false }: Route) =>
    on.route({
      method,
      url: path,
      exposeHeadRoute: answersHead,
      config: { door, takes, input, ...(perMinute === undefined ? {} : { rateLimit: rateOf(engine, perMinute, door) }) },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: (request, reply) => run(engine, request, reply),
    })
  for (const one of opened.filter((known) => known.takes === 'json')) open(server, one)
  for (const takes of ['bytes', 'form'] as const)
    server.register(async (scope) => {
      scope.addContentTypeParser(typeOf[takes], { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      for (const one of opened.filter((known) => known.takes === takes)) open(scope, one)
    })
}

/** Answers every error: what was foreseen in words, anything else as a failure of ours that is logged with its cause. */
export function openErrors(server: FastifyInstance, engine: Engine): void {
  server.setErrorHandler((error, request, reply) => {
    const refusal = foreseen(error)
    const told = { err: error, url: request.url.split('?')[0] }
    if (!refusal) engine.log.error(told, 'a call failed')
    else if (isTransient(error)) engine.log.warn(told, 'a call was not taken by the database')
    return answerRefusal(request, reply, refusal ?? new Refusal('server.failed'), engine.catalogue)
  })
}
