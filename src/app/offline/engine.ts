import type { StoreApi } from 'zustand/vanilla'
import type { Catalogue } from '../../contract/catalogue'
import { Refusal } from '../../contract/error'
import type { Op } from '../../contract/sync/op'
import { takeTurns } from '../arriving/take-turns'
import { clockNow, useClock } from '../clock/clock'
import { findLost } from '../device/unsent-note'
import { type DeviceDb, openDeviceDb } from './device-db'
import { freshCopy } from './exchange/eras'
import type { Transport } from './exchange/exchange'
import { createSyncLoop, type SyncLoop } from './exchange/sync-loop'
import { listenForWakes } from './exchange/wakes'
import { sendBeforeLeaving, wipe } from './leader/leave'
import { type CommitOptions, commitOps, type Desk } from './outbox/commit'
import type { AnyIntent } from './outbox/intent'
import type { Carrier } from './outbox/upload-queue'
import { watchCounts } from './outbox/watch-counts'
import { type Backing, nameOf, openPersonDb, type PersonDb, readMeta, retire, retirement, writeMeta } from './person-db'
import { createStatus, type SyncStatus } from './status'
import { steady } from './steady'
import { type Wake, type World, worldOf } from './world'

/** `user`: id of the person, `name` what people call them. `app`: version of the build. What a test does not give of the world is the browser's own. */
export type EngineOptions = Backing &
  Partial<World> & {
    /** The nouns of the device; as many as are here, where `rest` brings the others into it. */
    readonly catalogue: Catalogue
    readonly rest?: () => Promise<unknown>
    readonly tenant: string | number
    readonly user: string
    readonly name?: string
    readonly transport: Transport
    readonly app?: string
    /** Brings the files of edits to the server; without it edits with files wait. */
    readonly carrier?: Carrier
    /** Readies the database before anything else reads it. Where it fails the engine does not start. */
    readonly readied?: (db: PersonDb) => Promise<void>
  }

/** Everything a person's work on this device goes through. One for each signed-in person and window. */
export type Engine = {
  readonly db: PersonDb
  readonly catalogue: Catalogue
  readonly status: StoreApi<SyncStatus>
  /** What to wait for before anything can be said of a noun's rows and edits; nothing where the noun is here. */
  missing(noun: string): Promise<void> | undefined
  /** Resolves when `catalogue` knows every noun of the device; rejects where they cannot be had now. */
  allNouns(): Promise<unknown>
  /** Saves edits, those of nouns that are still on their way once these are here. Kept on the device when it resolves; refuses as `commitOps` does. */
  commit(intents: readonly AnyIntent[], options?: CommitOptions): Promise<Op[]>
  wake(reason: Wake): void
  /** The person has signed in again: sending goes on. */
  signedIn(): void
  /** Sends a refused edit again as a new one, with `fix` over its values. */
  resend(id: string, fix?: Readonly<Record<string, unknown>>): Promise<Op[]>
  /** Gives refused edits of days to come the right day, and sends them again. Answers how many. */
  mendDays(): Promise<number>
  /** Forgets a parked edit. Answers whether it was one. */
  discard(id: string): Promise<boolean>
  /** Tries parked edits that may yet go, or one of them, now. */
  retryNow(id?: string): Promise<void>
  /** Fetches the whole copy anew, unsent edits untouched. What is here stays in view until the new copy is whole. */
  fetchAgain(): Promise<void>
  /** Tries to send everything, for ten seconds at most. Answers how many edits are left. */
  sendBeforeLeaving(): Promise<number>
  /** Takes what is readable off the device and ends all windows' work for this person. Unsent edits stay unless discarded. */
  leave(how: 'keep' | 'discard'): Promise<void>
  stop(): Promise<void>
}

/** What people do with parked edits: rare enough not to come with the first screen. */
const resending = () => import('../conflict-centre/resend')

/** Opens what the person and what the device keeps. */
async function openDatabases(name: string, options: EngineOptions, onNewer: () => void): Promise<[PersonDb, DeviceDb]> {
  const [db, device] = await Promise.all([openPersonDb(name, options, onNewer), openDeviceDb(options)])
  try {
    await options.readied?.(db)
    if (!options.rest) await (await import('../recopy/reshape')).reshape(db, options.catalogue)
    return [db, device]
  } catch (error) {
    for (const one of [db, device]) one.close()
    throw error
  }
}

