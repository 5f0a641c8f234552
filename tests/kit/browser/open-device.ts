import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Change, Reply } from '../../../src/contract/sync/exchange'
import type { Op } from '../../../src/contract/sync/op'
import { tableOf } from '../../../src/server/db/column'
import type { OpenHouse } from '../server/open-house'

export type OpenDevice = Awaited<ReturnType<typeof openDevice>>

/** Trunk of an op whose author has seen whatever stands there when it is sent, and of any test that counts as generously. */
const asSeen = async ({ engine }: OpenHouse, one: unknown): Promise<unknown> => {
  const { noun, key, trunk } = { ...(one as Partial<Op>) }
  if (typeof trunk !== 'number' || trunk < 9 || trunk > mostSeen || !noun || !engine.catalogue.resources[noun]) return one
  const { rows } = await sql<{ rev: number }>`select rev from ${sql.table(tableOf(noun))} where id = ${key}`.execute(engine.databases.owner)
  return { ...(one as Op), trunk: Math.min(trunk, rows[0]?.rev ?? trunk) }
}
const mostSeen = 1000

/** A device reduced to its exchange: it makes ops and sends them, and remembers how far it has come. */
export async function openDevice(house: OpenHouse, username: string) {
  const call = await house.as(username)
  const replica = uuidv7()
  let n = 0
  let since = 0
  let epoch: string | null = null
  const op = (noun: string, key: string, verb: string, patch: Record<string, unknown>, more: Partial<Op> = {}): Op => ({
    id: uuidv7(),
    n: ++n,
    noun,
    key,
    verb,
    patch,
    base: {},
    trunk: 0,
    epoch,
    prev: null,
    deps: [],
    at: '2026-01-01 08:00:00',
    v: 1,
    app: 'test',
    ...more,
  })
  const send = async (ops: readonly unknown[], more: Record<string, unknown> = {}): Promise<Reply> => {
    const seen = await Promise.all(ops.map((one) => asSeen(house, one)))
    const answered = await call('POST /sync', { epoch, replica, since, scope: null, ops: seen, ...more })
    if (!answered.success) throw new Error(`${answered.status} ${answered.error}: ${JSON.stringify(answered.problems)}`)
    const reply = answered.result as Reply
    if (reply.settled.length > 0 || ops.length === 0) epoch = reply.epoch
    return reply
  }
  /** Everything that is new since the last time. */
  const catchUp = async (): Promise<Change[]> => {
    const changes: Change[] = []
    for (let more = true; more; ) {
      const reply = await send([])
      changes.push(...reply.changes)
      since = reply.next
      more = reply.more
    }
    return changes
  }
  /** Everything within reach, page by page. */
  const snapshot = async (): Promise<Change[]> => {
    const changes: Change[] = []
    for (let place: unknown = null; ; ) {
      const reply = await send([], { since: null, place })
      changes.push(...reply.changes)
      since = reply.next
      place = reply.place ?? null
      if (!place) return changes
    }
  }
  return { call, replica, op, send, catchUp, snapshot }
}
