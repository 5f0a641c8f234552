import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { columnOf } from '../../../src/server/db/column'
import type { Tables } from '../../../src/server/db/database'
import type { Stored } from '../../../src/server/resource/values'
import { type StagedRow, Staging } from '../../../src/server/sync/staging'
import { tinyCatalogue } from '../../kit/product/tiny-product'

/** A database that holds nothing and forgets everything. */
export const noDatabase = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

export const nameOf = (noun: string, id: string): string => `${noun}:${id}`

/** The rows one batch reads and writes, over rows kept in memory instead of tables. */
export class MemoryStaging extends Staging {
  /** What the op at hand has staged. */
  layer = new Map<string, StagedRow>()
  private readonly base: ReadonlyMap<string, Stored>
  private written = new Map<string, StagedRow>()

  constructor(base: ReadonlyMap<string, Stored>) {
    super(noDatabase, tinyCatalogue.resources)
    this.base = base
  }

  /** The row as it stood before the op at hand. */
  before(noun: string, id: string): Stored | undefined {
    return this.standing(nameOf(noun, id))
  }

  private standing(name: string): Stored | undefined {
    return this.written.get(name)?.stored ?? this.base.get(name)
  }

  override async get(noun: string, id: string): Promise<Stored | undefined> {
    return this.layer.get(nameOf(noun, id))?.stored ?? this.before(noun, id)
  }

  override async load(): Promise<void> {}

  override async query(noun: string, where: Readonly<Record<string, unknown>>): Promise<Stored[]> {
    const names = new Set([...this.base.keys(), ...this.written.keys(), ...this.layer.keys()])
    const found = [...names]
      .filter((name) => name.startsWith(`${noun}:`))
      .map((name) => this.layer.get(name)?.stored ?? this.standing(name))
    return found.filter(
      (row) => row !== undefined && !row.gone && Object.entries(where).every(([field, value]) => row[columnOf(field)] === value),
    ) as Stored[]
  }

  override savepoint(): () => void {
    const [written, layer] = [new Map(this.written), new Map(this.layer)]
    return () => {
      this.written = new Map(written)
      this.layer = new Map(layer)
    }
  }

  override async missing(): Promise<string[]> {
    return []
  }

  override async stage(noun: string, id: string, stored: Stored): Promise<void> {
    const base = this.base.get(nameOf(noun, id))
    this.layer.set(nameOf(noun, id), {
      noun,
      id,
      stored,
      isNew: base === undefined,
      wasGone: base?.gone ?? true,
      wasScope: base && !base.gone ? base.scope : null,
    })
  }

  /** Told before what an op has staged is kept. */
  onKeep: () => void = () => undefined

  override keep(): void {
    this.onKeep()
    for (const [name, row] of this.layer) this.written.set(name, row)
    this.layer = new Map()
  }

  override drop(): void {
    this.layer = new Map()
  }

  override rows(): StagedRow[] {
    return [...this.written.values()]
  }
}
