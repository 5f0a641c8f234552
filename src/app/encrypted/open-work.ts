import type { Table } from 'dexie'
import type { BoxKeyAsked } from '../../contract/sync/unsent-file'
import type { Box, Draft } from '../offline/outbox/stored'
import type { PersonDb } from '../offline/person-db'
import { steady } from '../offline/steady'
import { type Contents, fromBytes } from './box-bytes'

/** Asks for the key of boxes. Undefined: it is refused for good. Throws where there is no answer. */
export type AskKey = (asked: BoxKeyAsked) => Promise<CryptoKey | undefined>

async function decrypt({ iv, bytes }: Box, key: CryptoKey | undefined): Promise<Contents | undefined> {
  if (!key) return undefined
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes).catch(() => undefined)
  return plain && fromBytes(plain)
}

/** Whether a record goes where `there` lies. Nobody writes one of these twice but for a draft, of which the later one counts. */
const goesOver = (record: object, there: object | undefined) =>
  !there || ('updatedAt' in there && (there as Draft).updatedAt < (record as Draft).updatedAt)

/** Moves the records of a box back, all or none. A box another window has emptied is left alone. */
async function putBack(db: PersonDb, id: number, { table, records }: Contents): Promise<void> {
  const store: Table<object, string> = db.table(table)
  const names = records.map((record) => String(record[store.schema.primKey.keyPath as keyof object]))
  await db.transaction('rw', store, db.boxes, async () => {
    if (!(await db.boxes.get(id))) return
    const there = await store.bulkGet(names)
    await store.bulkPut(records.filter((record, at) => goesOver(record, there[at])))
    await db.boxes.delete(id)
  })
}

/**
 * Puts back what lies sealed of a person, as it was. May be ended at any point and begun again. Answers whether all of it is open: what
 * cannot be opened stays as it is. Throws what asking for a key throws.
 */
export async function openWork(db: PersonDb, ask: AskKey): Promise<boolean> {
  const keys = new Map<string, CryptoKey | undefined>()
  let isWhole = true
  for (const id of await db.boxes.toCollection().primaryKeys()) {
    const box = await steady(db, () => db.boxes.get(id))
    if (!box) continue
    if (!keys.has(box.wrapped)) keys.set(box.wrapped, await ask({ house: box.house, wrapped: box.wrapped }))
    const contents = await decrypt(box, keys.get(box.wrapped))
    if (contents) await steady(db, () => putBack(db, id, contents))
    else isWhole = false
  }
  return isWhole
}
