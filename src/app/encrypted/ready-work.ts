import type { PersonDb } from '../offline/person-db'
import type { OwnCalls } from '../session/own-calls'
import { alone } from './alone'

/** Opens what lies sealed of the person who has signed in, before anything reads it. Throws where the server has to be asked and does not answer. */
export const readyWork = (own: OwnCalls) => (db: PersonDb) =>
  alone(db.name, async () => {
    if ((await db.boxes.count()) > 0) await import('./unlock').then(({ unlock }) => unlock(db, own))
  })
