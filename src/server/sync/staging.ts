import { type RawBuilder, sql } from 'kysely'
import { refuse } from '../../contract/error'
import type { Resource } from '../../contract/resource'
import { columnOf, tableOf } from '../db/column'
import type { Db } from '../db/database'
import { columnsOf, wholeRow } from '../db/noun-table'
import { isOwn } from '../db/own-tenant'
import { readerKeys } from '../db/readers'
import type { Filter } from '../resource/behaviour'
import type { Stored } from '../resource/values'
import { writeSearchKeys } from '../search/search-keys'
import { Effects } from './effects'
import { fits, matchingRows, mostRows } from './matching-rows'

type Key = { readonly noun: string; readonly id: string }
/** A row as it will be written, with the scope it had before the batch, and its further keys (`readers`) before and after. */
export type StagedRow = Key & {
  readonly stored: Stored
  readonly wasScope: string | null
  readonly readers?: readonly string[]
  readonly wasReaders?: readonly string[]
  /** The living row before the batch. */
  readonly was?: Stored
  readonly isNew: boolean
  readonly wasGone: boolean
}

const nameOf = (key: Key) => `${key.noun}:${key.id}`
const questionOf = (noun: string, where: Filter) => `${noun} ${JSON.stringify(where)}`

/**
 * The rows one batch reads and writes. Writes stay in memory until `flush`, so a refused op leaves nothing behind without a
 * savepoint, and the rows of a batch reach the table in one statement per noun. Every row is locked by its name before it is
 * first read; locks of a batch's own rows are taken together in one order, so that batches rarely meet crosswise. A row that is only
 * looked at is locked so that others may look as well.
 */
export class Staging {
  readonly #db: Db
  readonly #resources: Readonly<Record<string, Resource>>
  readonly #base = new Map<string, Stored | undefined>()
  /** Names of those that are only looked at: others may look at them too. */
  readonly #looked = new Set<string>()
  readonly #known = new Set<string>()
  readonly #answers = new Map<string, readonly Stored[]>()
  #written = new Map<string, StagedRow>()
  #layer = new Map<string, StagedRow>()
  /** What is done beside the rows, when they are written. */
  readonly effects = new Effects()

  constructor(db: Db, resources: Readonly<Record<string, Resource>>) {
    this.#db = db
    this.#resources = resources
  }

  /** Locks and reads rows ahead of time. Names of unknown nouns are passed over: their ops are refused later. */
  async load(keys: readonly Key[]): Promise<void> {
    const wanted = this.#ofKnownNouns(keys).filter((key) => !this.#base.has(nameOf(key)) || this.#looked.has(nameOf(key)))
    await this.#read(wanted, sql`pg_advisory_xact_lock`)
    for (const key of wanted) this.#looked.delete(nameOf(key))
  }

  /**
   * Reads rows and keeps them from being changed until the batch is done, by a lock that all who only look share. A row that is
   * changed after all is locked for it then; two batches that both do so meet crosswise, and one of them begins anew.
   */
  async look(keys: readonly Key[]): Promise<void> {
    const wanted = this.#ofKnownNouns(keys).filter((key) => !this.#base.has(nameOf(key)))
    await this.#read(wanted, sql`pg_advisory_xact_lock_shared`)
    for (const key of wanted) this.#looked.add(nameOf(key))
  }

  #ofKnownNouns(keys: readonly Key[]): readonly Key[] {
    return keys.filter((key) => Object.hasOwn(this.#resources, key.noun))
  }

  /** Takes a lock of each row's name, in one order, and reads the rows under it. */
  async #read(wanted: readonly Key[], lock: RawBuilder<unknown>): Promise<void> {
    if (wanted.length === 0) return
    const names = [...new Set(wanted.map(nameOf))].sort()
    await sql`select ${lock}(h) from (select hashtextextended(current_setting('app.tenant_id') || ':' || k, 7) h from unnest(${names}::text[]) k order by 1) locks`.execute(
      this.#db,
    )
    for (const noun of new Set(wanted.map((key) => key.noun))) {
      const resource = this.#resources[noun]
      if (!resource) continue
      const ids = wanted.filter((key) => key.noun === noun).map((key) => key.id)
      const { rows } =
        await sql<Stored>`select ${wholeRow(resource)} from ${sql.table(tableOf(noun))} where ${isOwn} and id = any(${ids}::text[])`.execute(
          this.#db,
        )
      const found = new Map(rows.map((row) => [row.id, row]))
      for (const id of ids) this.#base.set(nameOf({ noun, id }), found.get(id))
    }
  }

  /** The row as this batch sees it, deleted ones included. */
  async get(noun: string, id: string): Promise<Stored | undefined> {
    const name = nameOf({ noun, id })
    const staged = this.#staged(name)
    if (staged) return staged.stored
    await this.load([{ noun, id }])
    return this.#base.get(name)
  }

  /** The row as this batch sees it, which nobody changes until the batch is done, though others may look at it. */
  async seen(noun: string, id: string): Promise<Stored | undefined> {
    await this.look([{ noun, id }])
    return this.#staged(nameOf({ noun, id }))?.stored ?? this.#base.get(nameOf({ noun, id }))
  }

