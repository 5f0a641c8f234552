import type { Session } from '../auth/read-sessions'
import type { Engine } from '../engine'
import { type Attendance, type Hearer, openAttendance } from './attendance'
import { hearersOf } from './hearers'
import { concerns, type Poke, type Word } from './pokes'

/** `isExisting`: an existing client of the wire contract, which hears of notices alone. */
type Of = { readonly isExisting: boolean }

/** Everybody who listens for notices at this node. */
export type Sockets = Omit<Attendance<Of>, 'add'> & {
  readonly add: (socket: Hearer, session: Session, token: string, isExisting?: boolean) => void
  readonly stop: () => void
}

/** Passes word of a notice on to those who received it. The rows they received it in are as new to their devices as the word. */
async function passWord(engine: Engine, poke: Poke, word: Word, { present, say }: Attendance<Of>): Promise<void> {
  const isMeant = ({ person }: Session) => person.tenant === poke.tenant && (word.to ?? person.id) === person.id
  const there = () => present().filter(([, { session }]) => isMeant(session))
  const heard = await hearersOf(engine, poke.tenant, word, [...new Set(there().map(([, { session }]) => session.person.id))])
  const isNew = JSON.stringify({ cmd: 'sync', seq: poke.seq })
  for (const [socket, { session, of }] of there()) {
    if (!heard?.users.has(session.person.id)) continue
    if (!of.isExisting) say(socket, isNew)
    say(socket, heard.text)
  }
}

/** Passes pokes on to the sockets they concern. */
export function openSockets(engine: Engine): Sockets {
  const attendance = openAttendance<Of>(engine)
  const stop = engine.pokes.listen((poke) => {
    const text = JSON.stringify({ cmd: 'sync', seq: poke.seq })
    for (const [socket, { session, of }] of attendance.present())
      if (!of.isExisting && concerns(poke, session.person)) attendance.say(socket, text)
    for (const word of poke.words ?? []) passWord(engine, poke, word, attendance).catch((error: Error) => engine.log.warn(error.message))
  })
  return {
    ...attendance,
    add: (socket, session, token, isExisting = false) => attendance.add(socket, session, token, { isExisting }),
    stop,
  }
}
