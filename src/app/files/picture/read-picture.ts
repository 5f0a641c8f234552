import { type SmallEdge, smallEdges } from '../../../contract/fields/file'
import type { PersonDb } from '../../offline/person-db'
import { isFull, steady } from '../../offline/steady'
import { isSilence } from '../../wire/wire-error'
import { hasRoomForCopies } from '../room'

/** The row that names a file: who may see it may have the file. */
export type Naming = { readonly noun: string; readonly id: string }

/** A picture, or with `edge` the small copy of it. */
export type Wanted = { readonly sha: string; readonly edge?: SmallEdge | undefined }

/** Where pictures come from when they are not here. Throws when they do not come. */
export type FetchPicture = (sha: string, of: Naming, edge?: SmallEdge) => Promise<Blob>

/** What a copy is kept under: a small one beside the picture itself. */
export const pictureKey = ({ sha, edge }: Wanted): string => (edge ? `${sha}@${edge}` : sha)

async function keepCopy(db: PersonDb, key: string, mime: string, bytes: ArrayBuffer, now: number): Promise<void> {
  if (!(await hasRoomForCopies())) return
  await steady(db, () => db.pictures.put({ sha: key, mime, bytes, at: now })).catch((error: unknown) => {
    // A full device shows the picture and keeps no copy of it.
    if (!isFull(error)) throw error
  })
}

/** A picture that lies here: the one made on this device, or the copy that is asked for, or else a larger one. */
const found = (db: PersonDb, { sha, edge }: Wanted) =>
  steady(db, async () => {
    const whole = (await db.blobs.get(sha)) ?? (edge && (await db.pictures.get(pictureKey({ sha, edge })))) ?? (await db.pictures.get(sha))
    return whole && new Blob([whole.bytes], { type: whole.mime })
  })

/** Any other copy of it, which is better than none where the network is away. */
const smaller = (db: PersonDb, sha: string) =>
  steady(db, async () => {
    const [other] = await db.pictures
      .bulkGet(smallEdges.map((edge) => pictureKey({ sha, edge })).reverse())
      .then((all) => all.filter(Boolean))
    return other && new Blob([other.bytes], { type: other.mime })
  })

/**
 * A picture: the one made on this device, a copy fetched before, or a new copy. Undefined when it is not here and `of` is not known. Without a
 * network a small copy does for a larger one.
 */
export async function readPicture(
  db: PersonDb,
  wanted: Wanted,
  of: Naming | undefined,
  fetchPicture: FetchPicture,
  now: number,
): Promise<Blob | undefined> {
  const own = await found(db, wanted)
  if (own || !of) return own
  try {
    const fetched = await fetchPicture(wanted.sha, of, wanted.edge)
    await keepCopy(db, pictureKey(wanted), fetched.type, await fetched.arrayBuffer(), now)
    return fetched
  } catch (error) {
    const instead = isSilence(error) ? await smaller(db, wanted.sha) : undefined
    if (instead) return instead
    throw error
  }
}
