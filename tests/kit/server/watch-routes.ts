import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify'

export type SeenRoute = {
  readonly method: string
  readonly url: string
  readonly door: string | undefined
  readonly socket: boolean
  readonly takes: FastifyContextConfig['takes']
  readonly input: FastifyContextConfig['input']
}

/** Notes every route of the last server `work` opens, as the server itself is told of them: one before it may only have seeded the house. */
export async function watchRoutes<T>(work: () => Promise<T>): Promise<{ made: T; routes: SeenRoute[] }> {
  const routes: SeenRoute[] = []
  const note = (route: RouteOptions) => {
    const { url, config } = route
    for (const method of [route.method].flat())
      routes.push({ method, url, door: config?.door, socket: 'wsHandler' in route, takes: config?.takes, input: config?.input })
  }
  const opened = (message: unknown) => {
    routes.length = 0
    ;(message as { fastify: FastifyInstance }).fastify.addHook('onRoute', note)
  }
  subscribe('fastify.initialization', opened)
  try {
    return { made: await work(), routes }
  } finally {
    unsubscribe('fastify.initialization', opened)
  }
}
