import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as the device read it. */
export type Received = {
  readonly payload: Record<string, unknown>
  readonly headers: IncomingHttpHeaders
  readonly claims: Record<string, unknown>
}
/** What the service answers: a status, and perhaps when to come again. */
export type Answer = { readonly status: number; readonly retryAfter?: string }

/** A device with a subscription at the service, and everything that reached it. */
export type PushedDevice = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly received: Received[]
  /** Answers for the next messages, one each; `201` once they are used up. */
  readonly answers: Answer[]
}

const bytes = (text: string) => Buffer.from(text, 'base64url')
const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Opens a message with the device's private key, by RFC 8291 and RFC 8188, without the library that sealed it. */
function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const key = derive(ecdh.computeSecret(sender), auth, info, 32)
  const opener = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  )
  opener.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
  const end = plain.lastIndexOf(2)
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the padding is wrong')
  return plain.toString('utf8', 0, end)
}

/** What the sender signed (RFC 8292). Throws when the signature does not fit the key it came with. */
function claimsOf(authorization: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = bytes(key)
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', Buffer.from(`${head}.${body}`), signer, bytes(signature))) throw new Error('the signature is wrong')
  return { ...(JSON.parse(bytes(body).toString()) as object), k: key }
}

/** A push service on this machine, with real encryption: what no device could read is answered with 400. */
export async function openPushMailbox() {
  const devices = new Map<string, { device: PushedDevice; ecdh: ECDH; auth: Buffer }>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const known = devices.get(request.url ?? '')
      if (!known) return response.writeHead(404).end()
      const { status, retryAfter } = known.device.answers.shift() ?? { status: 201 }
      try {
        const payload = JSON.parse(decrypt(Buffer.concat(chunks), known.ecdh, known.auth)) as Record<string, unknown>
        const claims = claimsOf(String(request.headers.authorization))
        if (status === 201) known.device.received.push({ payload, headers: request.headers, claims })
        response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
      } catch (error) {
        response.writeHead(400).end(String(error))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** A new device, as the browser's push manager would make its subscription. */
    subscribe(): PushedDevice {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/send/${randomBytes(12).toString('base64url')}`
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      const device: PushedDevice = { endpoint: `${origin}${path}`, keys, received: [], answers: [] }
      devices.set(path, { device, ecdh, auth })
      return device
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }
}
