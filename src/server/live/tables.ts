import { randomUUID } from 'node:crypto'
import { refuse } from '../../contract/error'
import { readTableName, type TableMessage, type Written } from '../../contract/live/table-socket'
import type { Session } from '../auth/read-sessions'
import type { Engine } from '../engine'
import { engineOf } from '../made/engine-of'
import { type Attendance, type Hearer, openAttendance } from './attendance'
import type { Poke, TableWord } from './pokes'
import { cellsIn, keysIn, mayAt, tableOf } from './table-of'

/** `name`: what a socket is known by between nodes. `page`: the table it has open, or whatever else a page calls itself. */
type At = { readonly name: string; readonly page: string }

/** What somebody wrote, and into which table. */
export type Update = Written & { readonly table: string }

/** Everybody who has a table open at this node. */
export type Tables = Pick<Attendance<At>, 'drop' | 'isAlive' | 'check' | 'say'> & {
  /** Answers false for whoever has too many open. */
  readonly add: (socket: Hearer, session: Session, token: string, page: string) => boolean
  /**
   * Passes on what somebody wrote to all who have that table open and may read the row, at any node.
   * @throws {Refusal} where they may not write there themselves.
   */
  readonly tell: (socket: Hearer, update: Update) => Promise<void>
  readonly stop: () => void
}

/** Most tables one person has open at a node. */
const mostTables = 40

/** Whether a page wants to hear of a table. One that is not called after a table is that of an existing client: it hears of whole nouns. */
const wants = (page: string, table: string): boolean =>
  page === table || (readTableName(table)?.record === undefined && readTableName(page)?.record === undefined)

const updateOf = (socketKey: string, { row, caseId, stamp }: Written): string => {
  const message: TableMessage = { type: 'update_vxe_table', data: { socketKey, args: [row, caseId, stamp] } }
  return JSON.stringify(message)
}

/** Passes cells on to the sockets of a node that have their table open: to each person what that person may read of them. */
async function passOn(
  engine: Engine,
  tenant: number,
  { from, table, row, ...written }: TableWord,
  { present, say }: Attendance<At>,
): Promise<void> {
  const there = () =>
    present().filter(([, { session, of }]) => session.person.tenant === tenant && of.name !== from && wants(of.page, table))
  if (there().length === 0) return
  const own = await engineOf(engine, tenant)
  const found = tableOf(own, table)
  const keys = await keysIn(own, tenant, found, row)
  if (!keys) return
  const { id, ...cells } = row
  for (const [socket, { session }] of there()) {
    if (!mayAt(session.person, found, 'list', keys)) continue
    const readable = found.readBy(session.person, cells)
    if (Object.keys(readable).length > 0) say(socket, updateOf(table, { ...written, row: { ...readable, id } }))
  }
}

/** Opens the register of open tables of this node. */
export function openTables(engine: Engine): Tables {
  const attendance = openAttendance<At>(engine)
  const names = new WeakMap<Hearer, string>()
  // One after the other: what was written later in a cell is what is heard last.
  let last: Promise<void> = Promise.resolve()
  const stop = engine.pokes.listen(({ tenant, cells }: Poke) => {
    if (!cells) return
    last = last.then(() => passOn(engine, tenant, cells, attendance)).catch((error: Error) => engine.log.warn(error.message))
  })
  return {
    ...attendance,
    stop,
    add(socket, session, token, page) {
      const { person } = session
      const open = attendance.present().filter(([, at]) => at.session.person.id === person.id && at.session.person.tenant === person.tenant)
      if (open.length >= mostTables) return false
      const name = randomUUID()
      names.set(socket, name)
      attendance.add(socket, session, token, { name, page })
      return true
    },
    async tell(socket, { table, row, ...written }) {
      const { person } = attendance.sessionAt(socket) ?? refuse('session.expired')
      const own = await engineOf(engine, person.tenant)
      const found = tableOf(own, table)
      const keys = await keysIn(own, person.tenant, found, row)
      if (!keys || !mayAt(person, found, 'list', keys)) refuse('record.gone')
      if (!mayAt(person, found, 'edit', keys)) refuse('access.denied')
      const cells = cellsIn(found, person, row)
      if (Object.keys(cells).length === 0) return
      const from = names.get(socket) ?? ''
      engine.pokes.publish({
        tenant: person.tenant,
        seq: 0,
        touched: [],
        cells: { ...written, from, table, row: { ...cells, id: row.id } },
      })
    },
  }
}
