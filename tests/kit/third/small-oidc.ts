import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the provider is to go wrong. */
export type Spoilt = 'nonce' | 'audience' | 'issuer' | 'signature' | 'expired' | 'away'

type Waiting = { readonly challenge: string; readonly redirect: string; readonly nonce: string }

export const client = { id: 'garden', secret: 'garden-secret' } as const

const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const json = (response: ServerResponse, status: number, value: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

/** A provider of OpenID Connect that vouches at once for whomever a test names: code flow with PKCE, checked as strictly as a real one does. */
export class SmallOidc {
  /** Who is signed in there. */
  person = { sub: 'their-1', preferred_username: 'theirs' }
  spoilt: Spoilt | undefined
  issuer = ''
  private readonly pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  private readonly stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  private readonly waiting = new Map<string, Waiting>()
  private readonly server = createServer((request, response) => void this.answer(request, response))

  private readonly redirect: string

  constructor(redirect: string) {
    this.redirect = redirect
  }

  async open(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return this
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((done) => this.server.close(() => done()))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    if (this.spoilt === 'away') return json(response, 503, {})
    const { pathname, searchParams } = new URL(request.url ?? '/', this.issuer)
    if (pathname === '/.well-known/openid-configuration') return json(response, 200, this.told())
    if (pathname === '/jwks')
      return json(response, 200, { keys: [{ ...this.pair.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'k' }] })
    if (pathname === '/authorize') return this.authorize(searchParams, response)
    if (pathname === '/token') return this.give(await formOf(request), response)
    return json(response, 404, {})
  }

  private told() {
    const at = (path: string) => `${this.issuer}${path}`
    return {
      issuer: this.issuer,
      authorization_endpoint: at('/authorize'),
      token_endpoint: at('/token'),
      jwks_uri: at('/jwks'),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }
  }

  private authorize(asked: URLSearchParams, response: ServerResponse): unknown {
    const redirect = asked.get('redirect_uri') ?? ''
    const isRight = asked.get('client_id') === client.id && redirect === this.redirect && asked.get('code_challenge_method') === 'S256'
    if (!isRight || asked.get('response_type') !== 'code') return json(response, 400, { error: 'invalid_request' })
    const code = randomBytes(16).toString('hex')
    this.waiting.set(code, { challenge: asked.get('code_challenge') ?? '', redirect, nonce: asked.get('nonce') ?? '' })
    const back = new URL(redirect)
    back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
    return response.writeHead(302, { location: back.href }).end()
  }

  private give(asked: URLSearchParams, response: ServerResponse): unknown {
    const known = this.waiting.get(asked.get('code') ?? '')
    this.waiting.delete(asked.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url')
    const isClient = asked.get('client_id') === client.id && asked.get('client_secret') === client.secret
    if (!known || !isClient || known.challenge !== challenge || known.redirect !== asked.get('redirect_uri'))
      return json(response, 400, { error: 'invalid_grant' })
    const id_token = this.tokenFor(known.nonce, this.spoilt === 'signature' ? this.stranger.privateKey : this.pair.privateKey)
    return json(response, 200, { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token })
  }

  private tokenFor(nonce: string, key: KeyObject): string {
    const now = Math.floor(Date.now() / 1000) - (this.spoilt === 'expired' ? 86_400 : 0)
    const claims = {
      ...this.person,
      iss: this.spoilt === 'issuer' ? 'https://elsewhere.test' : this.issuer,
      aud: this.spoilt === 'audience' ? 'somebody-else' : client.id,
      nonce: this.spoilt === 'nonce' ? 'another' : nonce,
      iat: now,
      exp: now + 300,
    }
    const head = `${text({ alg: 'RS256', kid: 'k' })}.${text(claims)}`
    return `${head}.${sign('sha256', Buffer.from(head), key).toString('base64url')}`
  }
}
