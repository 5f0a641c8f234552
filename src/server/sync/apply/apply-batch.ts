import { sql } from 'kysely'
import { resourceOf } from '../../../contract/catalogue'
import { errorOf, Refusal } from '../../../contract/error'
import type { Values } from '../../../contract/fields/values'
import type { Settled } from '../../../contract/sync/exchange'
import { isWhole, unitsOf } from '../../../contract/sync/group'
import type { Op, Outcome } from '../../../contract/sync/op'
import { upcast } from '../../../contract/sync/upcast'
import type { Db } from '../../db/database'
import { ownTenant } from '../../db/own-tenant'
import { problemsTold, unreadBy } from '../../resource/read-part'
import type { Batch } from '../batch'
import { noteTwin } from '../replicas'
import { applyGroup, stoppedBy } from './apply-group'
import { applyOp } from './apply-op'
import { keepEvidence } from './evidence'
import { giveNumbers } from './give-numbers'
import { openContext } from './op-context'
import { readAhead } from './read-ahead'
import { number } from './sequence'
import { standingOf, wasIn } from './was-in'

type EarlierOutcomes = {
  readonly op_id: string
  readonly outcome: Outcome
  readonly settled: Settled
  readonly payload_hash: string
  readonly user_id: string
  /** Version in which it was hashed. */
  readonly v: string
}
/**
 * `made`: the op as its device made it, before it was said in today's version. `batch`: that of its sender. `was`: what stood in the fields it
 * changed, null where there was no row.
 */
type Recorded = {
  readonly batch: Batch
  readonly op: Op
  readonly made: Op
  readonly settled: Settled
  readonly hash: string
  readonly was: Values | null
}

/** What one sender brings. Senders whose work is done together share everything of their batches but who they are. */
export type Part = { readonly batch: Batch; readonly ops: readonly Op[] }

/** What distinguishes one op from another that claims its id. Keyed, because an op may hold a secret that is soon guessed. */
const hashOf = ({ vault }: Batch, op: Op): string =>
  vault.print(JSON.stringify([op.noun, op.key, op.verb, op.patch, op.prev, op.n, ...(op.group ? [op.group] : [])]))

const idsOf = (ops: readonly Op[]): string[] => ops.flatMap((op) => [op.id, ...(op.prev ? [op.prev] : []), ...op.deps])

/** A number a replica has used, and for which op. */
type Used = { readonly op_id: string; readonly replica: string; readonly n: number }

/** What is known of these ops and those before them, and for which ops their senders' numbers were used. */
async function knownOps(db: Db, parts: readonly Part[]): Promise<{ known: ReadonlyMap<string, EarlierOutcomes>; used: readonly Used[] }> {
  const ops = parts.flatMap((part) => part.ops)
  if (ops.length === 0) return { known: new Map(), used: [] }
  const names = parts.flatMap((part) => part.ops.map(() => part.batch.replica))
  const columns = sql`o.op_id, o.outcome, o.settled, o.payload_hash, o.user_id, o.payload ->> 'v' as v, o.replica, o.n`
  const ours = sql`o.tenant_id = ${ownTenant}`
  // Two looks, each by its own index: asked with an "or", the database would read all ops there ever were.
  const { rows } = await sql<
    EarlierOutcomes & Used
  >`select ${columns} from sync_op o where ${ours} and o.op_id = any(${[...new Set(idsOf(ops))]}::text[])
    union all select ${columns} from unnest(${names}::text[], ${ops.map((op) => op.n)}::bigint[]) as sent(replica, n)
      join sync_op o on ${ours} and o.replica = sent.replica and o.n = sent.n`.execute(db)
  return { known: new Map(rows.map((row) => [row.op_id, row])), used: rows }
}

/** Whether another device has used a sender's numbers under the same replica's name. */
function hasTwin({ batch: { replica }, ops }: Part, used: readonly Used[]): boolean {
  const [ids, numbers] = [new Set(idsOf(ops)), new Set(ops.map((op) => op.n))]
  return used.some((one) => one.replica === replica && numbers.has(one.n) && !ids.has(one.op_id))
}

/** The senders, and under the name of a stranger each whose replica turns out to be two devices, be the other one among them. */
async function unmasked(db: Db, sent: readonly Part[], known: readonly Used[]): Promise<Part[]> {
  const parts: Part[] = []
  const used = [...known]
  for (const part of sent) {
    const { batch: asked, ops } = part
    const batch = hasTwin(part, used) ? { ...asked, replica: await noteTwin(db, asked.replica) } : asked
    used.push(...ops.map(({ id, n }) => ({ op_id: id, replica: batch.replica, n })))
    parts.push({ batch, ops })
  }
  return parts
}

