import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

export type SeenRoute = { readonly method: string; readonly url: string; readonly door: string | undefined }

/** Notes every route of the servers `work` opens, as the server itself is told of them. */
export async function watchRoutes<T>(work: () => Promise<T>): Promise<{ made: T; routes: SeenRoute[] }> {
  const routes: SeenRoute[] = []
  const note = ({ method, url, config }: RouteOptions) => {
    for (const one of [method].flat()) routes.push({ method: one, url, door: config?.door })
  }
  const opened = (message: unknown) => (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', note)
  subscribe('fastify.initialization', opened)
  try {
    return { made: await work(), routes }
  } finally {
    unsubscribe('fastify.initialization', opened)
  }
}
