import type { RawData, WebSocket } from 'ws'
import * as z from 'zod/mini'
import { Refusal, refuse } from '../../contract/error'
import { refusedKey, type TableMessage } from '../../contract/live/table-socket'
import type { Session } from '../auth/read-sessions'
import type { Engine } from '../engine'
import { isShallow, soundText } from '../http/sound-input'
import type { Tables, Update } from './tables'

/** Most bytes of one message. With what is said of it, it still fits into one word between nodes. */
export const largestUpdate = 6 * 1024
/** Updates one socket may send at once, and how many more each second: a pasted block is many rows. */
const atOnce = 120
const eachSecond = 30

/** Milliseconds a clock may be ahead. */
const mostAhead = 24 * 3_600_000

const row = z.looseObject({ id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)) })
const update = z.object({ socketKey: soundText(200), args: z.tuple([row, soundText(64), z.optional(z.int())]) })
const message = z.object({ type: z.string(), data: z.unknown() })

function readUpdate(data: unknown, now: number): Update {
  const { socketKey, args } = (isShallow(data) && update.safeParse(data).data) || refuse('input.invalid', { count: 1 })
  const [cells, caseId, stamp = now] = args
  if (stamp > now + mostAhead) refuse('input.invalid', { count: 1 })
  return { table: socketKey, row: cells, caseId, stamp }
}

function readMessage(data: RawData): z.infer<typeof message> | undefined {
  try {
    return message.safeParse(JSON.parse(data.toString())).data
  } catch {
    return undefined
  }
}

/** Counts what somebody sends: `takes` says whether one more is still within what may be sent. */
function meter(now: () => number) {
  let [left, at] = [atOnce, now()]
  return {
    takes: (): boolean => {
      const later = now()
      left = Math.min(atOnce, left + ((later - at) / 1000) * eachSecond)
      at = later
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}

type Visitor = { readonly session: Session; readonly token: string; readonly page: string; readonly isExisting: boolean }

/** Serves one socket of a page with a table: answers heart beats, and passes on what is written in cells. */
export function attendTable(engine: Engine, tables: Tables, socket: WebSocket, visitor: Visitor): void {
  const { session, token, page, isExisting } = visitor
  const say = (text: TableMessage) => tables.say(socket, JSON.stringify(text))
  // An existing client has no place for a no.
  const refused = (error: unknown) => {
    if (!(error instanceof Refusal)) engine.log.warn(String(error))
    const { code, values } = error instanceof Refusal ? error : new Refusal('server.failed')
    if (!isExisting) say({ type: 'common_send_date', data: { key: refusedKey, args: [{ code, values }] } })
  }
  if (!tables.add(socket, session, token, page)) {
    socket.close(1013)
    return
  }
  const { takes } = meter(() => engine.now().getTime())
  let last: Promise<void> = Promise.resolve()
  const hear = (data: RawData) => {
    const { type, data: given } = readMessage(data) ?? refuse('input.invalid', { count: 1 })
    if (type === 'heart_beat') return say({ type, data: '' })
    if (type !== 'update_vxe_table') return
    if (!takes()) refuse('input.slow-down')
    const written = readUpdate(given, engine.now().getTime())
    last = last.then(() => tables.tell(socket, written)).catch(refused)
  }
  socket.on('pong', () => tables.isAlive(socket))
  socket.on('message', (data: RawData) => {
    tables.isAlive(socket)
    try {
      hear(data)
    } catch (error) {
      refused(error)
    }
  })
  socket.on('close', () => tables.drop(socket))
  socket.on('error', () => socket.terminate())
}
