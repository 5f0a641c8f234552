import { liveQuery } from 'dexie'
import type { StoreApi } from 'zustand/vanilla'
import type { Catalogue } from '../../contract/catalogue'
import { readCounts } from './counts'
import type { DeviceDb, Known } from './device-db'
import type { PersonDb } from './person-db'
import type { SyncCounts, SyncStatus } from './status'
import { steady } from './steady'

type Watched = {
  readonly db: PersonDb
  readonly device: DeviceDb
  readonly catalogue: Catalogue
  readonly who: Pick<Known, 'key' | 'tenant' | 'user' | 'name'>
  readonly status: StoreApi<SyncStatus>
}

/** Keeps the status and the device's list of people in step with what lies here, whichever window changes it. */
export function watchCounts({ db, device, catalogue, who, status }: Watched) {
  let noted = ''
  const note = async (counts: SyncCounts) => {
    status.setState(counts)
    const known: Known = { ...who, count: counts.waiting + counts.parked, oldest: counts.oldest }
    const text = JSON.stringify(known)
    if (text === noted) return
    noted = text
    await device.known.put(known)
  }
  const watch = liveQuery(() => readCounts(db, catalogue, who.user)).subscribe({
    // The device's list is a courtesy: failing to write it must not stop anything, nor must a database that is being closed.
    next: (counts) => {
      note(counts).catch(() => undefined)
    },
    error: () => undefined,
  })
  return {
    recount: async () => note(await steady(db, () => readCounts(db, catalogue, who.user))),
    stop: () => watch.unsubscribe(),
  }
}
