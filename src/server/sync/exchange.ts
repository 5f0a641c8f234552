import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import { type Ask, type Change, limits, type Reply, type Settled } from '../../contract/exchange'
import { largestOp, type Op } from '../../contract/op'
import { opShape } from '../../contract/op-shape'
import { moment } from '../../contract/time'
import type { Person } from '../auth/person'
import type { Db } from '../db/database'
import type { Engine } from '../engine'
import { acksOf } from './acks'
import { changesSince, keptNouns, snapshotPage } from './changes'
import { readEpoch, runBatch } from './run-batch'

/** An exchange as it comes through the door: its ops are read one by one, so that one unreadable op stops no other. */
export type RawAsk = Omit<Ask, 'ops'> & { readonly ops: readonly unknown[] }

/** Fingerprint of everything that decides which rows a device may hold. */
export function scopeOf(engine: Engine, person: Person): string {
  const parts = [
    keptNouns(engine, person).map((resource) => resource.name),
    [...person.everything].sort(),
    [...person.keys].sort(),
    [...person.granted].filter((one) => one.endsWith(':list')).sort(),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

/** A replica belongs to whoever used it first: its chain of ops is one person's. */
async function claimReplica(db: Db, person: Person, replica: string, agent: string): Promise<string> {
  const { rows } = await sql<{
    user_id: string
  }>`insert into sync_replica (tenant_id, replica, user_id, agent) values (current_setting('app.tenant_id')::integer, ${replica}, ${person.id}, ${agent.slice(0, 200)})
    on conflict (tenant_id, replica) do update set seen = case when sync_replica.user_id = excluded.user_id then now() else sync_replica.seen end returning user_id`.execute(
    db,
  )
  return rows[0]?.user_id ?? ''
}

type Standing = {
  readonly epoch: string
  readonly seq: number
  /** The first change that is still remembered. */
  readonly first: number
  readonly owner: string | null
  readonly fresh: boolean | null
}

/** Where the tenant's sequence stands, for a replica of this person. When it was seen is noted once an hour: who only asks writes nothing. */
async function enter(db: Db, person: Person, replica: string, agent: string): Promise<Standing> {
  const { rows } =
    await sql<Standing>`select c.epoch, c.seq, coalesce((select seq from sync_change where tenant_id = c.tenant_id order by seq limit 1), c.seq + 1) as first, r.user_id as owner, r.seen > now() - interval '1 hour' as fresh from sync_counter c
    left join sync_replica r on r.tenant_id = c.tenant_id and r.replica = ${replica} where c.tenant_id = current_setting('app.tenant_id')::integer`.execute(
      db,
    )
  const standing = rows[0] ?? { epoch: '', seq: 0, first: 1, owner: null, fresh: false }
  const holder = standing.owner !== null && standing.fresh ? standing.owner : await claimReplica(db, person, replica, agent)
  if (holder !== person.id) refuse('replica.not-yours')
  return standing
}

/** Reads ops one by one: what cannot be read is refused alone. */
export function readOps(given: readonly unknown[]): { ops: Op[]; unreadable: Settled[] } {
  const ops: Op[] = []
  const unreadable: Settled[] = []
  for (const one of given) {
    const read = opShape.safeParse(one)
    const id = typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string' ? one.id.slice(0, 64) : ''
    if (!read.success) unreadable.push({ id, outcome: 'rejected', seq: 0, rev: 0, code: 'input.malformed' })
    else if (JSON.stringify(read.data).length > largestOp) unreadable.push({ id, outcome: 'rejected', seq: 0, rev: 0, code: 'input.large' })
    else ops.push(read.data)
  }
  return { ops, unreadable }
}

/** One step of sync: does what the device asks, then tells it what is new. */
export async function exchange(engine: Engine, person: Person, ask: RawAsk, agent: string): Promise<Reply> {
  const db = engine.databases.tenant(person.tenant)
  const now = moment(engine.now())
  const today = now.slice(0, 10)
  const { epoch, seq, first } = await enter(db, person, ask.replica, agent)
  const base = { epoch, now, scope: scopeOf(engine, person) }
  // Versions and cursors of another epoch mean nothing here: nothing is applied before the device has started afresh.
  if ((ask.epoch !== null && ask.epoch !== epoch) || (ask.since ?? 0) > seq)
    return { ...base, settled: [], changes: [], next: 0, more: true }
  const { ops, unreadable } = readOps(ask.ops.slice(0, limits.ops))
  const settled = [...unreadable, ...(await runBatch(engine, { person, replica: ask.replica, onClash: 'hold' }, ops))]
  const acks = (changes: readonly Change[]) => acksOf(db, ask.replica, ask.since ?? 0, changes, settled)
  // Changes the device has not read are forgotten: it copies everything anew.
  if (ask.since !== null && ask.since < first - 1)
    return { ...base, settled, changes: [], next: seq, place: { asOf: seq, noun: '', after: '' }, more: true }
  if (ask.since !== null) {
    const read = await changesSince(engine, db, person, ask.since, today)
    return { ...base, settled, ...read, acks: await acks(read.changes) }
  }
  const start = ask.place ?? { asOf: (await readEpoch(db)).seq, noun: '', after: '' }
  const page = await snapshotPage(engine, db, person, start, today)
  return { ...base, settled, ...page, acks: await acks(page.changes), next: start.asOf, more: page.place !== null }
}
