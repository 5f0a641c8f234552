import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Seconds a browser may rely on what it was told before a call. */
const remembered = 600

/**
 * Lets pages of other origins make calls, where the house has named any. Cookies are not for them: a call is signed in by its header, which
 * no page has by itself.
 */
export async function openToOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await server.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'x-access-token', 'tenant-id', 'x-sign', 'x-timestamp', 'x-low-app-id', 'x-idempotency-key'],
    maxAge: remembered,
  })
}
