import type { WebSocket } from 'ws'
import type { Session } from '../auth/read-sessions'
import type { Engine } from '../engine'

/** As much of a socket as is needed here. */
export type Hearer = Pick<WebSocket, 'send' | 'close' | 'terminate' | 'ping' | 'bufferedAmount'>

/** Somebody at a socket. `of`: what else is known of them there. */
type Listener<Of> = { readonly session: Session; readonly token: string; readonly alive: boolean; readonly of: Of }

/**
 * Most bytes that wait to be sent to one socket. Whoever takes none off is let go: nothing is lost, for a device asks anew when it is
 * back, and a word is worth nothing late.
 */
export const largestBacklog = 64 * 1024

/** Who is at the sockets of one kind at this node, for as long as they are signed in. */
export type Attendance<Of> = {
  readonly add: (socket: Hearer, session: Session, token: string, of: Of) => void
  readonly drop: (socket: Hearer) => void
  readonly isAlive: (socket: Hearer) => void
  /** Lets go of whoever is silent or no longer signed in, and asks the others for a sign of life. */
  readonly check: () => Promise<void>
  readonly present: () => readonly (readonly [Hearer, Listener<Of>])[]
  readonly sessionAt: (socket: Hearer) => Session | undefined
  readonly say: (socket: Hearer, text: string) => void
}

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

/** Opens one. After what people may do has changed, everybody at a socket is looked up anew. */
export function openAttendance<Of>({ people, log }: Pick<Engine, 'people' | 'log'>): Attendance<Of> {
  const sockets = new Map<Hearer, Listener<Of>>()
  const leave = (socket: Hearer, code: number) => {
    sockets.delete(socket)
    socket.close(code)
  }
  const refresh = async () => {
    const asked = [...sockets.keys()]
    const sessions = await people.findAll([...new Set([...sockets.values()].map(({ token }) => token))])
    for (const socket of asked) {
      // Whoever left meanwhile has nothing more to be told.
      const known = sockets.get(socket)
      const session = sessions.get(known?.token ?? '')
      if (known && session) sockets.set(socket, { ...known, session })
      else if (known) leave(socket, 4401)
    }
  }
  people.watch(inTurn(refresh, (error) => log.warn(error.message)))
  return {
    add: (socket, session, token, of) => void sockets.set(socket, { session, token, alive: true, of }),
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
    present: () => [...sockets],
    sessionAt: (socket) => sockets.get(socket)?.session,
    say(socket, text) {
      if (socket.bufferedAmount <= largestBacklog) return socket.send(text)
      sockets.delete(socket)
      socket.terminate()
    },
  }
}
