import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { keepFile } from '../../../src/app/files/keep-file'
import { fileCarrier } from '../../../src/app/files/upload/send-files'
import { createEngine, type Engine } from '../../../src/app/offline/engine'
import type { AnyIntent } from '../../../src/app/offline/outbox/intent'
import { isAllSent } from '../../../src/app/offline/status'
import { readView, type View } from '../../../src/app/offline/view/view'
import type { Op } from '../../../src/contract/sync/op'
import { FakeAir, FakeLocks } from '../../kit/device/fake-world'
import type { Roll } from '../../kit/dice'
import { largePicture } from '../../kit/sample-picture'
import type { Caller, OpenHouse } from '../../kit/server/open-house'
import { pictureCatalogue } from '../../server/files/picture-product'
import type { Clock } from './clock'
import { fileWeather } from './file-weather'
import { Weather } from './weather'

// Live queries look here, whatever factory a database was opened with.
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })

type SignedIn = Awaited<ReturnType<OpenHouse['as']>>

/** One person at one device, with one window or several, and a network of their own. */
export class PersonRig {
  readonly weather: Weather
  /** Every edit that was reported as saved. */
  readonly told = new Map<string, Op>()
  windows: Engine[] = []
  readonly username: string
  private readonly storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  private readonly air = new FakeAir()
  private readonly locks: FakeLocks | undefined
  private readonly clock: Clock
  private readonly roll: Roll
  private session: SignedIn
  private readonly house: OpenHouse

  private constructor(
    house: OpenHouse,
    session: SignedIn,
    username: string,
    { clock, roll, locked }: { clock: Clock; roll: Roll; locked: boolean },
  ) {
    this.house = house
    this.session = session
    this.username = username
    this.clock = clock
    this.roll = roll
    this.locks = locked ? new FakeLocks() : undefined
    this.weather = new Weather(roll, () => this.session)
  }

  static async start(
    house: OpenHouse,
    username: string,
    world: { clock: Clock; roll: Roll; locked: boolean },
    windows: number,
  ): Promise<PersonRig> {
    const rig = new PersonRig(house, await house.as(username), username, world)
    for (let at = 0; at < windows; at++) await rig.open(at)
    return rig
  }

  private async open(at: number): Promise<void> {
    this.windows[at] = await createEngine({
      ...this.storage,
      catalogue: pictureCatalogue,
      carrier: fileCarrier(this.files),
      tenant: 1,
      user: this.username,
      transport: this.weather.transport,
      now: this.clock.now,
      after: this.clock.after,
      random: () => this.roll(1000) / 1000,
      isVisible: () => true,
      locks: this.locks,
      channel: this.air.open(),
    })
  }

  private get files() {
    const { house, roll, weather } = this
    return fileWeather({ house, roll, token: () => this.session.token, isFair: () => weather.isFair })
  }

  /** Takes picture number `n` of about `kib` KiB. */
  async shoot(n: number, kib: number): Promise<string> {
    const bytes = new Uint8Array(largePicture(kib, n).bytes).buffer
    return keepFile(this.engine.db, bytes, 'image/jpeg', this.clock.now())
  }

  get call(): Caller {
    return this.session
  }

  get engine(): Engine {
    const [first] = this.windows
    if (!first) throw new Error('no window is open')
    return first
  }

  /** A window ends without a word and is opened anew on the same database. */
  async crash(at: number): Promise<void> {
    await this.windows[at]?.stop()
    await this.open(at)
  }

  async signIn(house: OpenHouse): Promise<void> {
    this.session = await house.as(this.username)
    for (const window of this.windows) window.signedIn()
  }

  async commit(intents: readonly AnyIntent[], at = 0): Promise<void> {
    const window = this.windows[at % this.windows.length]
    for (const op of (await window?.commit(intents)) ?? []) this.told.set(op.id, op)
  }

  async see(noun: string, key: string): Promise<View | undefined> {
    return (await readView(this.engine.db, pictureCatalogue, { noun, keys: [key] }))[0]
  }

  isBusy = (): boolean => this.weather.flying > 0 || this.windows.some((window) => window.status.getState().phase === 'exchanging')
  saysAllSent = (): boolean => this.windows.some((window) => isAllSent(window.status.getState()))
  stop = async (): Promise<void> => {
    for (const window of this.windows) await window.stop()
  }
}
