import type { Settled } from '../../../contract/sync/exchange'
import type { PersonDb } from '../person-db'
import { followersOf, suspectPause } from './pick'
import { type Fare, isParked, type Pull, type StoredOp } from './stored'
import { sendAnew } from './upload-queue'

/** Failures of an op by itself after which it is parked. */
export const mostFailures = 5
/** How long an op waits that the server cannot decide on, such as one of an app too new for it, before it is shown as refused, milliseconds. */
const patience = 86_400_000

async function accept(db: PersonDb, op: StoredOp, { seq, rev, held = [] }: Settled, era: string, fare: Fare | undefined): Promise<void> {
  await db.acked.put({ ...op, era, seq, rev, held, ...(fare?.fate === 'again' && { was: fare.rev }) })
  await db.ops.delete(op.id)
  await db.standing.delete(op.id)
}

/** An op failed by itself, while the server was well otherwise. After the fifth time it is parked. */
export function failedOnce(op: StoredOp, fare: Fare | undefined, now: number): Fare {
  const failures = (fare?.failures ?? 0) + 1
  const known: Fare = { fate: 'trying', since: now, ...fare, id: op.id, entity: op.entity, failures }
  return failures < mostFailures ? known : { ...known, fate: 'suspect', retryAt: now + suspectPause }
}

/** What lies here of an op's group, the op itself included. Its numbers follow one another. */
export async function groupOf(db: PersonDb, { n, id, group }: StoredOp): Promise<StoredOp[]> {
  if (!group) return [...(await db.ops.where({ id }).toArray())]
  const first = n - group.at + 1
  const near = await db.ops
    .where('n')
    .between(first, first + group.of)
    .toArray()
  return near.filter((op) => op.group?.id === group.id)
}

/** Where one op of a group is parked, so are the others: it goes, and is asked about, as one. */
export async function parkGroups(db: PersonDb, ops: readonly (StoredOp | undefined)[], now: number): Promise<void> {
  const seen = new Set<string>()
  for (const op of ops) {
    if (!op?.group || seen.has(op.group.id) || !isParked(await db.standing.get(op.id))) continue
    seen.add(op.group.id)
    const others = await groupOf(db, op)
    const fares = await db.standing.bulkGet(others.map(({ id }) => id))
    const free = others.filter((_, at) => !isParked(fares[at]))
    await db.standing.bulkPut(free.map(({ id, entity }): Fare => ({ id, entity, since: now, fate: 'blocked', code: 'op.blocked' })))
  }
}

/** Writes down what became of ops. An outcome for an op that is not waiting any more is an echo and changes nothing. */
export async function recordOutcomes(db: PersonDb, settled: readonly Settled[], pull: Pull, now: number): Promise<void> {
  const ids = settled.map((one) => one.id)
  const ops = await db.ops.bulkGet(ids)
  const fares = await db.standing.bulkGet(ids)
  for (const [at, one] of settled.entries()) {
    const [op, fare] = [ops[at], fares[at]]
    if (!op) continue
    const { outcome, code, values, problems } = one
    const known = { id: op.id, entity: op.entity, since: fare?.since ?? now, code, values, problems }
    if (outcome === 'applied' || outcome === 'conflict') await accept(db, op, one, pull.era, fare)
    else if (outcome === 'rejected' || outcome === 'blocked') await db.standing.put({ ...known, fate: outcome })
    else if (code === 'file.missing' && (await sendAnew(db, String(values?.files ?? '').split(','))) > 0) continue
    else if (code === 'server.failed' || code === 'file.missing') await db.standing.put({ ...failedOnce(op, fare, now), code })
    else if (code !== 'op.waits')
      await db.standing.put({ ...fare, ...known, fate: now - known.since > patience ? 'rejected' : (fare?.fate ?? 'trying') })
  }
  await parkGroups(db, ops, now)
}

/** Counts a failure against what went alone: an op, or those of a group. */
export async function blame(db: PersonDb, ops: readonly StoredOp[], now: number): Promise<void> {
  await db.transaction('rw', [db.ops, db.standing], async () => {
    for (const op of ops) if (await db.ops.get(op.id)) await db.standing.put(failedOnce(op, await db.standing.get(op.id), now))
    await parkGroups(db, ops, now)
  })
}

/** Drops parked ops for good. What waits for them would wait for ever, so it is shown as blocked. */
export async function forget(db: PersonDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const left = followersOf(await db.ops.toArray(), ids)
  const fares = await db.standing.bulkGet(left.map((op) => op.id))
  const blocked = left.map(({ id, entity }, at): Fare => ({ since: 0, ...fares[at], id, entity, fate: 'blocked', code: 'op.blocked' }))
  await db.standing.bulkPut(blocked.filter((_, at) => !isParked(fares[at])))
  await db.ops.bulkDelete([...ids])
  await db.standing.bulkDelete([...ids])
}
