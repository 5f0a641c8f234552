import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { watchRight } from '../../contract/monitor/monitor'
import type { Engine } from '../engine'
import { enter, longestToken, tokenOf } from '../http/route'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The secret a scraper brings, as `Authorization: Bearer …`. */
function broughtBy({ headers: { authorization = '' } }: FastifyRequest): string {
  return authorization.startsWith('Bearer ') ? authorization.slice('Bearer '.length, 'Bearer '.length + longestToken) : ''
}

/** Whoever scrapes has no sign-in: they bring the secret of `METRICS_TOKEN`. Somebody signed in needs the right, as for all of this. */
export async function checkScraper(engine: Engine, request: FastifyRequest): Promise<void> {
  const { metricsToken } = engine.configuration
  const brought = broughtBy(request)
  if (metricsToken !== undefined && brought !== '' && timingSafeEqual(digest(brought), digest(metricsToken))) return
  await enter(engine, watchRight, request, tokenOf(request))
}
