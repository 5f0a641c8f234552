import type { PersonDb } from '../../offline/person-db'
import { isFull, steady } from '../../offline/steady'
import { hasRoomForCopies } from '../room'

/** The row that names a file: who may see it may have the file. */
export type Naming = { readonly noun: string; readonly id: string }

/** Where pictures come from when they are not here. Throws when they do not come. */
export type FetchPicture = (sha: string, of: Naming) => Promise<Blob>

async function keepCopy(db: PersonDb, sha: string, mime: string, bytes: ArrayBuffer, now: number): Promise<void> {
  if (!(await hasRoomForCopies())) return
  await steady(db, () => db.pictures.put({ sha, mime, bytes, at: now })).catch((error: unknown) => {
    // A full device shows the picture and keeps no copy of it.
    if (!isFull(error)) throw error
  })
}

/** A picture: the one made on this device, a copy fetched before, or a new copy. Undefined when it is not here and `of` is not known. */
export async function readPicture(
  db: PersonDb,
  sha: string,
  of: Naming | undefined,
  fetchPicture: FetchPicture,
  now: number,
): Promise<Blob | undefined> {
  const own = await steady(db, async () => (await db.blobs.get(sha)) ?? (await db.pictures.get(sha)))
  if (own) return new Blob([own.bytes], { type: own.mime })
  if (!of) return undefined
  const fetched = await fetchPicture(sha, of)
  await keepCopy(db, sha, fetched.type, await fetched.arrayBuffer(), now)
  return fetched
}
