import { Dexie } from 'dexie'
import type { Recopy } from '../../contract/sync/exchange'
import type { StoredRow } from '../offline/outbox/stored'
import type { PersonDb } from '../offline/person-db'

/** Rows written at once: few enough for the page to hear a finger in between. */
const slice = 100

async function putSliced(table: PersonDb['rows'], rows: readonly StoredRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += slice) await table.bulkPut(rows.slice(at, at + slice))
}

const stagedOf = (db: PersonDb, noun: string) => db.staged.where('[noun+id]').between([noun, Dexie.minKey], [noun, Dexie.maxKey])

/** Lays rows of nouns that are copied anew beside those in view. News of them is laid there as well, so that nothing is missed. */
export async function stage(db: PersonDb, rows: readonly StoredRow[], gone: readonly [string, string][]): Promise<void> {
  await db.staged.bulkDelete([...gone])
  await putSliced(db.staged, rows)
}

/** Whether what is copied is no more than is lacking. */
export const isAddition = ({ under, beyond }: Recopy): boolean => under !== undefined || beyond !== undefined

/** Puts what was copied anew in the place of what was in view, all of it at once; what only adds to it is put beside it. */
export async function unstage(db: PersonDb, again: Recopy): Promise<void> {
  for (const noun of again.nouns) {
    const fresh = await stagedOf(db, noun).toArray()
    if (!isAddition(again)) {
      const ids = new Set(fresh.map(({ id }) => id))
      const here = await db.rows.where('[noun+id]').between([noun, Dexie.minKey], [noun, Dexie.maxKey]).primaryKeys()
      await db.rows.bulkDelete(here.filter(([, id]) => !ids.has(id)))
    }
    await putSliced(db.rows, fresh)
    await stagedOf(db, noun).delete()
  }
}
