import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendAsset } from './send-asset'

/**
 * Serves the parts of earlier releases, for pages that still run one of them. `folders` hold what lay in `assets` of each, latest
 * first. Whatever the present release has itself is found before; what none of them has is an unknown address.
 */
export async function openEarlierAssets(server: FastifyInstance, folders: string[]): Promise<void> {
  if (folders.length === 0) return
  await server.register(fastifyStatic, {
    root: folders,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: sendAsset,
  })
}
