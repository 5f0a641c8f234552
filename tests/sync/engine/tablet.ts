import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { exchange, type Line } from '../../../src/app/offline/exchange/exchange'
import { commitOps } from '../../../src/app/offline/outbox/commit'
import type { AnyIntent } from '../../../src/app/offline/outbox/intent'
import { openPersonDb, type PersonDb } from '../../../src/app/offline/person-db'
import { reshape } from '../../../src/app/recopy/reshape'
import type { Catalogue } from '../../../src/contract/catalogue'
import type { Ask, Reply } from '../../../src/contract/sync/exchange'
import type { OpenHouse } from '../../kit/server/open-house'

const now = Date.parse('2026-03-02T08:00:00+08:00')
type Caller = Awaited<ReturnType<OpenHouse['as']>>

/** A device of one person, as the app has it without the parts that run by themselves, that remembers what went over its line. */
export class Tablet {
  readonly asks: Ask[] = []
  readonly replies: Reply[] = []
  /** Whether a call is lost on its way back. */
  loses: () => boolean = () => false
  /** Looks at the device before each call. */
  looks: () => Promise<void> = async () => undefined
  readonly db: PersonDb
  private readonly line: Line

  private constructor(db: PersonDb, call: Caller, catalogue: Catalogue) {
    this.db = db
    const transport = async (ask: Ask): Promise<Reply> => {
      await this.looks()
      this.asks.push(structuredClone(ask))
      const answered = await call('POST /sync', JSON.parse(JSON.stringify(ask)))
      if (!answered.success) throw { status: answered.status }
      if (this.loses()) throw { status: 0 }
      this.replies.push(answered.result)
      return answered.result
    }
    this.line = { db, catalogue, transport, now: () => now }
  }

  static async open(house: Pick<OpenHouse, 'as'>, username: string, catalogue: Catalogue): Promise<Tablet> {
    const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
    Object.assign(Dexie.dependencies, storage)
    const db = await openPersonDb(`kg_1_${username}`, storage)
    await reshape(db, catalogue)
    return new Tablet(db, await house.as(username), catalogue)
  }

  /** The app is updated and opened again, perhaps in another house. */
  async update(house: Pick<OpenHouse, 'as'>, username: string, catalogue: Catalogue): Promise<Tablet> {
    await reshape(this.db, catalogue)
    return new Tablet(this.db, await house.as(username), catalogue)
  }

  forget(): void {
    this.asks.length = 0
    this.replies.length = 0
  }

  sync = () => exchange(this.line)
  commit = (intents: readonly AnyIntent[]) =>
    commitOps({ db: this.db, catalogue: this.line.catalogue, now: () => now, app: 'test' }, intents)
  edit = (key: string, patch: Record<string, unknown>) => this.commit([{ noun: 'paper', key, verb: 'edit', patch }])

  /** What can be read off this device, by noun. */
  async rows(): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>()
    for (const { noun, row } of await this.db.rows.orderBy('[noun+id]').toArray())
      found.set(noun, [...(found.get(noun) ?? []), JSON.stringify(row)])
    return found
  }

  /** How many rows of each noun were sent to be copied anew. */
  sent(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const { recopied } of this.replies) for (const { noun } of recopied?.changes ?? []) counts.set(noun, (counts.get(noun) ?? 0) + 1)
    return counts
  }

  async everyOp(): Promise<string[]> {
    const tables = [this.db.ops, this.db.acked, this.db.done]
    return (await Promise.all(tables.map((table) => table.toCollection().primaryKeys()))).flat().sort()
  }
}
