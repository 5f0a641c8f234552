import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the bucket server does to the next requests, by path, instead of its work. */
type Mood = 'well' | 'full' | 'down' | 'hangs up'

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

/** The signature a request must carry, worked out from what arrived (AWS Signature Version 4, Authenticating Requests). */
function signatureOf({ method, url = '', headers }: IncomingMessage, secret: string, authorization: string): string {
  const { scope = '', names = '' } = /Credential=[^/]+\/(?<scope>[^,]+), *SignedHeaders=(?<names>[^,]+)/.exec(authorization)?.groups ?? {}
  const [day = '', region = '', service = ''] = scope.split('/')
  const [path = '', query = ''] = url.split('?')
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const payload = String(headers['x-amz-content-sha256'])
  const request = [method, path, query, signed.join(''), names, payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return hmac(key, text).toString('hex')
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * A bucket on a free port: PUT, GET, HEAD and DELETE of objects, as S3 answers them. Every request must be signed with the right keys
 * and every body must have the SHA-256 its header names.
 */
export async function openBucket(bucket: string, key: string, secret: string) {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const state = { mood: 'well' as Mood, objects, refused: 0 }
  const answer = (request: IncomingMessage, body: Buffer): [number, (Buffer | string)?, string?] => {
    const authorization = String(request.headers.authorization)
    if (!authorization.includes(`Credential=${key}/`)) return [403, xml('InvalidAccessKeyId')]
    if (!authorization.endsWith(`Signature=${signatureOf(request, secret, authorization)}`)) return [403, xml('SignatureDoesNotMatch')]
    if (!request.url?.startsWith(`/${bucket}/`)) return [404, xml('NoSuchBucket')]
    const declared = request.headers['x-amz-content-sha256']
    if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return [400, xml('XAmzContentSHA256Mismatch')]
    if (state.mood === 'full' && request.method === 'PUT') return [507, xml('XMinioStorageFull')]
    if (state.mood === 'down') return [503, xml('SlowDown')]
    if (request.method === 'PUT') {
      objects.set(request.url, { bytes: body, type: String(request.headers['content-type']) })
      return [200]
    }
    const found = objects.get(request.url)
    if (request.method === 'DELETE') {
      objects.delete(request.url)
      return [204]
    }
    return found ? [200, found.bytes, found.type] : [404, xml('NoSuchKey')]
  }
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = await read(request)
    if (state.mood === 'hangs up') return request.socket.destroy()
    const [status, content = '', type = 'application/xml'] = answer(request, body)
    if (status === 403) state.refused++
    response.writeHead(status, { 'content-type': type }).end(request.method === 'HEAD' ? undefined : content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections())
  return Object.assign(state, { endpoint: `http://127.0.0.1:${port}`, close })
}