  #staged(name: string): StagedRow | undefined {
    return this.#layer.get(name) ?? this.#written.get(name)
  }

  /** Asks ahead for the living rows that hold any of `values` in a field, as a later `query` will for each; without a field, for all of the noun. */
  async ask(noun: string, field: string | undefined, values: readonly string[]): Promise<void> {
    const rows = await this.#matching(noun, field === undefined ? {} : { [field]: values })
    if (rows.length > mostRows) return
    if (field === undefined) this.#answers.set(questionOf(noun, {}), rows)
    else
      for (const value of values)
        this.#answers.set(
          questionOf(noun, { [field]: value }),
          rows.filter((row) => row[columnOf(field)] === value),
        )
  }

  async #matching(noun: string, where: Filter): Promise<readonly Stored[]> {
    const resource = this.#resources[noun]
    return resource ? matchingRows(this.#db, resource, where) : []
  }

  /** Living rows that fit a filter, as this batch sees them. */
  async query(noun: string, where: Filter): Promise<Stored[]> {
    const rows = this.#answers.get(questionOf(noun, where)) ?? (await this.#matching(noun, where))
    if (rows.length > mostRows) refuse('record.too-many-rows', { max: mostRows })
    const staged = [...new Map([...this.#written, ...this.#layer]).values()].filter((row) => row.noun === noun)
    const replaced = new Set(staged.map((row) => row.id))
    return [...rows.filter((row) => !replaced.has(row.id)), ...staged.map((row) => row.stored).filter((row) => fits(row, where))]
  }

  /** Those of `ids` that are no living row. Remembered within the batch, because its ops mostly refer to the same few rows. */
  async missing(noun: string, ids: readonly string[]): Promise<string[]> {
    await this.meet(new Map([[noun, ids]]))
    return ids.filter((id) => !this.#isThere(noun, id))
  }

  /** Finds out, in one statement, which of these rows of several nouns live. */
  async meet(referred: ReadonlyMap<string, Iterable<string>>): Promise<void> {
    const open = [...referred].flatMap(([noun, ids]) => {
      // A noun that was switched off has a name left in references to it, and perhaps no table.
      if (!Object.hasOwn(this.#resources, noun)) return []
      const unknown = [...ids].filter((id) => !this.#isThere(noun, id))
      return unknown.length === 0 ? [] : [{ noun, unknown }]
    })
    if (open.length === 0) return
    const parts = open.map(
      ({ noun, unknown }) => sql`select ${noun}::text as noun, id from ${sql.table(tableOf(noun))}
        where ${isOwn} and id = any(${unknown}::text[]) and not gone`,
    )
    const { rows } = await sql<Key>`${sql.join(parts, sql` union all `)}`.execute(this.#db)
    for (const key of rows) this.#known.add(nameOf(key))
  }

  /** Whether a row is known to live, as this batch sees it. */
  #isThere(noun: string, id: string): boolean {
    const name = nameOf({ noun, id })
    const row = this.#staged(name)?.stored ?? this.#base.get(name)
    return row ? !row.gone : this.#known.has(name)
  }

  /** Stages the next version of a row. */
  async stage(noun: string, id: string, stored: Stored): Promise<void> {
    const name = nameOf({ noun, id })
    await this.load([{ noun, id }])
    const base = this.#base.get(name)
    const resource = this.#resources[noun]
    this.#layer.set(name, {
      noun,
      id,
      stored,
      isNew: base === undefined,
      wasGone: base?.gone ?? true,
      wasScope: base && !base.gone ? base.scope : null,
      ...(base && !base.gone && { was: base }),
      ...(resource?.readers && {
        readers: stored.gone ? [] : readerKeys(resource, stored),
        wasReaders: base && !base.gone ? readerKeys(resource, base) : [],
      }),
    })
  }

  /** Keeps what the last op staged. */
  keep(): void {
    for (const [name, row] of this.#layer) this.#written.set(name, row)
    this.#layer = new Map()
    this.effects.keep()
  }

  /** Forgets what the last op staged. */
  drop(): void {
    this.#layer = new Map()
    this.effects.drop()
  }

  /** Remembers how things stand. What is answered forgets everything that was staged or asked for since. */
  savepoint(): () => void {
    const [written, layer, undo] = [new Map(this.#written), new Map(this.#layer), this.effects.savepoint()]
    return () => {
      this.#written = new Map(written)
      this.#layer = new Map(layer)
      undo()
    }
  }

  /** Everything kept so far, in the order it was first written. */
  rows(): StagedRow[] {
    return [...this.#written.values()]
  }

  /** Writes everything kept to the tables, one statement per noun. */
  async flush(): Promise<void> {
    const rows = this.rows()
    for (const noun of new Set(rows.map((row) => row.noun))) {
      const resource = this.#resources[noun]
      if (resource)
        await writeRows(
          this.#db,
          resource,
          rows.filter((row) => row.noun === noun).map((row) => row.stored),
        )
    }
  }
}

/** Writes rows of one noun, new or known, in one statement, and how they are found. */
export async function writeRows(db: Db, resource: Resource, rows: readonly Stored[]): Promise<void> {
  const columns = columnsOf(resource)
  const table = tableOf(resource.name)
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const set = sql.join(columns.slice(1).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))
  await sql`insert into ${sql.table(table)} (${list}) select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (tenant_id, id) do update set ${set}`.execute(db)
  await writeSearchKeys(db, resource, rows)
}
