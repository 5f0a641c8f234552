import type { PersonDb } from '../offline/person-db'

/** What the server answered to a question no rows on the device answer. `at`: when, in milliseconds. */
type KeptAnswer<T = unknown> = { readonly at: number; readonly data: T }
type Answers = Readonly<Record<string, KeptAnswer>>

/** Where they lie among the single values of a person's database, with the copy, and are wiped with it. */
const place = 'answers'
const answersOf = async ({ meta }: PersonDb): Promise<Answers> => ((await meta.get(place))?.value as Answers | undefined) ?? {}

/** The last answer under a name that the device keeps for its person. */
export const keptAnswerOf = async <T>(db: PersonDb, name: string): Promise<KeptAnswer<T> | null> =>
  ((await answersOf(db))[name] as KeptAnswer<T> | undefined) ?? null

/** Keeps an answer in place of the one before. A database that is closed, because its person has left, stays closed. */
export const keepAnswer = (db: PersonDb, name: string, answer: KeptAnswer): Promise<unknown> =>
  db.transaction('rw', db.meta, async () => db.meta.put({ k: place, value: { ...(await answersOf(db)), [name]: answer } }))
