import type { PersonDb } from '../../offline/person-db'
import { steady } from '../../offline/steady'

/** How long bytes stay that nothing waiting names: 7 days in milliseconds. A server restored meanwhile can have them again. */
const keepFiles = 7 * 86_400_000

/** Files made before a moment, by name; their bytes are looked at one by one. */
async function olderThan(db: PersonDb, before: number): Promise<string[]> {
  const old: string[] = []
  await db.blobs.each(({ sha, at }) => {
    if (at < before) old.push(sha)
  })
  return old
}

/** Drops those of some files that no waiting edit, none done since a moment and no draft names. Within a transaction over all of these. */
export async function dropUnnamed(db: PersonDb, shas: readonly string[], since = 0): Promise<void> {
  if (shas.length === 0) return
  const done = await db.done.where('finishedAt').aboveOrEqual(since).toArray()
  const named = JSON.stringify([await db.ops.toArray(), await db.acked.toArray(), done, await db.drafts.toArray()])
  await db.blobs.bulkDelete(shas.filter((sha) => !named.includes(sha)))
}

/**
 * Drops files and fetched pictures that have not been needed for a week: those whose edits are done, and those of forms that were
 * given up. Whatever a waiting edit or a draft names stays, however old.
 */
export function sweepFiles(db: PersonDb, now: number): Promise<void> {
  const before = now - keepFiles
  return steady(db, () =>
    db.transaction('rw', [db.ops, db.acked, db.done, db.drafts, db.blobs, db.pictures], async () => {
      await db.pictures.where('at').below(before).delete()
      await dropUnnamed(db, await olderThan(db, before), before)
    }),
  )
}
