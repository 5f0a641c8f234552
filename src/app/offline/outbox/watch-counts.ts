import { liveQuery } from 'dexie'
import type { StoreApi } from 'zustand/vanilla'
import type { Catalogue } from '../../../contract/catalogue'
import { noteUnsent } from '../../device/unsent-note'
import { type DeviceDb, type DeviceUser, readDeviceId } from '../device-db'
import type { PersonDb } from '../person-db'
import type { SyncCounts, SyncStatus } from '../status'
import { steady } from '../steady'
import { readCounts } from './counts'

type Watched = {
  readonly db: PersonDb
  readonly device: DeviceDb
  readonly catalogue: Catalogue
  readonly who: Pick<DeviceUser, 'key' | 'tenant' | 'user' | 'name'>
  readonly status: StoreApi<SyncStatus>
}

/** How many waiting edits there are of each noun. */
async function kindsOf(db: PersonDb): Promise<Record<string, number>> {
  const what: Record<string, number> = {}
  for (const entity of await db.ops.orderBy('entity').keys()) {
    const noun = String(entity).split(':')[0] ?? ''
    what[noun] = (what[noun] ?? 0) + 1
  }
  return what
}

/** Keeps the status and the device's list of people in step with what lies here, whichever window changes it. */
export function watchCounts({ db, device, catalogue, who, status }: Watched) {
  let noted = ''
  const remember = async (known: DeviceUser) =>
    noteUnsent({ ...known, what: known.count > 0 ? await kindsOf(db) : {}, device: await readDeviceId(device) })
  const note = async (counts: SyncCounts) => {
    status.setState(counts)
    const known: DeviceUser = { ...who, count: counts.waiting + counts.parked, oldest: counts.oldest }
    const text = JSON.stringify(known)
    if (text === noted) return
    noted = text
    await device.known.put(known)
    // Nobody waits for the note of it: a round is over when what it brought is counted.
    remember(known).catch(() => undefined)
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
