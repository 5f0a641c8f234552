import { Dexie, type Table } from 'dexie'
import { uuidv7 } from 'uuidv7'
import { notedDevice } from '../device/unsent-note'
import { apart } from '../session/framed'
import type { Backing } from './person-db'

/**
 * Somebody who has worked on this device, and how much of theirs is unsent: a number and an age, never content. `user` is an id,
 * `name` what people call them, `oldest` a kindergarten time.
 */
export type DeviceUser = {
  readonly key: string
  readonly tenant: string
  readonly user: string
  readonly name?: string
  readonly count: number
  readonly oldest: string | null
}

export type DeviceDb = Dexie & {
  readonly known: Table<DeviceUser, string>
  readonly meta: Table<{ k: string; value: string }, string>
}

/** Opens what all people of this device share. */
export async function openDeviceDb(storage: Backing = {}): Promise<DeviceDb> {
  const db = new Dexie(`${apart}kg_device`, { ...storage, autoOpen: false }) as DeviceDb
  db.version(1).stores({ known: 'key', meta: 'k' })
  let isFresh = false
  db.on('populate', () => {
    isFresh = true
    db.meta.add({ k: 'deviceId', value: uuidv7() })
  })
  await db.open()
  // A device whose databases were thrown away is still the device it was.
  const before = isFresh ? await notedDevice().catch(() => undefined) : undefined
  if (before) await db.meta.put({ k: 'deviceId', value: before })
  return db
}

/** Does something with what all people of this device share, and lets go of it again. */
export async function withDeviceDb<T>(work: (db: DeviceDb) => Promise<T>, storage: Backing = {}): Promise<T> {
  const db = await openDeviceDb(storage)
  return work(db).finally(() => db.close())
}

/** A random name of this device, made when it was first used. */
export const readDeviceId = async (db: DeviceDb): Promise<string | undefined> => (await db.meta.get('deviceId'))?.value

/** Whose edits lie unsent on this device, for a page nobody is signed in to. */
export const readUnsent = (storage: Backing = {}): Promise<DeviceUser[]> =>
  withDeviceDb(({ known }) => known.filter(({ count }) => count > 0).toArray(), storage)
