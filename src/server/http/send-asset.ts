import type { FastifyReply } from 'fastify'

/** Headers that mean something only with a page. */
const ofPages = [
  'content-security-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'origin-agent-cluster',
  'cross-origin-opener-policy',
]

/** Headers of a part of the app, whose name carries a hash of its content. */
export function sendAsset(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=31536000, immutable')
  // What a page may do is said with the page: repeated with each of its parts it would weigh as much as one more part in five.
  for (const name of ofPages) reply.removeHeader(name)
}
