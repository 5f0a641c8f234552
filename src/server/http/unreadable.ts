import type { Socket } from 'node:net'
import { sentence } from '../../contract/error'
import { languages } from '../../contract/label'

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Headers of an answer to what never became a request of ours, so that none of the usual ones were put to it. */
export const bareHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const

/** Answers a request so broken that it never became one, and ends its connection. */
export function answerUnreadable({ code = '' }: { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const status = statuses[code] ?? '400 Bad Request'
  const error = code === 'HPE_HEADER_OVERFLOW' ? 'input.large' : 'input.malformed'
  const message = sentence(error, languages[0])
  const body = JSON.stringify({ success: false, code: Number(status.slice(0, 3)), message, result: null, timestamp: Date.now(), error })
  const bare = Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`)
  const head = ['content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'connection: close', ...bare]
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
}
