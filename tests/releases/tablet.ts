import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { FileTransport } from '../../src/app/files/upload/file-transport'
import type { Engine } from '../../src/app/offline/engine'
import type { View } from '../../src/app/offline/view/view'
import type { Catalogue } from '../../src/contract/catalogue'
import type { Ask, Reply } from '../../src/contract/sync/exchange'
import { dateTimeOf } from '../../src/contract/time'
import { FakeAir, FakeClock, FakeLocks } from '../kit/device/fake-world'
import type { OpenHouse } from '../kit/server/house-at'
import { fileWeather } from '../sync/engine/file-weather'
import type { DeviceSide } from './device-side'

/** The device of one person, whose releases come and go while what it keeps stays. Without network until `reach`. */
export async function openTablet(house: OpenHouse, username: string, now: Date, indexedDB: IDBFactory = new IDBFactory()) {
  const person = await house.as(username)
  const storage = { indexedDB, IDBKeyRange }
  const clock = new FakeClock(now.getTime())
  const [locks, air] = [new FakeLocks(), new FakeAir()]
  let isOnline = false
  let isDeaf = false
  const transport = async (ask: Ask): Promise<Reply> => {
    if (!isOnline) throw { status: 0 }
    const answered = await person('POST /sync', structuredClone(ask))
    if (isDeaf) throw { status: 0 }
    if (answered.status !== 200) throw { status: answered.status, code: answered.error }
    return answered.result
  }
  const way = fileWeather({ house, roll: () => 7, token: () => person.token, isFair: () => true })
  const files: FileTransport = {
    ask: async (sha) => (isOnline ? way.ask(sha) : Promise.reject({ status: 0 })),
    put: async (sha, part) => (isOnline ? way.put(sha, part) : Promise.reject({ status: 0 })),
  }
  /** Starts a release on what lies here; `catalogue` where it is not that of the release. */
  const start = (release: DeviceSide, catalogue: Catalogue = release.catalogue): Promise<Engine> =>
    release.createEngine({
      ...storage,
      catalogue,
      tenant: 1,
      user: person.id,
      app: 'test',
      transport,
      carrier: release.fileCarrier(files),
      now: clock.now,
      after: clock.after,
      random: () => 0.5,
      isVisible: () => true,
      locks,
      channel: air.open(),
    })
  return {
    person,
    clock,
    storage,
    start,
    now: () => dateTimeOf(new Date(clock.time)),
    reach: (online: boolean) => {
      isOnline = online
    },
    /** Whether answers get lost on their way. */
    deafen: (deaf: boolean) => {
      isDeaf = deaf
    },
  }
}
export type Tablet = Awaited<ReturnType<typeof openTablet>>

/** Every row of a noun as a release shows it. */
export const seen = (release: DeviceSide, { db, catalogue }: Engine, noun: string, keys?: string[]): Promise<View[]> =>
  release.readView(db, catalogue, { noun, keys })
