import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createEngine, type Engine } from '../../src/app/offline/engine'
import type { Carrier } from '../../src/app/offline/outbox/upload-queue'
import type { SyncStatus } from '../../src/app/offline/status'
import { catalogue } from '../../src/areas/areas'
import type { Reply } from '../../src/contract/sync/exchange'
import { postJson, signIn } from '../kit/server/post-json'
import type { BenchHouse } from './bench-house'

const silence = { post: () => undefined, listen: () => () => undefined, close: () => undefined }

/** The app's own engine of a seeded account, on a database in memory, with a network that can be taken away. */
export type BenchEngine = {
  readonly engine: Engine
  /** Milliseconds it has been waiting for answers of the exchange since it was last asked. */
  readonly waited: () => number
  readonly connect: (isConnected: boolean) => void
}

/** Opens one, with a full copy on it. `carrierOf` makes what sends its files, from its sign-in. */
export async function openBenchEngine(
  house: BenchHouse,
  username: string,
  carrierOf?: (token: string, isConnected: () => boolean) => Carrier,
): Promise<BenchEngine> {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  // Live queries look here, whatever factory a database was opened with.
  Object.assign(Dexie.dependencies, storage)
  const token = await signIn(house.address, username)
  let connected = true
  let answering = 0
  const isConnected = () => connected
  const transport = async (ask: unknown): Promise<Reply> => {
    if (!connected) throw { status: 0 }
    const asked = performance.now()
    const { result } = await postJson<Reply>(house.address, '/sync', ask, { 'x-access-token': token })
    answering += performance.now() - asked
    return result
  }
  const engine = await createEngine({
    catalogue,
    tenant: 1,
    user: `user.${username}`,
    transport,
    locks: undefined,
    channel: silence,
    ...(carrierOf && { carrier: carrierOf(token, isConnected) }),
    ...storage,
  })
  await until(engine, ({ ready }) => ready)
  const waited = () => {
    const sum = answering
    answering = 0
    return sum
  }
  const connect = (is: boolean) => {
    connected = is
  }
  return { engine, waited, connect }
}

/** Resolves when the engine's status is as wanted. */
export const until = (engine: Engine, isSo: (status: SyncStatus) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo(engine.status.getState())) return
      stop()
      resolve()
    }
    const stop = engine.status.subscribe(look)
    look()
  })

/** Throws when an edit was refused or held: what was measured was not what was meant. */
export function checkAllWell({ status }: Engine): void {
  const { parked, conflicts } = status.getState()
  if (parked + conflicts > 0) throw new Error(`${parked} edits were refused and ${conflicts} held`)
}
