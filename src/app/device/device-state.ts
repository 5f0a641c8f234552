import { aboutDevice } from '../../contract/sync/about-device'
import { readRoom } from '../files/room'
import { type DeviceUser, readDeviceId, withDeviceDb } from '../offline/device-db'
import { readLost } from './lost-work'
import type { LostWork } from './unsent-note'

/** What can be said about this device. Sizes in bytes; null where the browser does not tell. */
export type DeviceState = {
  readonly id: string
  readonly about: string
  readonly known: readonly DeviceUser[]
  readonly used: number | null
  readonly room: number | null
  readonly persisted: boolean
  /** Work that vanished from here. */
  readonly lost: readonly LostWork[]
}

export async function readDeviceState(): Promise<DeviceState> {
  const room = await readRoom()
  const persisted = await navigator.storage?.persisted?.().catch(() => false)
  const [id, known] = await withDeviceDb(async (db) => [(await readDeviceId(db)) ?? '', await db.known.toArray()] as const)
  return {
    id,
    about: aboutDevice(navigator.userAgent),
    known,
    used: room?.usage ?? null,
    room: room?.quota ?? null,
    persisted: persisted ?? false,
    lost: await readLost(known, Date.now()).catch(() => []),
  }
}
