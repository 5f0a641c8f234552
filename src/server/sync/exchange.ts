import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { withoutEntryIds } from '../../contract/fields/entries'
import { type Ask, limits, type Reply, type Settled } from '../../contract/sync/exchange'
import { unitsOf } from '../../contract/sync/group'
import { largestOp, type Op } from '../../contract/sync/op'
import { opShape } from '../../contract/sync/op-shape'
import { dateTimeOf } from '../../contract/time'
import { furtherOf, type Person } from '../auth/person'
import type { Db } from '../db/database'
import type { Engine } from '../engine'
import { leftOut } from '../resource/read-part'
import { acksOf } from './acks'
import { changesSince, keptNouns, recopyPage, snapshotPage } from './changes'
import { renewEpoch } from './epochs'
import { headOf, type Marked, provenBy } from './heads'
import { partsFor } from './parts'
import { claimReplica, type KnownReplica, type Sender, senderOf } from './replicas'
import { runBatch } from './run-batch'
import { readStanding, type Standing } from './standing'

/** An exchange as it comes through the door: its ops are read one by one, so that one unreadable op stops no other. */
export type RawAsk = Omit<Ask, 'ops'> & { readonly ops: readonly unknown[] }

/** Fingerprint of everything that decides which rows a device may hold, and which of their fields. */
export function scopeOf(engine: Engine, person: Person): string {
  const [hidden, further] = [leftOut(engine.catalogue, person), furtherOf(person)]
  const parts = [
    keptNouns(engine, person).map((resource) => resource.name),
    [...person.everything].sort(),
    [...person.keys].sort(),
    [...person.granted].filter((one) => one.endsWith(':list')).sort(),
    // Who reads everything, and by no further way, has the fingerprint they always had.
    ...(hidden.length > 0 ? [hidden] : []),
    ...(person.narrowed ? [[...person.narrowed].map(([noun, { shares }]) => [noun, shares.map(({ conditions }) => conditions)])] : []),
    ...(further.length > 0 ? [further.map(([noun, { keys, ways }]) => [noun, [...keys], [...ways.keys()]].flat()).sort()] : []),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

/** Where the tenant's sequence stands, and who asks. When a replica was seen is noted once an hour: who only asks writes nothing. */
async function enter(db: Db, person: Person, ask: RawAsk, proven: readonly Marked[], agent: string): Promise<Standing & Sender> {
  const columns = sql`r.user_id as owner, r.seen > now() - interval '1 hour' as fresh, r.secret, r.twin`
  const from = sql`left join sync_replica r on r.tenant_id = c.tenant_id and r.replica = ${ask.replica}`
  const { owner, fresh, secret, twin, ...standing } = await readStanding<KnownReplica>(db, ask, proven, { columns, from })
  const known =
    owner && fresh && (secret || !ask.secret)
      ? { owner, secret: secret ?? null, twin: twin ?? null }
      : await claimReplica(db, person, ask, agent)
  if (known.owner !== person.id) refuse('replica.not-yours')
  return { ...standing, ...senderOf(ask, known) }
}

/** What can be said of an op that cannot be read: its id, and the group it says it belongs to. */
const glimpseShape = z.catch(
  z.object({ id: z.catch(z.string(), ''), group: z.catch(z.optional(z.object({ id: z.string() })), undefined) }),
  {
    id: '',
  },
)

/** Reads ops one by one: what cannot be read is refused alone, or with those of its group. */
export function readOps(given: readonly unknown[]): { ops: Op[]; unreadable: Settled[] } {
  const ops: Op[] = []
  const unreadable: Settled[] = []
  const spoiled = new Set<string>()
  for (const one of given) {
    const read = opShape.safeParse(one)
    const isLarge = read.success && JSON.stringify(read.data).length > largestOp
    if (read.success && !isLarge) {
      ops.push(read.data)
      continue
    }
    const { id, group } = glimpseShape.parse(one)
    if (group) spoiled.add(group.id)
    unreadable.push({ id: id.slice(0, 64), outcome: 'rejected', seq: 0, rev: 0, code: isLarge ? 'input.large' : 'input.malformed' })
  }
  const isSpoiled = ({ group }: Op) => group !== undefined && spoiled.has(group.id)
  for (const { id } of ops.filter(isSpoiled)) unreadable.push({ id, outcome: 'rejected', seq: 0, rev: 0, code: 'op.blocked' })
  return { ops: ops.filter((op) => !isSpoiled(op)), unreadable }
}

/**
 * Where the sequence stands, or nothing when the device cannot go on from there: it counts in another epoch, has read further, or
 * proves to have been told what this database does not know. Then commits were lost, and a new epoch begins for everybody.
 */
function fits(ask: RawAsk, { epoch, seq, knows }: Standing): boolean {
  return knows && (ask.epoch === null || ask.epoch === epoch) && (ask.since ?? 0) <= seq
}

type Asking = { readonly engine: Engine; readonly db: Db; readonly person: Person; readonly ask: RawAsk }

/** Versions and cursors of another epoch mean nothing here: nothing is told before the device has started afresh. */
async function afresh({ engine, db, person: { tenant }, ask }: Asking, standing: Standing) {
  const { epoch: was, knows } = standing
  const foreign = ask.epoch === was ? null : ask.epoch
  const epoch = knows ? was : await renewEpoch(engine, db, { tenant, epoch: was, foreign })
  return { epoch, head: headOf({ vault: engine.vault, tenant, epoch }, standing), settled: [], changes: [], next: 0, more: true }
}

type News = Pick<Reply, 'changes' | 'next' | 'place' | 'more' | 'recopied'>

async function read({ engine, db, person, ask }: Asking, { seq, first }: Standing, today: string): Promise<News> {
  // Changes the device has not read are forgotten: it copies everything anew.
  if (ask.since !== null && ask.since < first - 1) return { changes: [], next: seq, place: { asOf: seq, noun: '', after: '' }, more: true }
  if (ask.since !== null) {
    const news = await changesSince(engine, db, person, { from: ask.since, to: seq }, today)
    if (!ask.recopy || news.more) return news
    // Read after the news, so that no row is told older than it was before.
    return { ...news, recopied: await recopyPage(engine, db, person, ask.recopy, { asOf: seq, today }) }
  }
  const start = ask.place ?? { asOf: seq, noun: '', after: '' }
  const page = await snapshotPage(engine, db, person, start, today)
  return { ...page, next: start.asOf, more: page.place !== null }
}

/** What is told, as the app that asks reads it. */
function asReadBy({ catalogue }: Engine, { protocol = 1 }: RawAsk, told: News): News {
  if (protocol >= 2) return told
  const fieldsOf = (noun: string) => catalogue.resources[noun]?.fields ?? {}
  return { ...told, changes: told.changes.map((one) => ({ ...one, row: one.row && withoutEntryIds(fieldsOf(one.noun), one.row) })) }
}

/** What the device may hold, where it holds something else and knows to ask. */
function partsTold({ engine, person, ask }: Asking): Pick<Reply, 'print' | 'parts'> {
  if (ask.print === undefined) return {}
  const { print, tell } = partsFor(engine, person)
  return print === ask.print ? { print } : { print, parts: tell() }
}

/** One step of sync: does what the device asks, then tells it what is new. */
export async function exchange(engine: Engine, person: Person, ask: RawAsk, agent: string): Promise<Reply> {
  // Nothing of it is taken, and the app keeps it: it asks its person for an update.
  if ((ask.protocol ?? 1) < (engine.catalogue.oldestProtocol ?? 1)) refuse('update.needed')
  const { tenant } = person
  const db = engine.databases.tenant(tenant)
  const asking = { engine, db, person, ask }
  const now = dateTimeOf(engine.now())
  const base = { now, scope: scopeOf(engine, person) }
  const proven = provenBy(engine.vault, tenant, ask)
  const entered = await enter(db, person, ask, proven, agent)
  if (!fits(ask, entered)) return { ...base, ...(await afresh(asking, entered)) }
  const { ops, unreadable } = readOps(ask.ops)
  if (ask.ops.length > limits.ops && unitsOf(ops).length > 1) refuse('input.invalid', { count: 1 })
  const { sender: replica, anew } = entered
  const settled = [...unreadable, ...(await runBatch(engine, { person, replica, onClash: 'hold' }, ops))]
  const standing = ops.length > 0 ? await readStanding(db, ask, proven) : entered
  // The database was exchanged for an earlier one under the ops.
  if (!fits(ask, standing)) return { ...base, ...(await afresh(asking, standing)) }
  const told = asReadBy(engine, ask, await read(asking, standing, now.slice(0, 10)))
  const rows = [...told.changes, ...(told.recopied?.changes ?? [])]
  const acks = await acksOf(db, replica, ask.since ?? 0, rows, settled)
  const { epoch } = standing
  const head = headOf({ vault: engine.vault, tenant, epoch }, standing)
  return { epoch, head, ...base, ...partsTold(asking), settled, ...told, acks, ...(anew && { anew }) }
}