const settle = (op: Op, outcome: Outcome, more: Partial<Settled> = {}): Settled => ({ id: op.id, outcome, seq: 0, rev: 0, ...more })

/** Whether an op asks for what is not known here, and so may come from a newer release than this one. */
const isBeyond = ({ code, problems }: Refusal): boolean =>
  code === 'noun.unknown' || code === 'op.unknown' || Object.values(problems).some((problem) => problem.code === 'field.unknown')

function settleRefusal({ catalogue, person }: Batch, op: Op, refusal: Refusal): Settled {
  const outcome: Outcome = errorOf(refusal.code).fate === 'retry' || isBeyond(refusal) ? 'retry' : 'rejected'
  const resource = resourceOf(catalogue, op.noun)
  const told = problemsTold(refusal.problems, resource ? unreadBy(resource, person) : [])
  const problems = Object.keys(told).length > 0 ? { problems: told } : {}
  return settle(op, outcome, { code: refusal.code, values: refusal.values, ...problems })
}

/** Why an op cannot be tried yet, or ever: the op before it on the same row, or one it depends on, is missing or was refused. */
export function obstacle(op: Op, outcomeOf: (id: string) => Outcome | undefined): Settled | undefined {
  const before = [...(op.prev ? [op.prev] : []), ...op.deps].map(outcomeOf)
  if (before.some((outcome) => outcome === 'rejected' || outcome === 'blocked')) return settle(op, 'blocked', { code: 'op.blocked' })
  if (before.some((outcome) => outcome === undefined || outcome === 'retry')) return settle(op, 'retry', { code: 'op.waits' })
}

async function applyOne(batch: Batch, op: Op): Promise<Settled> {
  const known = batch.refusals.get(op.id)
  if (known) return settleRefusal(batch, op, known)
  try {
    const applied = await applyOp(batch, openContext(batch, op), op)
    batch.staging.keep()
    return settle(op, applied.outcome, { rev: applied.rev, ...(applied.held.length > 0 ? { held: applied.held } : {}) })
  } catch (error) {
    batch.staging.drop()
    if (error instanceof Refusal) return settleRefusal(batch, op, error)
    throw error
  }
}

/** Why a group cannot be tried yet, or ever. Those of its own ops that come before an op are nothing it waits for. */
export function obstacleTo(unit: readonly Op[], outcomeOf: (id: string) => Outcome | undefined): Settled | undefined {
  const own = new Set(unit.map(({ id }) => id))
  const found = unit.flatMap((op) => {
    const { prev, deps } = op
    return obstacle({ ...op, prev: own.has(prev ?? '') ? null : prev, deps: deps.filter((id) => !own.has(id)) }, outcomeOf) ?? []
  })
  return found.find(({ outcome }) => outcome === 'blocked') ?? found[0]
}

/** What became of a group of which one op was refused: that one says why, the others that it did. */
function settleStopped(batch: Batch, unit: readonly [Op, ...Op[]], at: number, refusal: Refusal): Settled[] {
  const { outcome, ...why } = settleRefusal(batch, unit[at] ?? unit[0], refusal)
  const { code, values } = stoppedBy(batch, unit, at)
  // What only waits is tried again as a whole.
  const others = outcome === 'retry' ? { code: 'op.waits' } : { code, values }
  return unit.map((op, place) => (place === at ? { ...why, outcome } : settle(op, outcome, others)))
}

/** Does what goes together, one op or all of a group. */
async function applyUnit(batch: Batch, unit: readonly [Op, ...Op[]], outcomeOf: (id: string) => Outcome | undefined): Promise<Settled[]> {
  const obstacle = obstacleTo(unit, outcomeOf)
  if (obstacle) return unit.map(({ id }) => ({ ...obstacle, id }))
  if (!isWhole(unit)) return unit.map((op) => settle(op, 'retry', { code: 'op.part' }))
  if (unit.length === 1) return [await applyOne(batch, unit[0])]
  const result = await applyGroup(batch, unit)
  if (result.outcome === 'refused') {
    if (result.error instanceof Refusal) return settleStopped(batch, unit, result.at, result.error)
    throw result.error
  }
  const { outcome, done } = result
  return unit.map((op, at) => settle(op, outcome, { rev: done[at]?.rev ?? 0, ...(done[at]?.held.length && { held: done[at].held }) }))
}

