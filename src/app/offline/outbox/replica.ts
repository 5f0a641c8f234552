import { uuidv7 } from 'uuidv7'
import { type PersonDb, readMeta, writeMeta } from '../person-db'

/**
 * What proves that this copy of a person's work is the one its name says. A copy made by a release before gets its proof now; on a device
 * that has no room for it work goes without.
 */
export async function readSecret(db: PersonDb): Promise<string | undefined> {
  const known = await readMeta(db, 'secret')
  if (known) return known
  const make = async () => {
    if (!(await readMeta(db, 'secret'))) await writeMeta(db, 'secret', uuidv7())
    return readMeta(db, 'secret')
  }
  return db.transaction('rw', db.meta, make).catch(() => undefined)
}

/** Another device has the same name, because one was made as a copy of the other. The chain of record hashes begins anew with the name. */
export async function renewReplica(db: PersonDb): Promise<void> {
  await writeMeta(db, 'replica', uuidv7())
  await writeMeta(db, 'secret', uuidv7())
  await db.meta.delete('seal')
}
