import { type PersonDb, readMeta, writeMeta } from './person-db'

/** What the server answered to a question no rows on the device answer. `at`: when, in milliseconds. */
export type KeptAnswer<T = unknown> = { readonly at: number; readonly data: T }

/** The last answer under a name that the device keeps for its person. It lies with their copy, and goes with it. */
export async function keptAnswerOf<T>(db: PersonDb, name: string): Promise<KeptAnswer<T> | null> {
  return ((await readMeta(db, 'answers'))?.[name] as KeptAnswer<T> | undefined) ?? null
}

/** Keeps an answer in place of the one before. A database that is closed, because its person has left, stays closed. */
export async function keepAnswer(db: PersonDb, name: string, answer: KeptAnswer): Promise<void> {
  await db.transaction('rw', db.meta, async () => writeMeta(db, 'answers', { ...(await readMeta(db, 'answers')), [name]: answer }))
}
