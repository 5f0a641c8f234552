import { Dexie } from 'dexie'
import type { Catalogue } from '../../contract/catalogue'
import { isFileHash, type SmallEdge } from '../../contract/fields/file'
import { type FetchPicture, type Naming, pictureKey } from '../files/picture/read-picture'
import { hasRoomForCopies } from '../files/room'
import { type PersonDb, readMeta } from '../offline/person-db'
import { steady } from '../offline/steady'
import { WireError } from '../wire/wire-error'

/** The size that faces on boards and in lists are shown in. */
const edge: SmallEdge = 160
/** Most bytes of them a device keeps: some 1,500 faces. */
export const mostAvatarBytes = 8 * 1024 * 1024
/** A copy that rows still name is young again after this many milliseconds, so that it is not swept with pictures somebody looked at once. */
const young = 86_400_000

const isSmall = (key: string): boolean => key.includes('@')
const shaOf = (key: string): string => key.split('@')[0] ?? key

/** The pictures by which rows on this device are known, and a row of each. */
async function namedHere(db: PersonDb, { resources }: Catalogue): Promise<Map<string, Naming>> {
  const named = new Map<string, Naming>()
  for (const { name: noun, avatar, offline } of Object.values(resources)) {
    if (!avatar || offline.mode === 'none') continue
    await db.rows
      .where('[noun+id]')
      .between([noun, Dexie.minKey], [noun, Dexie.maxKey])
      .each(({ id, row }) => {
        const [sha] = [row[avatar]].flat()
        if (isFileHash(sha)) named.set(sha, { noun, id })
      })
  }
  return named
}

/** Drops small copies no row names any more, such as of a child that left, or whose family wants no picture shown. Answers under which keys the others lie, and how many bytes they take. */
async function dropUnnamed(
  db: PersonDb,
  named: ReadonlyMap<string, Naming>,
  now: number,
): Promise<{ kept: ReadonlySet<string>; bytes: number }> {
  const here = (await db.pictures.toCollection().primaryKeys()).filter(isSmall)
  await db.pictures.bulkDelete(here.filter((key) => !named.has(shaOf(key))))
  let bytes = 0
  await db.pictures
    .where('sha')
    .anyOf(here)
    .each((picture) => {
      bytes += picture.bytes.byteLength
    })
  await db.pictures
    .where('at')
    .below(now - young)
    .and(({ sha }) => isSmall(sha))
    .modify({ at: now })
  return { kept: new Set(here), bytes }
}

/** What the server will not give has its reason with this one picture. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof WireError && /^(file|record|access)\./.test(error.code))) throw error
}

/** Keeps a copy, unless the row has gone meanwhile or its person has left: then nothing of it may lie here. */
const keep = (db: PersonDb, sha: string, { noun, id }: Naming, mime: string, bytes: ArrayBuffer, now: number) =>
  steady(db, () =>
    db.transaction('rw', [db.rows, db.pictures], async () => {
      if (await db.rows.get([noun, id])) await db.pictures.put({ sha: pictureKey({ sha, edge }), mime, bytes, at: now })
    }),
  )

/**
 * Brings the small pictures of the people and things this device has rows of, so that they are seen without a network as well, and drops those
 * that no row names any more. One that is refused is passed over; where the server is away or busy all others are asked for another time.
 */
export async function keepAvatars(db: PersonDb, catalogue: Catalogue, fetchPicture: FetchPicture, now: () => number): Promise<void> {
  if (!(await readMeta(db, 'pull')).ready) return
  const named = await namedHere(db, catalogue)
  const { kept, ...held } = await dropUnnamed(db, named, now())
  let { bytes } = held
  for (const [sha, naming] of named) {
    const key = pictureKey({ sha, edge })
    // A board that is being looked at brings its faces by itself.
    if (kept.has(key) || (await db.pictures.where('sha').equals(key).count()) > 0) continue
    if (bytes >= mostAvatarBytes || !(await hasRoomForCopies())) return
    const picture = await fetchPicture(sha, naming, edge).catch(unlessRefused)
    if (!picture) continue
    await keep(db, sha, naming, picture.type, await picture.arrayBuffer(), now())
    bytes += picture.size
  }
}
