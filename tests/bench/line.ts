import { connect, type Socket } from 'node:net'
import { signIn } from '../kit/server/post-json'

/** One kept-alive connection that carries one call after the other and costs the caller next to nothing. */
export type Line = {
  /** Answers the body. Throws when the status is not 200. */
  readonly call: (method: 'GET' | 'POST', path: string, body?: string) => Promise<string>
  readonly close: () => void
}

const end = Buffer.from('\r\n\r\n')

/** The body of a whole answer, or undefined while some of it is missing. */
function bodyOf(received: Buffer): string | undefined {
  const split = received.indexOf(end)
  if (split < 0) return undefined
  const head = received.toString('latin1', 0, split)
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1])
  if (received.length < split + 4 + length) return undefined
  const body = received.toString('utf8', split + 4)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`${head.split('\r\n')[0]}: ${body.slice(0, 200)}`)
  return body
}

function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    if (socket.destroyed) reject(new Error('the connection has ended'))
    let received: Buffer = Buffer.alloc(0)
    const settle = (how: () => void) => {
      socket.removeAllListeners('data').removeAllListeners('error').removeAllListeners('close')
      how()
    }
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      try {
        const body = bodyOf(received)
        if (body !== undefined) settle(() => resolve(body))
      } catch (error) {
        settle(() => reject(error))
      }
    })
    socket.once('error', (error) => settle(() => reject(error)))
    socket.once('close', () => settle(() => reject(new Error('the connection ended'))))
  })
}

/** Opens a line to a server, with a token. */
export async function openLine(address: string, token: string): Promise<Line> {
  const { hostname, port, host } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.removeAllListeners('error')
  return {
    call(method, path, body) {
      const headers = [`host: ${host}`, `x-access-token: ${token}`]
      if (body !== undefined) headers.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
      const answer = answerOn(socket)
      socket.write(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body ?? ''}`)
      return answer
    },
    close: () => socket.destroy(),
  }
}

/** Several lines at once, each with a sign-in of its own: calls are counted by sign-in. */
export async function openLines(address: string, username: string, count: number): Promise<Line[]> {
  const lines: Line[] = []
  while (lines.length < count) lines.push(await openLine(address, await signIn(address, username)))
  return lines
}
