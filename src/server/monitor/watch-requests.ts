import type { FastifyInstance } from 'fastify'
import type { Monitor } from './monitor'

declare module 'fastify' {
  interface FastifyRequest {
    /** The house of whoever is signed in; undefined behind an open door. */
    tenant?: number
  }
}

/** Has every answered request remembered by the address of its route: what stood in its place, or behind a question mark, is nobody's business. */
export function watchRequests(server: FastifyInstance, { requests }: Monitor): void {
  server.decorateRequest('tenant', undefined)
  server.addHook('onResponse', async (request, reply) => {
    requests.see({
      at: Date.now(),
      method: request.method,
      path: request.is404 ? undefined : request.routeOptions.url,
      status: reply.statusCode,
      took: reply.elapsedTime,
      tenant: request.tenant,
    })
  })
}
