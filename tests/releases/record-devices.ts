import { setImmediate as turn } from 'node:timers/promises'
import type { SyncStatus } from '../../src/app/offline/status'
import { gather } from '../../src/app/unsent-file/gather'
import { pack } from '../../src/app/unsent-file/pack'
import type { HouseKey } from '../../src/contract/sync/unsent-file'
import { instant } from '../../src/contract/time'
import type { OpenHouse } from '../kit/server/house-at'
import { type DeviceSide, deviceSide } from './device-side'
import { type DumpedDatabase, dumpDatabases } from './indexed-db-dump'
import { days } from './lived-in'
import { outcomes } from './outcomes'
import { lockOut, standIn, staySignedIn } from './record-sign-in'
import { type Hand, type Work, works } from './recorded-work'
import { openTablet } from './tablet'

/** What one device holds, as its own release left it, and what that release then made of it: nothing later may do worse. */
export type RecordedDevice = {
  readonly username: string
  /** What its clock showed at the end, milliseconds. */
  readonly time: number
  readonly databases: readonly DumpedDatabase[]
  /** The browser's simple storage. */
  readonly texts: Readonly<Record<string, string>>
  /** As the person may carry it away: the sealed file of unsent work. */
  readonly unsent?: Uint8Array
  readonly facts: {
    /** Ids of ops in the order in which they wait, and of those a person must look after. */
    readonly waiting: readonly string[]
    readonly parked: readonly string[]
    readonly drafts: readonly string[]
    /** Hashes of the files that are not on the server. */
    readonly files: readonly string[]
    /** How many rows of each noun its copy shows. */
    readonly rows: Readonly<Record<string, number>>
    /** By op: what the server of the same release answered when it was sent at last. */
    readonly outcomes: Readonly<Record<string, string>>
  }
}

/** Lets the device's clock run until its status is as wanted. Throws after a minute of ours. */
export async function until({ tablet, engine }: Pick<Hand, 'tablet' | 'engine'>, isSo: (status: SyncStatus) => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; !isSo(engine.status.getState()); await turn()) {
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(engine.status.getState())}`)
    await tablet.clock.pass(500)
  }
}

const isDone = ({ ready, fresh, phase, waiting, files }: SyncStatus) =>
  ready && fresh === true && phase === 'idle' && waiting === 0 && files === 0

export async function goOnline(hand: Pick<Hand, 'tablet' | 'engine'>, isSo = isDone): Promise<void> {
  hand.tablet.reach(true)
  hand.engine.wake('manual')
  await until(hand, isSo)
  hand.tablet.reach(false)
}

async function take(house: OpenHouse, release: DeviceSide, { username }: Work): Promise<Hand> {
  const tablet = await openTablet(house, username, instant(days.recorded))
  const hand = { release, tablet, engine: await tablet.start(release) }
  await goOnline(hand)
  return hand
}

/** Works with network, then has its last words taken without hearing the answer. */
async function live(house: OpenHouse, work: Work, hand: Hand): Promise<void> {
  const { tablet } = hand
  await work.online(hand)
  await goOnline(hand)
  const ops = (await work.unheard?.(hand)) ?? []
  if (ops.length > 0) {
    const ids = ops.map(({ id }) => id)
    tablet.deafen(true)
    tablet.reach(true)
    hand.engine.wake('manual')
    for (let known: string[] = ['not there']; known.includes('not there'); known = await outcomes(house, ids)) await tablet.clock.pass(500)
    tablet.reach(false)
    tablet.deafen(false)
  }
}

async function factsOf({ release, engine }: Hand): Promise<Omit<RecordedDevice['facts'], 'outcomes'>> {
  const { db, catalogue } = engine
  const { waiting, parked } = await release.readConflictCentre(db, catalogue)
  const rows: Record<string, number> = {}
  for (const { noun } of await db.rows.toArray()) rows[noun] = (rows[noun] ?? 0) + 1
  return {
    waiting: waiting.map(({ id }) => id),
    parked: parked.map(({ op }) => op.id),
    drafts: (await db.drafts.toArray()).map(({ key }) => key),
    files: (await db.blobs.where({ state: 'local' }).toArray()).map(({ sha }) => sha),
    rows,
  }
}

/** What a device that leaves the house with work on it would export. */
async function exported({ engine, tablet, release }: Hand): Promise<Uint8Array> {
  const origin = { tenant: '1', user: tablet.person.id, name: '', device: '', release: '1.0.0', now: new Date(tablet.clock.time) }
  const contents = await gather(engine.db, release.catalogue, origin)
  const bytesOf = async (sha: string) => (await engine.db.blobs.get(sha))?.bytes ?? new ArrayBuffer(0)
  const key: HouseKey = (await tablet.person('GET /sync/house-key')).result
  return new Uint8Array(await new Blob(await pack(contents, { house: key, bytesOf })).arrayBuffer())
}

type Lying = Omit<RecordedDevice, 'facts'> & { readonly hand: Hand; readonly facts: Omit<RecordedDevice['facts'], 'outcomes'> }

/** Ends a device's day: what its person leaves on it, and what it holds then. */
async function putDown(house: OpenHouse, { username }: Work, hand: Hand): Promise<Lying> {
  const facts = await factsOf(hand)
  const unsent = facts.waiting.length > 0 ? await exported(hand) : undefined
  const isLocked = username === 'doctor'
  const texts = isLocked ? {} : await staySignedIn(house, hand, username)
  if (isLocked) await lockOut(house, hand, username)
  await hand.engine.stop()
  return {
    username,
    time: hand.tablet.clock.time,
    hand,
    facts,
    texts,
    unsent,
    databases: await dumpDatabases(hand.tablet.storage.indexedDB),
  }
}

/** Lets everybody work, and holds on to what then lies on each device. `freeze` is what is to be done before any of it is sent. */
export async function recordDevices(house: OpenHouse, freeze: () => Promise<unknown>): Promise<RecordedDevice[]> {
  const hands: { work: Work; hand: Hand }[] = []
  for (const work of works) hands.push({ work, hand: await take(house, deviceSide, work) })
  for (const { work, hand } of hands) await live(house, work, hand)
  for (const { work, hand } of hands) await work.offline(hand)
  const lying: Lying[] = []
  for (const { work, hand } of hands) lying.push(await putDown(house, work, hand))
  await freeze()
  const recorded: RecordedDevice[] = []
  for (const { hand, facts, ...device } of lying) {
    standIn(hand.tablet.storage)
    const engine = await hand.tablet.start(deviceSide)
    await goOnline({ ...hand, engine })
    const told = await outcomes(house, facts.waiting)
    await engine.stop()
    recorded.push({ ...device, facts: { ...facts, outcomes: Object.fromEntries(facts.waiting.map((id, at) => [id, told[at] ?? ''])) } })
  }
  return recorded
}
