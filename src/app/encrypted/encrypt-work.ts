import type { Table } from 'dexie'
import type { HouseKey } from '../../contract/sync/unsent-file'
import type { Box } from '../offline/outbox/stored'
import type { PersonDb } from '../offline/person-db'
import { makeWrappedKey } from '../unsent-file/wrapped-key'
import { type Boxed, boxed, fitsIn, toBytes } from './box-bytes'

/** Records in one box, at most. A picture has a box of its own. */
const most = 100

/** `house`: the key it is sealed for; `user`: whom alone it is opened for. `mayGoOn`: that person has not come back meanwhile. */
export type Sealing = { readonly house: HouseKey; readonly user: string; readonly mayGoOn: () => boolean }
type Key = Awaited<ReturnType<typeof makeWrappedKey>> & { readonly house: string }

const isSame = (one: Uint8Array, two: Uint8Array) => one.length === two.length && one.every((byte, at) => byte === two[at])

/** Seals bytes, and opens them once to see that they can be. */
async function encrypt(plain: Uint8Array<ArrayBuffer>, { key, wrapped, house }: Key, ops: number): Promise<Omit<Box, 'id'>> {
  const how = { name: 'AES-GCM', iv: crypto.getRandomValues(new Uint8Array(12)) }
  const bytes = await crypto.subtle.encrypt(how, key, plain)
  if (!isSame(new Uint8Array(await crypto.subtle.decrypt(how, key, bytes)), plain)) throw new Error('what was sealed does not open')
  return { ops, house, wrapped, iv: how.iv, bytes }
}

/** Moves records into a box, all or none: each is in one place or the other, whenever the browser is killed. One that has changed since stays. */
async function move(db: PersonDb, table: Boxed, keys: readonly string[], key: Key): Promise<number> {
  const store: Table<object, string> = db.table(table)
  const records = (await store.bulkGet([...keys])).filter((one) => one !== undefined)
  const fitting = records.filter(fitsIn)
  if (fitting.length === 0) return 0
  const plain = toBytes({ table, records: fitting })
  const box = await encrypt(plain, key, table === 'ops' ? fitting.length : 0)
  const names = fitting.map((record) => String(record[store.schema.primKey.keyPath as keyof object]))
  return db.transaction('rw', store, db.boxes, async () => {
    const now = (await store.bulkGet(names)).filter((one) => one !== undefined)
    if (!isSame(toBytes({ table, records: now }), plain)) return 0
    await db.boxes.add(box)
    await store.bulkDelete(names)
    return names.length
  })
}

/** Everything there is, once. Answers how many records it has moved. */
async function pass(db: PersonDb, key: Key, mayGoOn: () => boolean): Promise<number> {
  let moved = 0
  for (const table of boxed) {
    const size = table === 'blobs' ? 1 : most
    const keys = (await db.table(table).toCollection().primaryKeys()) as string[]
    for (let at = 0; at < keys.length && mayGoOn(); at += size) moved += await move(db, table, keys.slice(at, at + size), key)
  }
  return moved
}

/**
 * Seals all of a person's work that lies here, so that nobody reads it before they have signed in again. May be ended at any point and begun
 * again; goes on until there is nothing left that could be sealed.
 */
export async function encryptWork(db: PersonDb, { house, user, mayGoOn }: Sealing): Promise<void> {
  const counts = await Promise.all(boxed.map((table) => db.table(table).count()))
  if (counts.every((count) => count === 0)) return
  const key = { ...(await makeWrappedKey(house, user)), house: house.id }
  while (mayGoOn() && (await pass(db, key, mayGoOn)) > 0);
}
