import type { Reply } from '../../../contract/sync/exchange'
import type { Pull } from '../outbox/stored'
import type { PersonDb } from '../person-db'

/** How long a finished op is kept, to be offered again should the server be restored from a backup: 30 days in milliseconds. */
export const keepDone = 30 * 86_400_000

/** A full copy is to be fetched anew. The old one stays in view until the new one is complete. */
export const freshCopy = (pull: Pull): Pull => ({ ...pull, since: null, place: null, gen: pull.gen + 1 })

/**
 * The server has lost commits. What it had accepted lately goes back to the outbox, where the order of old still holds: ops it
 * still knows answer with their stored outcome, lost ones are done again.
 */
export async function startEra(db: PersonDb, pull: Pull, { epoch, head }: Reply, now: number): Promise<Pull> {
  const kept = db.done.where('finishedAt').aboveOrEqual(now - keepDone)
  const [acked, done] = [await db.acked.toArray(), await kept.toArray()]
  const again = [
    ...acked.map(({ era: _, seq: __, was: ___, rev, held, ...op }) => ({ op, rev, held })),
    ...done.map(({ finishedAt: _, rev, held, ...op }) => ({ op, rev, held })),
  ]
  await db.ops.bulkPut(again.map(({ op }) => op))
  await db.standing.bulkPut(
    again.map(({ op, rev, held }) => ({ id: op.id, entity: op.entity, fate: 'again' as const, since: now, rev, held: [...held] })),
  )
  // Their files may be lost with them.
  await db.blobs.where({ state: 'sent' }).modify({ state: 'local' })
  await db.acked.clear()
  await db.done.clear()
  const next = freshCopy(pull)
  // A server that went back without saying so keeps its epoch, yet versions from before mean nothing any more.
  return { ...next, epoch, era: epoch === pull.epoch ? `~${next.gen}` : epoch, scope: null, known: head ? [head] : [], syncedAt: null }
}
