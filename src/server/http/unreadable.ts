import type { Socket } from 'node:net'
import { sentence } from '../../contract/error'
import { languages } from '../../contract/label'

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers a request so broken that it never became one, and ends its connection. */
export function answerUnreadable({ code = '' }: { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const status = statuses[code] ?? '400 Bad Request'
  const error = code === 'HPE_HEADER_OVERFLOW' ? 'input.large' : 'input.malformed'
  const message = sentence(error, languages[0])
  const body = JSON.stringify({ success: false, code: Number(status.slice(0, 3)), message, result: null, timestamp: Date.now(), error })
  const head = ['content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'connection: close']
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
}
