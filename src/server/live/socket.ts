import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { refuse } from '../../contract/error'
import type { Session } from '../auth/read-sessions'
import type { Engine } from '../engine'
import { isExistingClient } from '../http/existing-client'
import { openSockets, type Sockets } from './sockets'
import { attendTable, largestUpdate } from './table-socket'
import { openTables } from './tables'

/** Most bytes a client may send to the notice socket at once: it only ever sends a heart beat. */
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
    if (Buffer.byteLength(data as Buffer) > largest) return socket.close(1009)
    if (data.toString() === 'HeartBeat') socket.send(isExisting ? heartAnswer : 'HeartBeat')
  })
  socket.on('close', () => sockets.drop(socket))
  socket.on('error', () => socket.terminate())
}

/** A route that becomes a socket, for whoever is called `:user` and holds the token that is its sub-protocol. */
function socketRoute(
  server: FastifyInstance,
  engine: Engine,
  url: string,
  attend: (socket: WebSocket, session: Session, request: FastifyRequest) => void,
): void {
  const admitted = new WeakMap<FastifyRequest, Session>()
  server.route({
    method: 'GET',
    url,
    config: { door: 'signed-in' },
    preValidation: async (request) => {
      const session = await engine.people.find(tokenOf(request))
      if (session?.person.id !== paramOf(request, 'user')) refuse('session.expired')
      admitted.set(request, session)
    },
    // Somebody who asks without wanting a socket.
    handler: () => refuse('path.unknown'),
    wsHandler: (socket: WebSocket, request: FastifyRequest) => {
      const session = admitted.get(request)
      if (session) attend(socket, session, request)
      else socket.close(4401)
    },
  })
}

const paramOf = ({ params }: FastifyRequest, name: string): string => String((params as Readonly<Record<string, unknown>>)[name] ?? '')

/**
 * The sockets, both with the token as sub-protocol. `/websocket/{userId}` tells a device that there is something new for
 * it, never what: `{cmd: 'sync', seq}`. The device then exchanges as at any other time. `/vxeSocket/{userId}/{pageId}` passes on what people
 * write into the same table at the same time; `pageId` is the name of the table (`contract/live/table-socket.ts`).
 */
export async function openSocket(server: FastifyInstance, engine: Engine): Promise<void> {
  await server.register(websocket, {
    options: { maxPayload: largestUpdate, handleProtocols: (protocols: Set<string>) => [...protocols][0] ?? false },
  })
  const [sockets, tables] = [openSockets(engine), openTables(engine)]
  const check = () => Promise.all([sockets.check(), tables.check()])
  const beat = setInterval(() => check().catch((error: Error) => engine.log.warn(error.message)), round)
  server.addHook('onClose', async () => {
    clearInterval(beat)
    sockets.stop()
    tables.stop()
  })
  socketRoute(server, engine, '/websocket/:user', (socket, session, request) =>
    attend(sockets, socket, { session, token: tokenOf(request), isExisting: isExistingClient(request) }),
  )
  socketRoute(server, engine, '/vxeSocket/:user/:page', (socket, session, request) => {
    const visitor = { session, token: tokenOf(request), page: paramOf(request, 'page'), isExisting: isExistingClient(request) }
    attendTable(engine, tables, socket, visitor)
  })
}
