import { Dexie, type Table } from 'dexie'
import { uuidv7 } from 'uuidv7'
import { apart } from '../session/framed'
import type { AckedOp, Box, Bytes, DoneOp, Draft, Fare, Meta, Picture, Pull, StoredOp, StoredRow } from './outbox/stored'

export type PersonDb = Dexie & {
  readonly rows: Table<StoredRow, [string, string]>
  /** Rows of nouns that are copied anew, until they are whole and take the places of those in view. */
  readonly staged: Table<StoredRow, [string, string]>
  readonly ops: Table<StoredOp, string>
  readonly standing: Table<Fare, string>
  readonly acked: Table<AckedOp, string>
  readonly done: Table<DoneOp, string>
  readonly blobs: Table<Bytes, string>
  readonly pictures: Table<Picture, string>
  readonly drafts: Table<Draft, string>
  readonly boxes: Table<Box, number, Omit<Box, 'id'>>
  readonly meta: Table<{ k: string; value: unknown }, string>
}

/** The browser's database, or a test's. */
export type Backing = { readonly indexedDB?: IDBFactory; readonly IDBKeyRange?: typeof IDBKeyRange }

/** Why a database must not be opened again by this page: a newer app holds it, or its person has left. */
const retired = new WeakMap<Dexie, 'newer' | 'left'>()
export const retirement = (db: Dexie) => retired.get(db)

/** Closes a database for good as far as this page is concerned. */
export function retire(db: Dexie, why: 'newer' | 'left'): void {
  retired.set(db, why)
  db.close()
}

const firstPull: Pull = { epoch: null, era: '', since: null, place: null, scope: null, gen: 1, shape: '', ready: false, syncedAt: null }

export const nameOf = (tenant: string | number, user: string): string => `${apart}kg_${tenant}_${user}`

/**
 * Opens what one person keeps on this device. `onNewer` is told when a newer app in another window takes the database over; from
 * then on nothing is read or written here. `ops`, `standing`, `acked`, `done`, `blobs` and `drafts` are frozen with what lies in them: new
 * needs are new tables. Versions once released stay declared: a table that none of them names is deleted.
 */
export async function openPersonDb(name: string, storage: Backing = {}, onNewer?: () => void): Promise<PersonDb> {
  const db = new Dexie(name, { ...storage, autoOpen: false, chromeTransactionDurability: 'strict' }) as PersonDb
  db.version(1).stores({
    rows: '[noun+id], [noun+by], gen',
    ops: 'id, n, entity',
    standing: 'id, entity, fate',
    acked: 'id, entity',
    done: 'id, n, entity, finishedAt',
    blobs: 'sha, state',
    drafts: 'key, updatedAt',
    meta: 'k',
  })
  db.version(2).stores({ pictures: 'sha, at' })
  db.version(3).stores({ boxes: '++id, ops' })
  db.version(4).stores({ staged: '[noun+id]' })
  db.on('populate', () => {
    db.meta.bulkAdd([
      { k: 'replica', value: uuidv7() },
      { k: 'next', value: 1 },
      { k: 'pull', value: firstPull },
    ])
  })
  db.on('versionchange', () => {
    retire(db, 'newer')
    onNewer?.()
    return false
  })
  await db.open()
  return db
}

/** One of the single values. Those made with the database are always there. */
export async function readMeta<K extends keyof Meta>(db: PersonDb, k: K): Promise<Meta[K]> {
  return (await db.meta.get(k))?.value as Meta[K]
}

export async function writeMeta<K extends keyof Meta>(db: PersonDb, k: K, value: Meta[K]): Promise<void> {
  await db.meta.put({ k, value })
}
