import { Dexie, type Table } from 'dexie'
import { type Catalogue, flowOf } from '../../../contract/catalogue'
import type { Resource, SystemColumns, ValuesIn } from '../../../contract/resource'
import { fold, type Standing } from '../../../contract/sync/fold'
import { entityOf } from '../../../contract/sync/op'
import { upcast } from '../../../contract/sync/upcast'
import { type AckedOp, type Fare, isParked, type StoredOp, type StoredRow } from '../outbox/stored'
import type { PersonDb } from '../person-db'
import { heldNounOf } from './held-noun'

/**
 * A row as its person sees it: the server's, with this device's own edits on top. `standing` says what is not settled yet; it is
 * not called `state`, because many nouns have a field of that name. `era` belongs to `rev`: only within one era do versions compare.
 */
export type View<R extends Resource = Resource> = Partial<SystemColumns> &
  ValuesIn<R> & {
    readonly id: string
    readonly rev: number
    readonly era?: string
    readonly standing?: 'waiting' | 'parked' | 'conflict'
  }

/** Which rows: all of a noun, those under one value of its field `by`, or single ones. */
export type ViewQuery = { readonly noun: string; readonly by?: string; readonly keys?: readonly string[] }

export type Own = { readonly ops: StoredOp[]; readonly acked: AckedOp[]; readonly fares: Map<string, Fare> }

const ofNoun = <T>(table: Table<T, string>, { noun, keys }: ViewQuery) =>
  (keys ? table.where('entity').anyOf(keys.map((key) => entityOf({ noun, key }))) : table.where('entity').startsWith(`${noun}:`)).toArray()

export const rowsAt = async (db: PersonDb, noun: string, keys: readonly string[]) =>
  (await db.rows.bulkGet(keys.map((key): [string, string] => [noun, key]))).filter((row) => row !== undefined)

async function readRows(db: PersonDb, { noun, by, keys }: ViewQuery, own: Own): Promise<StoredRow[]> {
  if (keys) return rowsAt(db, noun, keys)
  if (by === undefined) return db.rows.where('[noun+id]').between([noun, Dexie.minKey], [noun, Dexie.maxKey]).toArray()
  const found = await db.rows.where('[noun+by]').equals([noun, by]).toArray()
  const known = new Set(found.map((row) => row.id))
  const moved = [...new Set([...own.ops, ...own.acked].map((op) => op.key))].filter((key) => !known.has(key))
  return [...found, ...(await rowsAt(db, noun, moved))]
}

/** The version from which on a row holds an accepted op. Across a restore the op's old version counts, if it had one. */
const heldFrom = (acked: AckedOp, row: StoredRow | undefined) =>
  !row || row.era === acked.era ? acked.rev : (acked.was ?? Number.POSITIVE_INFINITY)

export function standingsOf(own: Own, row: StoredRow | undefined): Standing[] {
  const accepted = own.acked.map((op) => ({ op, accepted: { rev: heldFrom(op, row), held: op.held } }))
  const going = own.ops.filter(({ id }) => !isParked(own.fares.get(id)))
  // What was accepted once shows in the row. Where there is no row any more, it is worth showing only from an op on that makes one.
  const isThere = row !== undefined || [...own.acked, ...going].some(({ verb }) => verb === 'add')
  const waiting = going.flatMap((op): Standing[] => {
    const { fate, rev = 0, held = [] } = own.fares.get(op.id) ?? {}
    if (fate !== 'again') return [{ op }]
    return isThere ? [{ op, accepted: { rev, held } }] : []
  })
  return [...accepted, ...waiting]
}

function byKey<T extends { readonly key: string }>(list: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(one.key, [...(groups.get(one.key) ?? []), one])
  return groups
}

function standingOf(ops: readonly StoredOp[], fares: Own['fares'], isHeld: boolean): View['standing'] {
  if (ops.some((op) => isParked(fares.get(op.id)))) return 'parked'
  if (isHeld) return 'conflict'
  return ops.length > 0 ? 'waiting' : undefined
}

/** Lays this device's own edits over one row, of a noun or of one value of its field `by`. Undefined where there is nothing to be seen. */
export function layer(catalogue: Catalogue, { noun, by }: ViewQuery, own: Own, held: ReadonlySet<string>) {
  const flow = flowOf(catalogue, noun)
  const field = catalogue.resources[noun]?.offline.by
  const today = <T extends StoredOp>(list: readonly T[]) => byKey(list.map((op) => upcast(catalogue, op)))
  const [ops, acked] = [today(own.ops), today(own.acked)]
  return (key: string, row: StoredRow | undefined): View | undefined => {
    const mine = ops.get(key) ?? []
    const seen = fold(row?.row, standingsOf({ ops: mine, acked: acked.get(key) ?? [], fares: own.fares }, row), flow)
    if (!seen || (by !== undefined && String((field && seen[field]) ?? '') !== by)) return undefined
    const standing = standingOf(mine, own.fares, held.has(entityOf({ noun, key })))
    return { ...seen, id: key, ...(row && { era: row.era }), ...(standing && { standing }) }
  }
}

export async function readOwn(db: PersonDb, asked: ViewQuery): Promise<Own> {
  const [ops, acked] = await Promise.all([ofNoun(db.ops, asked), ofNoun(db.acked, asked)])
  const fares = ops.length > 0 ? await ofNoun(db.standing, asked) : []
  return { ops, acked, fares: new Map(fares.map((fare) => [fare.id, fare])) }
}

/** Reads what is asked and lays `own` over it, in the order of ids. */
export async function readLaid(db: PersonDb, catalogue: Catalogue, asked: ViewQuery, own: Own, held: ReadonlySet<string>): Promise<View[]> {
  const lay = layer(catalogue, asked, own, held)
  const rows = new Map((await readRows(db, asked, own)).map((row) => [row.id, row]))
  const keys = new Set([...rows.keys(), ...[...own.acked, ...own.ops].map((op) => op.key)])
  return [...keys].sort().flatMap((key) => lay(key, rows.get(key)) ?? [])
}

/** Entities with a change that somebody has yet to decide. */
export async function heldEntities(db: PersonDb, catalogue: Catalogue, noun: string): Promise<Set<string>> {
  const heldNoun = heldNounOf(catalogue)
  if (!heldNoun || noun === heldNoun) return new Set()
  // Rows of that noun come from the server alone: where there is none, no edit of this device can be laid over any.
  if ((await db.rows.where('[noun+by]').equals([heldNoun, '']).count()) === 0) return new Set()
  const open = (await readView(db, catalogue, { noun: heldNoun, by: '' })).filter((row) => row.state === 'open' && row.noun === noun)
  return new Set(open.map((row) => entityOf({ noun, key: String(row.rowId) })))
}

/** The rows an edit is made on, within a transaction: as `readView`, but for what somebody has yet to decide. */
export async function readSeen(db: PersonDb, catalogue: Catalogue, asked: ViewQuery, held = new Set<string>()): Promise<View[]> {
  return readLaid(db, catalogue, asked, await readOwn(db, asked), held)
}

/** Reads rows with this device's own edits laid over them, from one moment of the database. May be watched by a live query. */
export function readView(db: PersonDb, catalogue: Catalogue, asked: ViewQuery): Promise<View[]> {
  return db.transaction('r', [db.rows, db.ops, db.acked, db.standing], async () =>
    readSeen(db, catalogue, asked, await heldEntities(db, catalogue, asked.noun)),
  )
}
