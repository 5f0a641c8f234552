import { type PersonDb, readMeta, writeMeta } from '../person-db'

/** What ops and half-filled forms name. A file's name occurs nowhere by chance. */
async function namedText(db: PersonDb): Promise<string> {
  const named = [await db.ops.toArray(), await db.acked.toArray(), await db.drafts.toArray()]
  return JSON.stringify(named)
}

/**
 * Gives up what can be had again, for a device that is full: pictures fetched to look at, own files the server has and no waiting op names,
 * and, while a new copy `comes`, the old one: what is here is not all there is until then. Edits, drafts and unsent files are never touched.
 */
export function makeRoom(db: PersonDb, comes = false): Promise<void> {
  return db.transaction('rw', [db.rows, db.staged, db.ops, db.acked, db.drafts, db.pictures, db.blobs, db.meta], async () => {
    const pull = await readMeta(db, 'pull')
    if (comes && (await db.rows.where('gen').below(pull.gen).delete())) await writeMeta(db, 'pull', { ...pull, ready: false })
    await db.staged.clear()
    const copied = await readMeta(db, 'copied')
    if (copied) await writeMeta(db, 'copied', { ...copied, again: copied.again.map((one) => ({ ...one, at: null })) })
    await db.pictures.clear()
    const named = await namedText(db)
    const sent = await db.blobs.where({ state: 'sent' }).primaryKeys()
    await db.blobs.bulkDelete(sent.filter((sha) => !named.includes(sha)))
  })
}
