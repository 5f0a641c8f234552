import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { RawData, WebSocket, WebSocketServer } from 'ws'

export type Ear = {
  /** Every message that came. */
  readonly heard: string[]
  /** Code with which the other side ended it, once it has. */
  readonly closed: () => number | undefined
  readonly protocol: string
  readonly say: (text: string) => void
  readonly close: () => void
}

/** The address of a server, which is made to answer on a port of its own if it does not yet. */
export async function addressOf(server: FastifyInstance): Promise<string> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

/** Opens the notice socket of somebody. Rejects with the HTTP status when it is refused. */
export const listen = (server: FastifyInstance, user: string, token: string, base = ''): Promise<Ear> =>
  listenAt(server, `${base}/websocket/${user}`, token)

/** Opens any socket. Rejects with the HTTP status when it is refused. */
export async function listenAt(server: FastifyInstance, path: string, token: string): Promise<Ear> {
  const Client = (server as FastifyInstance & { websocketServer: WebSocketServer }).websocketServer.options.WebSocket as
    | typeof WebSocket
    | undefined
  if (!Client) throw new Error('the server has no sockets')
  const socket = new Client(`ws://${await addressOf(server)}${path}`, token === '' ? [] : [token])
  const heard: string[] = []
  let closed: number | undefined
  socket.on('message', (text: RawData) => heard.push(text.toString()))
  socket.on('close', (code) => {
    closed = code
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_request, response) => reject(new Error(`status ${response.statusCode}`)))
    socket.on('error', reject)
  })
  return { heard, closed: () => closed, protocol: socket.protocol, say: (text) => socket.send(text), close: () => socket.terminate() }
}
