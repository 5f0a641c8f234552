import pg from 'pg'
import type { Written } from '../../contract/live/table-socket'
import { holdsMade } from '../../contract/made/made-name'
import { MadeNoun } from '../../contract/system/made-noun'
import { may, type Person, reachesBy } from '../auth/person'
import type { Connection } from '../db/database'

/**
 * Word of a notice to those who received it, or to one of them. `aloud` with its title, for it is new; otherwise only that bells
 * should look again. `again`: the how manyth reminder it is, for those who have not read it. Only its id travels: every node looks up whom
 * it may tell what.
 */
export type Word = { readonly notice: string; readonly to?: string; readonly aloud: boolean; readonly again?: number }

/**
 * Cells somebody has just written into a table others may have open. `from`: the socket it came by. Of what is in it every node passes on
 * what each hearer may read.
 */
export type TableWord = Written & { readonly from: string; readonly table: string }

/** Word that rows changed: up to which place in the sequence, and under which keys. Never what changed. */
export type Poke = {
  readonly tenant: number
  readonly seq: number
  readonly touched: readonly (readonly [noun: string, scope: string])[]
  readonly words?: readonly Word[]
  readonly cells?: TableWord
}
type Listener = (poke: Poke) => void

export type Pokes = {
  readonly publish: (poke: Poke) => void
  readonly listen: (listener: Listener) => () => void
  readonly close: () => Promise<void>
}

/** Name of the database's channel they go over. */
export const pokeChannel = 'kg_poke'
/** PostgreSQL refuses longer notifications. */
const longest = 7_900

type Channel = { readonly send: (payload: string) => void; readonly close: () => Promise<void> }

/** Listens on the channel, on a connection that does nothing else, and begins again two seconds after that was lost. */
async function openChannel(connection: Connection, hear: (payload: string) => void, log: (line: string) => void): Promise<Channel> {
  let client: pg.Client | undefined
  let closed = false
  // One query after the other: a connection takes no second one while it is busy.
  let last: Promise<unknown> = Promise.resolve()
  const connect = async (): Promise<void> => {
    if (closed) return
    const next = new pg.Client({ ...connection, keepAlive: true })
    const lost = (error?: Error) => {
      if (client !== next || closed) return
      client = undefined
      next.end().catch(() => undefined)
      log(`notifications interrupted: ${error?.message ?? 'connection ended'}`)
      setTimeout(() => connect().catch(() => undefined), 2_000).unref()
    }
    client = next
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      const opened = next.connect().then(() => next.query(`listen ${pokeChannel}`))
      last = opened.catch(() => undefined)
      await opened
    } catch (error) {
      lost(error as Error)
      throw error
    }
  }
  const close = async () => {
    closed = true
    await client?.end().catch(() => undefined)
  }
  try {
    await connect()
  } catch (error) {
    await close()
    throw error
  }
  return {
    send(payload) {
      last = last
        .then(() => (closed ? undefined : client?.query('select pg_notify($1, $2)', [pokeChannel, payload])))
        .catch((error: Error) => log(`notification not sent: ${error.message}`))
    },
    close,
  }
}

/**
 * Tells every node of the product about committed changes. Listeners of this process hear at once, other nodes over the
 * database. A lost poke costs a little time and nothing else: devices also ask by themselves.
 */
export async function openPokes(connection: Connection, log: (line: string) => void): Promise<Pokes> {
  const listeners = new Set<Listener>()
  const node = Math.random().toString(36).slice(2)
  const tell = (poke: Poke) => {
    for (const listener of listeners) listener(poke)
  }
  const hear = (payload: string) => {
    const [from, text] = split(payload)
    if (from === node) return
    try {
      tell(JSON.parse(text) as Poke)
    } catch (error) {
      log(`a notification could not be passed on: ${(error as Error).message}`)
    }
  }
  const channel = await openChannel(connection, hear, log)
  return {
    publish(poke) {
      tell(poke)
      const text = JSON.stringify(poke)
      channel.send(`${node} ${text.length < longest ? text : JSON.stringify({ ...poke, touched: [['*', '*']] })}`)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: channel.close,
  }
}

const split = (payload: string): [string, string] => {
  const at = payload.indexOf(' ')
  return [payload.slice(0, at), payload.slice(at + 1)]
}

/** What a tenant's own nouns are changes for everybody who holds a right of one. */
const isOfMade = (noun: string, { granted }: Person): boolean => noun === MadeNoun.name && holdsMade(granted)

/** Whether a poke may concern somebody: rows of a kind they may see, within their reach. */
export const concerns = (poke: Poke, person: Person): boolean =>
  poke.tenant === person.tenant &&
  poke.touched.some(
    ([noun, scope]) =>
      noun === '*' ||
      isOfMade(noun, person) ||
      (may(person, noun, 'list') && (reachesBy(person, noun, 'scope', scope) || reachesBy(person, noun, 'way', scope))),
  )
