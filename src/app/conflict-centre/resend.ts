import { refuse } from '../../contract/error'
import { unitsOf } from '../../contract/sync/group'
import type { Op } from '../../contract/sync/op'
import { atomic } from '../offline/outbox/atomic'
import { commitOps, type Desk } from '../offline/outbox/commit'
import { type ParkedItem, readConflictCentre } from '../offline/outbox/conflict-centre'
import { forget, groupOf } from '../offline/outbox/outcomes'
import { type Fare, isParked, type StoredOp } from '../offline/outbox/stored'
import type { PersonDb } from '../offline/person-db'
import { steady } from '../offline/steady'

/** Forgets a parked op for good, with its group. One that waits cannot be forgotten: it may be on its way. Answers whether it was. */
export function discard(db: PersonDb, id: string): Promise<boolean> {
  return steady(db, () =>
    db.transaction('rw', [db.ops, db.standing], async () => {
      const op = await db.ops.get(id)
      if (!op || !isParked(await db.standing.get(id))) return false
      const ids = (await groupOf(db, op)).map((one) => one.id)
      await forget(db, ids)
      return true
    }),
  )
}

/** Lets suspects, or one of them and its group, go at once instead of within the hour. */
export async function retryNow(db: PersonDb, id?: string): Promise<void> {
  const op = id === undefined ? undefined : await db.ops.get(id)
  const ids = op && (await groupOf(db, op)).map((one) => one.id)
  const chosen = (fare: Fare) => id === undefined || fare.id === id || ids?.includes(fare.id) === true
  await steady(db, () => db.standing.where({ fate: 'suspect' }).filter(chosen).modify({ retryAt: 0 }))
}

/** What goes, and of each group all that is parked with it, in the order it was made. */
function withGroups(halted: readonly ParkedItem[], going: ReadonlyMap<string, StoredOp>): ReadonlyMap<string, StoredOp> {
  const groups = new Set([...going.values()].flatMap(({ group }) => group?.id ?? []))
  const others = halted.filter(({ op }) => !going.has(op.id) && op.group && groups.has(op.group.id))
  return new Map([...going, ...others.map(({ op }) => [op.id, op] as const)].sort(([, one], [, two]) => one.n - two.n))
}

/** Sends ops in the place of parked ones, by their ids, in their order. `halted`: all that is parked and waits for nothing else. */
export async function sendInstead(desk: Desk, halted: readonly ParkedItem[], fixed: ReadonlyMap<string, StoredOp>): Promise<Op[]> {
  const going = withGroups(halted, fixed)
  const stuck = halted.map(({ op }) => op.id)
  const known = new Set<string>()
  for (const table of [desk.db.ops, desk.db.acked, desk.db.done])
    for (const op of await table.bulkGet([...going.values()].flatMap(({ deps }) => deps)))
      if (op && !stuck.includes(op.id)) known.add(op.id)
  // What depended on an op depends on the one sent instead of it. What is not here any more is done, or was thrown away.
  const anew = (dep: string) => going.get(dep)?.entity ?? (known.has(dep) ? dep : [])
  const intents = unitsOf([...going.values()]).flatMap((unit) => {
    const made = unit.map(({ noun, key, verb, patch, deps }) => ({ noun, key, verb, patch, deps: deps.flatMap(anew) }))
    return unit[0].group ? atomic(made) : made
  })
  return commitOps(desk, intents, { instead: [...going.keys()] })
}

/**
 * Sends a refused op again as a new one, with `fix` over its values, and after it those that were only refused because it was.
 * Refuses with `record.gone` when the op is not in the conflict centre as refused: an op whose fate is unknown is never doubled.
 */
export async function resend(desk: Desk, id: string, fix: Readonly<Record<string, unknown>> = {}): Promise<Op[]> {
  const { parked } = await steady(desk.db, () => readConflictCentre(desk.db, desk.catalogue))
  const halted = parked.filter(({ fare }) => fare.code !== 'op.waits')
  const refused = halted.filter(({ fare }) => fare.fate !== 'suspect')
  const first = refused.find(({ op }) => op.id === id)
  if (!first) return refuse('record.gone')
  const stuck = halted.map(({ op }) => op.id)
  const going = new Map([[id, { ...first.op, patch: { ...first.op.patch, ...fix } }]])
  for (const op of withGroups(halted, going).values()) if (!going.has(op.id)) going.set(op.id, op)
  for (const { op } of refused.filter((one) => one.op.n > first.op.n && one.fare.fate === 'blocked')) {
    const before = [op.prev ?? '', ...op.deps].filter((one) => stuck.includes(one))
    if (before.length > 0 ? before.every((one) => going.has(one)) : op.entity === first.op.entity) going.set(op.id, op)
  }
  return sendInstead(desk, halted, going)
}
