import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../contract/error'
import { serverPath } from '../../contract/server-paths'
import { sendAsset } from './send-asset'

/**
 * Serves the built app. Hashed assets never change and are kept for ever; the page and the worker are asked for each time,
 * or a device would never hear of an update. Every other address is the app's own and gets its page; an unknown call is an error, never the app.
 */
export async function openStatic(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (path.startsWith(join(folder, 'assets'))) sendAsset(reply)
      else reply.header('cache-control', 'no-cache')
    },
  })
  server.get('/', { config: { door: 'open' } }, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'))
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = request.method === 'GET' && !serverPath.test(path) && !/\.[a-z0-9]+$/i.test(path)
    if (isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return refuse('path.unknown')
  })
}
