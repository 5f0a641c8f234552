import { type PersonDb, readMeta, writeMeta } from '../offline/person-db'

/** What the server answered to a question no rows on the device answer; the device keeps the last by what was asked. `at`: when, in milliseconds. */
type KeptAnswer<T = unknown> = { readonly at: number; readonly data: T }

/** The last answer under a name that the device keeps for its person, with the copy, which it is wiped with. */
export const keptAnswerOf = async <T>(db: PersonDb, name: string): Promise<KeptAnswer<T> | null> =>
  ((await readMeta(db, 'answers'))?.[name] as KeptAnswer<T> | undefined) ?? null

/** Keeps an answer in place of the one before. A database that is closed, because its person has left, stays closed. */
export const keepAnswer = (db: PersonDb, name: string, answer: KeptAnswer): Promise<void> =>
  db.transaction('rw', db.meta, async () => writeMeta(db, 'answers', { ...(await readMeta(db, 'answers')), [name]: answer }))
