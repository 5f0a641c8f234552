import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../contract/error'
import { serverPath } from '../../contract/server-paths'
import { isFramed, openToFrames } from './framed-page'
import { releaseParts } from './release-parts'
import { sendAsset } from './send-asset'

/** Address of a hashed part of the app. */
const part = '/assets/*'
/** Whoever looks whether the app is there, and how old, asks for the headers of its files alone. */
const file = { config: { door: 'open' }, exposeHeadRoute: true } as const

/**
 * Serves the built app. Hashed parts never change and are kept for ever; the page and the worker are asked for each time, or a device would never
 * hear of an update. Every other address is the app's own and gets its page; an unknown call is an error, never the app.
 * `earlier`: folders with the parts of the releases before, latest first, for pages that still run one of them. `origins`: whose pages may show
 * ours in a frame.
 */
export async function openStatic(
  server: FastifyInstance,
  folder: string,
  earlier: readonly string[] = [],
  origins: readonly string[] = [],
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    // Parts are more than a thousand: with an address of its own for each the router took longer than all else a start does.
    globIgnore: ['assets/**'],
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => {
      if (reply.request.routeOptions.url === part) sendAsset(reply)
      else reply.header('cache-control', 'no-cache')
    },
  })
  const parts = await releaseParts([join(folder, 'assets'), ...earlier])
  server.get<{ Params: { '*': string } }>(part, file, ({ params }, reply) => {
    const place = parts.get(params['*'])
    return place === undefined ? reply.callNotFound() : reply.sendFile(params['*'], place)
  })
  server.get('/', file, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'))
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = request.method === 'GET' && !serverPath.test(path) && !/\.[a-z0-9]+$/i.test(path)
    if (isPage && isFramed(path)) openToFrames(reply, origins)
    if (isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return refuse('path.unknown')
  })
}