/** Opens the person's database and joins the parts that run by themselves. */
async function assemble(options: EngineOptions) {
  const { catalogue, tenant, user, name: called, transport, app = '0' } = options
  const name = nameOf(tenant, user)
  const status = createStatus()
  let stepAside = () => {
    status.setState({ pause: 'update' })
  }
  const [db, device] = await openDatabases(name, options, () => stepAside())
  const world = worldOf(name, options)
  await findLost(name, (await readMeta(db, 'next')) === 1, world.now()).catch(() => undefined)
  const counts = watchCounts({ db, device, catalogue, who: { key: name, tenant: String(tenant), user, name: called }, status })
  const syncLoop: SyncLoop = createSyncLoop({
    line: { db, catalogue, transport, now: world.now },
    world,
    status,
    recount: counts.recount,
    uploadQueue: options.carrier?.({ db, catalogue, world, tell: (upload) => syncLoop.setMood({ upload }) }),
  })
  const turns = takeTurns(options, { name, db, world, status, counts, syncLoop })
  const endWork = () => {
    for (const end of [syncLoop.stop, turns.stop, unwake]) end()
  }
  // The newer page must not wait for the lock of this one, nor may a call that is still out take the word back.
  stepAside = () => {
    endWork()
    status.setState({ pause: 'update', phase: 'idle' })
  }
  const stop = () => {
    endWork()
    for (const end of [counts.stop, deafen, world.channel.close]) end()
    retire(db, 'left')
    device.close()
  }
  const unwake = listenForWakes(syncLoop.wake, world)
  const deafen = world.channel.listen((message) => {
    const { leads } = status.getState()
    if (message.kind === 'wake' && leads) syncLoop.wake(message.reason)
    // A page that a newer one has put aside goes on saying so.
    if (message.kind === 'mood' && !leads && retirement(db) !== 'newer') status.setState(message.mood)
    if (message.kind === 'resume') syncLoop.resume()
    if (message.kind === 'left') stop()
  })
  // What is made here is dated as the kindergarten counts, should the clock of the device be wrong.
  const desk: Desk = { db, catalogue, now: () => clockNow(world.now()).getTime(), app }
  return { desk, world, status, counts, syncLoop, nouns: turns.nouns, missing: turns.missing, stop }
}

/** Starts the engine for one person. Fails when the device's database cannot be opened. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { desk, world, status, counts, syncLoop, nouns, missing, stop } = await assemble(options)
  const { db, catalogue } = desk
  const changed = async <T>(result: T): Promise<T> => {
    await counts.recount().catch(() => undefined)
    syncLoop.wake('saved')
    return result
  }
  const saving = (save: Promise<Op[]>) =>
    save.then(changed, (error: unknown) => {
      if (error instanceof Refusal && error.code === 'device.full' && !status.getState().pause) syncLoop.setMood({ pause: 'storage' })
      throw error
    })
  syncLoop.wake('start')
  return {
    db,
    catalogue,
    status,
    missing,
    allNouns: async () => options.rest?.(),
    commit: (intents, given) => saving(Promise.all(intents.map(({ noun }) => missing(noun))).then(() => commitOps(desk, intents, given))),
    wake: syncLoop.wake,
    signedIn() {
      world.channel.post({ kind: 'resume' })
      syncLoop.resume()
    },
    resend: (id, fix) => saving(Promise.all([resending(), nouns]).then(([{ resend }]) => resend(desk, id, fix))),
    // Rarely needed: it need not come with the first screen.
    mendDays: async () => {
      const [{ mendDays }] = await Promise.all([import('../clock/mend-days'), nouns])
      return (await saving(mendDays(desk, { offset: useClock.getState().offset }))).length
    },
    discard: async (id) => changed(await (await resending()).discard(db, id)),
    retryNow: async (id) => changed(await (await resending()).retryNow(db, id)),
    async fetchAgain() {
      await steady(db, () => db.transaction('rw', db.meta, async () => writeMeta(db, 'pull', freshCopy(await readMeta(db, 'pull')))))
      syncLoop.wake('manual')
    },
    sendBeforeLeaving: () => sendBeforeLeaving({ status, wake: syncLoop.wake }, world.after),
    async leave(how) {
      await wipe(db, how)
      // Only now: where that fails the person is still signed in, here and in all windows.
      world.channel.post({ kind: 'left' })
      await counts.recount().catch(() => undefined)
      stop()
    },
    stop: async () => stop(),
  }
}
