import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { refuse } from '../../contract/error'
import type { Session } from '../auth/read-sessions'
import type { Engine } from '../engine'
import { isExistingClient } from '../http/existing-client'
import { openSockets, type Sockets } from './sockets'

/** Most bytes a client may send at once: it only ever sends a heart beat. */
const largest = 1024
/** Somebody behind a dead connection is let go after two silent rounds. */
const round = 30_000

const tokenOf = (request: FastifyRequest): string =>
  String(request.headers['sec-websocket-protocol'] ?? '')
    .split(',')[0]
    ?.trim() ?? ''

/** An answer to a heart beat for a client that takes every text for an object. */
const heartAnswer = JSON.stringify({ cmd: 'heartcheck', msgTxt: '' })

type Visitor = { readonly session: Session; readonly token: string; readonly isExisting: boolean }

function attend(sockets: Sockets, socket: WebSocket, { session, token, isExisting }: Visitor): void {
  sockets.add(socket, session, token, isExisting)
  socket.on('pong', () => sockets.isAlive(socket))
  socket.on('message', (data: RawData) => {
    sockets.isAlive(socket)
    if (data.toString() === 'HeartBeat') socket.send(isExisting ? heartAnswer : 'HeartBeat')
  })
  socket.on('close', () => sockets.drop(socket))
  socket.on('error', () => socket.terminate())
}

/**
 * The notice socket: `/websocket/{userId}` with the token as sub-protocol. It tells a device that there is something new for
 * it, never what: `{cmd: 'sync', seq}`. The device then exchanges as at any other time.
 */
export async function openSocket(server: FastifyInstance, engine: Engine): Promise<void> {
  await server.register(websocket, {
    options: { maxPayload: largest, handleProtocols: (protocols: Set<string>) => [...protocols][0] ?? false },
  })
  const sockets = openSockets(engine)
  const admitted = new WeakMap<FastifyRequest, Session>()
  const beat = setInterval(() => sockets.check().catch((error: Error) => engine.log.warn(error.message)), round)
  server.addHook('onClose', async () => {
    clearInterval(beat)
    sockets.stop()
  })
  server.route<{ Params: { user: string } }>({
    method: 'GET',
    url: '/websocket/:user',
    exposeHeadRoute: false,
    config: { door: 'signed-in' },
    preValidation: async (request) => {
      const session = await engine.people.find(tokenOf(request))
      if (session?.person.id !== request.params.user) refuse('session.expired')
      admitted.set(request, session)
    },
    // Somebody who asks without wanting a socket.
    handler: () => refuse('path.unknown'),
    wsHandler: (socket: WebSocket, request: FastifyRequest) => {
      const session = admitted.get(request)
      if (session) attend(sockets, socket, { session, token: tokenOf(request), isExisting: isExistingClient(request) })
      else socket.close(4401)
    },
  })
}