/** Two windows of one replica may send at once: they take turns. */
async function lockReplicas(db: Db, parts: readonly Part[]): Promise<void> {
  const replicas = [...new Set(parts.map(({ batch }) => batch.replica))]
  await sql`select pg_advisory_xact_lock(h) from (select hashtextextended(current_setting('app.tenant_id') || '/' || r, 11) h
    from unnest(${replicas}::text[]) r order by 1) locks`.execute(db)
}

/**
 * The stored outcome of an op that came before, or of its group where its own is forgotten: a group has one outcome, and none of it is ever done
 * by itself.
 */
function replay(batch: Batch, op: Op, seen: EarlierOutcomes | undefined, ofGroup: EarlierOutcomes): Settled {
  if (!seen) return settle(op, ofGroup.outcome, { seq: ofGroup.settled.seq, dup: true })
  // Said in another version, the same op has another hash: a release lies between the first time and this one.
  const isSame = (seen.v !== String(op.v) || seen.payload_hash === hashOf(batch, op)) && seen.user_id === batch.author.id
  return isSame ? { ...seen.settled, dup: true } : settle(op, 'rejected', { code: 'op.reused' })
}

/** Does the ops of one sender one after the other. `recorded` grows by what is to be kept of them. */
async function applyPart(
  { batch, ops }: Part,
  known: ReadonlyMap<string, EarlierOutcomes>,
  recorded: Map<string, Recorded>,
): Promise<Settled[]> {
  const answers: Settled[] = []
  const outcomeOf = (id: string) => recorded.get(id)?.settled.outcome ?? known.get(id)?.outcome
  for (const sent of unitsOf(ops)) {
    const unit = sent.map((made) => ({ made, op: upcast(batch.catalogue, made) }))
    const seen = unit.map(({ op }) => known.get(op.id) ?? stored(recorded.get(op.id)))
    const earlier = seen.find((one) => one !== undefined)
    if (earlier) {
      answers.push(...unit.map(({ op }, at) => replay(batch, op, seen[at], earlier)))
      continue
    }
    const [first, ...more] = unit.map(({ op }) => op)
    if (!first) continue
    const before = await standingOf(
      batch,
      unit.map(({ op }) => op),
    )
    const settled = await applyUnit(batch, [first, ...more], outcomeOf)
    answers.push(...settled)
    for (const [at, { made, op }] of unit.entries()) {
      const one = settled[at]
      if (!one || one.outcome === 'retry') continue
      recorded.set(op.id, { batch, op, made, settled: one, hash: hashOf(batch, op), was: await wasIn(batch, op, before) })
    }
  }
  return answers
}

/**
 * Applies the ops of one or several senders in the order given, inside the caller's transaction: each at most once, however often it is
 * sent. Rows, changes and outcomes are written together at the end, and the tenant's counter is taken last, so that the order of the
 * sequence is the order of commits. Any error that is not a refusal of one op is thrown, and so is `access.more`, which shows only when all
 * rows stand: the caller rolls back and isolates the op that caused it. Answers each sender's outcomes.
 */
export async function applyBatch(db: Db, sent: readonly Part[]): Promise<Settled[][]> {
  await lockReplicas(db, sent)
  const { known, used } = await knownOps(db, sent)
  const parts = await unmasked(db, sent, used)
  const [first] = parts
  if (!first) return []
  const { batch } = first
  const ops = parts.flatMap((part) => part.ops).map((made) => upcast(batch.catalogue, made))
  await readAhead(
    batch,
    ops.filter((op) => !known.has(op.id)),
  )
  const answers: Settled[][] = []
  const recorded = new Map<string, Recorded>()
  for (const part of parts) answers.push(await applyPart(part, known, recorded))
  for (const work of batch.laters.values()) await work()
  batch.staging.keep()
  await giveNumbers(db, batch)
  const rows = batch.staging.rows()
  // Of what people hold now, nobody could tell which sender gave it.
  if (parts.length > 1 && rows.some(({ noun }) => batch.giving.watches(noun)))
    throw new Error('what people hold is changed by one at a time')
  const held = await batch.giving.before(db, batch.person, rows)
  const place = await number(db, batch, recorded)
  if (held) await batch.giving.check(db, batch.person, rows, held)
  await keepEvidence(db, batch, [...recorded.values()])
  return answers.map((own) => own.map(place))
}

const stored = (one: Recorded | undefined): EarlierOutcomes | undefined =>
  one && {
    op_id: one.op.id,
    outcome: one.settled.outcome,
    settled: one.settled,
    payload_hash: one.hash,
    user_id: one.batch.author.id,
    v: String(one.op.v),
  }
