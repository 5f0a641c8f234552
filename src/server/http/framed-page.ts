import type { FastifyReply } from 'fastify'
import { framedBase } from '../../contract/clients/framed-base'

/** Whether an address is that of a page which may stand in a frame of another origin. */
export const isFramed = (path: string): boolean => path.startsWith(`${framedBase}/`)

/** Lets pages of `origins` show in a frame what is answered. Browsers refuse it everywhere else. */
export function openToFrames(reply: FastifyReply, origins: readonly string[]): FastifyReply {
  if (origins.length === 0) return reply
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  const rest = policy.split(';').filter((one) => one.trim() !== '' && !/^\s*frame-ancestors\b/.test(one))
  // It knows no list of origins, and would refuse what the other one allows.
  reply.removeHeader('x-frame-options')
  return reply.header('content-security-policy', [...rest, `frame-ancestors 'self' ${origins.join(' ')}`].join(';'))
}
