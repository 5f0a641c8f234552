import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders } from '../http/html-page'

const name = 'third-browser'
/** Seconds. */
const life = 900

/** What a browser was told when it was sent to a provider; empty where it was not. */
export const browserOf = ({ headers: { cookie = '' } }: FastifyRequest): string =>
  cookie
    .split(/; */)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1, name.length + 101) ?? ''

/** Tells a browser what it is known by when it comes back. No script reads it. */
export const tellBrowser = (request: FastifyRequest, reply: FastifyReply, secret: string): FastifyReply =>
  reply.header(
    'set-cookie',
    `${name}=${secret}; Path=/sys; Max-Age=${life}; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`,
  )

/** Sends a browser to an address that no page it came by is told to. */
export const lead = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect(to)

/** A page that tells whoever opened its window something, and closes it. It is told to pages of `origins` alone. */
export function tellOpener(reply: FastifyReply, told: unknown, origins: readonly string[]): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const said = JSON.stringify({ told, origins }).replaceAll('<', '\\u003c')
  const script = `const { told, origins } = ${said}; for (const one of origins) window.opener?.postMessage(told, one); window.close()`
  return (
    reply
      .headers(pageHeaders)
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      // The page that opened the window must stay within its reach.
      .header('cross-origin-opener-policy', 'unsafe-none')
      .send(
        `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>…</title></head><body><script nonce="${nonce}">${script}</script></body></html>`,
      )
  )
}
