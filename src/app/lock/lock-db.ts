import { Dexie, type Table } from 'dexie'
import type { Backing } from '../offline/person-db'
import { apart } from '../session/framed'

/**
 * A PIN of somebody on this device. While they work `open` holds the key the PIN gives, which cannot be read out; while they are locked
 * out it is gone, and `sealed` holds their sign-in under it. `tries`: wrong PINs in a row. Times in milliseconds.
 */
export type Lock = {
  readonly key: string
  readonly tenant: string
  readonly user: string
  readonly name: string
  readonly salt: Uint8Array<ArrayBuffer>
  readonly rounds: number
  readonly since: number
  /** From then on only an online sign-in will do. */
  readonly until: number
  readonly tries: number
  readonly open?: CryptoKey
  readonly iv?: Uint8Array<ArrayBuffer>
  readonly sealed?: ArrayBuffer
}

type LockDb = Dexie & { readonly locks: Table<Lock, string> }

export const lockKey = (tenant: string, user: string): string => `${tenant}/${user}`

/** Does something with the locks of this device, in one transaction that is on disk when it resolves. Nothing but the database may be awaited in it. */
export async function inLocks<T>(work: (locks: LockDb['locks']) => Promise<T>, storage: Backing = {}): Promise<T> {
  const db = new Dexie(`${apart}kg_lock`, { ...storage, chromeTransactionDurability: 'strict' }) as LockDb
  db.version(1).stores({ locks: 'key' })
  try {
    return await db.transaction('rw', db.locks, async () => work(db.locks))
  } finally {
    db.close()
  }
}
