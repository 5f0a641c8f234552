import type { WebSocket } from 'ws'
import type { Session } from '../auth/read-sessions'
import type { Engine } from '../engine'
import { hearersOf } from './hearers'
import { concerns, type Poke, type Word } from './pokes'

type Say = (socket: Hearer, text: string) => void
/** `isExisting`: an existing client of the wire contract, which hears of notices alone. */
type Listener = { readonly session: Session; readonly token: string; readonly alive: boolean; readonly isExisting: boolean }

/** As much of a socket as is needed here. */
export type Hearer = Pick<WebSocket, 'send' | 'close' | 'terminate' | 'ping' | 'bufferedAmount'>

/** Everybody who listens at this node, and what they may hear of. */
export type Sockets = {
  readonly add: (socket: Hearer, session: Session, token: string, isExisting?: boolean) => void
  readonly drop: (socket: Hearer) => void
  readonly isAlive: (socket: Hearer) => void
  /** Lets go of whoever is silent or no longer signed in, and asks the others for a sign of life. */
  readonly check: () => Promise<void>
  readonly stop: () => void
}

/**
 * Most bytes that wait to be sent to one socket. Whoever takes none off is let go: nothing is lost, for a device asks anew when it is
 * back, and a word is worth nothing late.
 */
export const largestBacklog = 64 * 1024

/** Does `work` when called, and once more when called again meanwhile, however often that was. */
function inTurn(work: () => Promise<void>, failed: (error: Error) => void): () => void {
  let wanted = 0
  const run = async () => {
    for (let done = 0; done < wanted; ) {
      done = wanted
      await work().catch(failed)
    }
    wanted = 0
  }
  return () => {
    if (++wanted === 1) void run()
  }
}

/** Passes word of a notice on to those who received it. The rows they received it in are as new to their devices as the word. */
async function passWord(engine: Engine, poke: Poke, word: Word, sockets: ReadonlyMap<Hearer, Listener>, say: Say): Promise<void> {
  const isMeant = ({ person }: Session) => person.tenant === poke.tenant && (word.to ?? person.id) === person.id
  const there = () => [...sockets].filter(([, { session }]) => isMeant(session))
  const heard = await hearersOf(engine, poke.tenant, word, [...new Set(there().map(([, { session }]) => session.person.id))])
  const isNew = JSON.stringify({ cmd: 'sync', seq: poke.seq })
  for (const [socket, { session, isExisting }] of there()) {
    if (!heard?.users.has(session.person.id)) continue
    if (!isExisting) say(socket, isNew)
    say(socket, heard.text)
  }
}

/** Passes pokes on to the sockets they concern. */
export function openSockets(engine: Engine): Sockets {
  const sockets = new Map<Hearer, Listener>()
  const failed = (error: Error) => engine.log.warn(error.message)
  const say = (socket: Hearer, text: string) => {
    if (socket.bufferedAmount <= largestBacklog) return socket.send(text)
    sockets.delete(socket)
    socket.terminate()
  }
  const stop = engine.pokes.listen((poke) => {
    const text = JSON.stringify({ cmd: 'sync', seq: poke.seq })
    for (const [socket, { session, isExisting }] of sockets) if (!isExisting && concerns(poke, session.person)) say(socket, text)
    for (const word of poke.words ?? []) passWord(engine, poke, word, sockets, say).catch(failed)
  })
  const refresh = async () => {
    const asked = [...sockets.keys()]
    const sessions = await engine.people.findAll([...new Set([...sockets.values()].map(({ token }) => token))])
    for (const socket of asked) {
      // Whoever left meanwhile has nothing more to be told.
      const known = sockets.get(socket)
      const session = sessions.get(known?.token ?? '')
      if (known && session) sockets.set(socket, { ...known, session })
      else if (known) leave(socket, 4401)
    }
  }
  const leave = (socket: Hearer, code: number) => {
    sockets.delete(socket)
    socket.close(code)
  }
  engine.people.watch(inTurn(refresh, failed))
  return {
    add: (socket, session, token, isExisting = false) => void sockets.set(socket, { session, token, alive: true, isExisting }),
    drop: (socket) => void sockets.delete(socket),
    isAlive(socket) {
      const known = sockets.get(socket)
      if (known) sockets.set(socket, { ...known, alive: true })
    },
    async check() {
      await refresh()
      for (const [socket, known] of sockets) {
        if (!known.alive) leave(socket, 1001)
        else {
          sockets.set(socket, { ...known, alive: false })
          socket.ping()
        }
      }
    },
    stop,
  }
}
