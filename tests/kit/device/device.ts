import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { keepFile } from '../../../src/app/files/keep-file'
import { fileCarrier } from '../../../src/app/files/upload/send-files'
import { exchange, type Line } from '../../../src/app/offline/exchange/exchange'
import { type CommitOptions, commitOps, type Desk } from '../../../src/app/offline/outbox/commit'
import { readConflictCentre } from '../../../src/app/offline/outbox/conflict-centre'
import type { AnyIntent } from '../../../src/app/offline/outbox/intent'
import type { UploadQueue } from '../../../src/app/offline/outbox/upload-queue'
import { openPersonDb, type PersonDb } from '../../../src/app/offline/person-db'
import { readView, type View } from '../../../src/app/offline/view/view'
import type { Op } from '../../../src/contract/sync/op'
import { dateTimeOf } from '../../../src/contract/time'
import { gardenCatalogue as catalogue } from '../product/garden-catalogue'
import { largePicture } from '../sample-picture'
import { FakeNetwork } from './fake-network'
import type { FakeServer } from './fake-server'
import { FakeBrowser } from './fake-world'

// Live queries look here, whatever factory a database was opened with.
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })

export const monday = Date.parse('2026-03-02T08:00:00+08:00')
export const today = dateTimeOf(new Date(monday)).slice(0, 10)
let made = 0

const pictures = new Map<string, ArrayBuffer>()
/** The bytes of picture number `n`, about `kib` KiB; each is made once. */
function pictureBytes(n: number, kib: number): ArrayBuffer {
  const known = pictures.get(`${n}/${kib}`) ?? new Uint8Array(largePicture(kib, n).bytes).buffer
  pictures.set(`${n}/${kib}`, known)
  return known
}

/** One device of one person, without the parts that run by themselves. `crash` throws everything away but the database. */
export class Device {
  readonly storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  readonly name = `kg_1_person${++made}`
  readonly network: FakeNetwork
  time = monday
  declare db: PersonDb
  /** Sends files as the engine would, once. */
  declare carry: UploadQueue

  constructor(server: FakeServer) {
    this.network = new FakeNetwork(server)
  }

  static async start(server: FakeServer): Promise<Device> {
    const device = new Device(server)
    await device.crash()
    return device
  }

  async crash(): Promise<void> {
    this.db?.close()
    this.db = await openPersonDb(this.name, this.storage)
    const world = { ...new FakeBrowser(this.time).window(), now: () => this.time, elapsed: () => this.time }
    this.carry = fileCarrier(this.network.files)({ db: this.db, catalogue, world, tell: () => undefined })
  }

  /** Exchanges, sends files and exchanges again until neither can go on. */
  async syncWithFiles(): Promise<void> {
    do await this.sync()
    while ((await this.carry(() => false)) === 0)
  }

  /** Takes picture number `n`, about `kib` KiB large. */
  async shoot(n: number, kib = 1): Promise<string> {
    return keepFile(this.db, pictureBytes(n, kib), kib > 250 ? 'image/jpeg' : 'image/png', this.time)
  }

  get desk(): Desk {
    return { db: this.db, catalogue, now: () => this.time, app: 'test' }
  }

  get line(): Line {
    return { db: this.db, catalogue, transport: this.network.transport, now: () => this.time }
  }

  sync = () => exchange(this.line)
  commit = (intents: AnyIntent[], options?: CommitOptions) => commitOps(this.desk, intents, options)
  add = (key: string, values: Record<string, unknown> = {}) => this.one(key, 'add', { day: today, name: key, ...values })
  edit = (key: string, patch: Record<string, unknown>) => this.one(key, 'edit', patch)
  adjust = (key: string, height: number) => this.one(key, 'adjust', { height })
  conflictCentre = () => readConflictCentre(this.db, catalogue)
  plants = (by?: string) => readView(this.db, catalogue, { noun: 'plant', by })

  private async one(key: string, verb: string, patch: Record<string, unknown>): Promise<Op> {
    const [op] = await this.commit([{ noun: 'plant', key, verb, patch }])
    if (!op) throw new Error('nothing was saved')
    return op
  }

  async plant(key: string): Promise<View | undefined> {
    return (await readView(this.db, catalogue, { noun: 'plant', keys: [key] }))[0]
  }

  /** Every waiting, accepted and finished op, to see that none is lost or in two places. */
  async everyOp(): Promise<string[]> {
    const found: string[] = []
    for (const table of [this.db.ops, this.db.acked, this.db.done]) found.push(...(await table.toCollection().primaryKeys()))
    return found.sort()
  }
}
