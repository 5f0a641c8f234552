import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Tables } from '../../../src/server/db/database'
import type { Stored } from '../../../src/server/resource/values'
import { type StagedRow, Staging } from '../../../src/server/sync/staging'
import { tinyCatalogue } from '../../kit/tiny-product'

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
  private readonly written = new Map<string, StagedRow>()

  constructor(base: ReadonlyMap<string, Stored>) {
    super(noDatabase, tinyCatalogue.resources)
    this.base = base
  }

  /** The row as it stood before the op at hand. */
  before(noun: string, id: string): Stored | undefined {
    return this.written.get(nameOf(noun, id))?.stored ?? this.base.get(nameOf(noun, id))
  }

  override async get(noun: string, id: string): Promise<Stored | undefined> {
    return this.layer.get(nameOf(noun, id))?.stored ?? this.before(noun, id)
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

  override keep(): void {
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
