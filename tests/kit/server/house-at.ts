import type { FastifyInstance } from 'fastify'
import { readConfiguration } from '../../../src/server/configuration'
import type { Engine } from '../../../src/server/engine'
import { openServer } from '../../../src/server/http/open-server'
import { openEngine } from '../../../src/server/open-engine'
import type { Product } from '../../../src/server/product'
import { settle } from '../../../src/server/seed/settle'
import { testPassword } from '../test-password'
import { sharedProcesses } from './shared-processes'

/** The answer of a call: HTTP status and what stood in the envelope. */
export type Answered = {
  readonly status: number
  readonly success: boolean
  readonly code: number
  readonly error?: string
  readonly message: string
  readonly result: never
  readonly problems?: Record<string, { code: string; message: string }>
}
export type Caller = (
  address: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answered>

export type OpenHouse = {
  readonly engine: Engine
  readonly server: FastifyInstance
  /** Calls without a sign-in. */
  readonly call: Caller
  /** Signs somebody in and answers their calls. */
  readonly as: (username: string) => Promise<Caller & { token: string; id: string }>
  readonly close: () => Promise<void>
}

/** Calls come from ever new addresses, so that no test is taken for a flood. */
let calls = 0
const address = () => `10.1.${(++calls >> 17) & 255}.${(calls >> 9) & 255}`

/** A whole product on the database of `settings`, driven without a port. */
export async function openHouseAt(product: Product, settings: Readonly<Record<string, string>>, now?: () => Date): Promise<OpenHouse> {
  const configuration = readConfiguration({ SEED_PASSWORD: testPassword, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', ...settings })
  const { engine, close } = await openEngine(configuration, product, { now, openProcesses: sharedProcesses })
  await settle(engine, product)
  const server = await openServer(engine, { routes: product.routes })
  const caller =
    (token?: string): Caller =>
    async (call, body, headers = {}) => {
      const [method, url] = call.split(' ') as ['GET', string]
      const answered = await server.inject({
        method,
        url,
        headers: { 'x-forwarded-for': address(), ...(token ? { 'x-access-token': token } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      return { status: answered.statusCode, ...(answered.json() as object) } as Answered
    }
  return {
    engine,
    server,
    call: caller(),
    async as(username) {
      const answered = await caller()('POST /sys/login', { username, password: testPassword })
      const result: { token: string; userInfo: { id: string } } = answered.result
      return Object.assign(caller(result.token), { token: result.token, id: result.userInfo.id })
    },
    async close() {
      await server.close()
      await close()
    },
  }
}
