import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { client, type SmallOidc } from './small-oidc'

/** Settings of a house that lets people in who are signed in there. */
export const oidcSettings = ({ issuer }: SmallOidc) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
})

/** Addresses that send somebody there: with the page itself, or in a window of its own. */
export const sends = { page: '/sys/thirdLogin/oauth2/oidc/login', window: '/sys/thirdLogin/render/oidc' } as const

/** Goes to the provider as a browser does. `sent`: how our server sent it; `back`: the address it is led back to, with `cookie`. */
export async function there(server: FastifyInstance, url: string, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) {
  const { headers: sent } = await server.inject({ url, ...more })
  const { headers } = await fetch(String(sent.location), { redirect: 'manual' })
  const { pathname, search } = new URL(headers.get('location') ?? '')
  return { sent, cookie: String(sent['set-cookie'] ?? '').split(';')[0] ?? '', back: pathname + search }
}

/** The ticket somebody is given who comes back: to go in with, or to bind with where nothing is bound. */
export const ticketIn = ({ headers, body }: LightMyRequestResponse): string =>
  /[\w-]{32}(?=[&"]|$)/.exec(String(headers.location ?? body))?.[0] ?? ''
