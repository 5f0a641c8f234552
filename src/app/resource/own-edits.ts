import type { Fields } from '../../contract/field'
import { gone } from '../../contract/sync/merge'
import { isGiven } from '../fields/field-input'
import { isParked } from '../offline/outbox/stored'
import type { PersonDb } from '../offline/person-db'
import type { ViewQuery } from '../offline/view/view'
import { remembered } from './noun-keys'
import type { ViewRow } from './row'

/**
 * What this device's own edits have lately made of rows, for an answer of the server that may be older than they are. `removed`: the
 * version a removal made, by key. `added`: when its outcome was read here, milliseconds. Both are infinite while the server has not answered.
 */
export type OwnEdits = { readonly removed: ReadonlyMap<string, number>; readonly added: ReadonlyMap<string, number> }

export const noEdits: OwnEdits = { removed: new Map(), added: new Map() }

/** Reads them, back to as long before `now` as an answer may be remembered. Both times in milliseconds. */
export async function readOwnEdits(db: PersonDb, { noun }: ViewQuery, now: number): Promise<OwnEdits> {
  const prefix = `${noun}:`
  const [fares, ops, acked, done] = await Promise.all([
    db.standing.where('entity').startsWith(prefix).toArray(),
    db.ops.where('entity').startsWith(prefix).toArray(),
    db.acked.where('entity').startsWith(prefix).toArray(),
    db.done
      .where('finishedAt')
      .aboveOrEqual(now - remembered)
      .toArray(),
  ])
  const parked = new Set(fares.filter(isParked).map(({ id }) => id))
  const waiting = ops.filter(({ id }) => !parked.has(id)).map((op) => ({ ...op, rev: Number.POSITIVE_INFINITY, held: [] }))
  const made = [
    ...[...waiting, ...acked].map((op) => ({ ...op, finishedAt: Number.POSITIVE_INFINITY })),
    ...done.filter((op) => op.noun === noun),
  ].filter(({ held }) => !held.some((field) => field === gone))
  const of = (verb: string) => made.filter((op) => op.verb === verb).sort((one, two) => one.n - two.n)
  return {
    removed: new Map(of('remove').map(({ key, rev }) => [key, rev])),
    added: new Map(of('add').map(({ key, finishedAt }) => [key, finishedAt])),
  }
}

/** Whether a row the server has told of is one this device has removed since. `local`: what lies here of it. */
export const isRemovedHere = (local: ViewRow | null | undefined, removed: number | undefined, rev: number): boolean =>
  !local && rev < (removed ?? 0)

/** Whether what lies here is at least as new as what the server has told. */
export const isAhead = (local: ViewRow, told: ViewRow): boolean => local.standing !== undefined || local.rev >= told.rev

/**
 * The server's row with this device's own over it. Words the server gave for a value that is another one here are left out; a secret,
 * which lies on no device, stays as the server shows it.
 */
export function laidOver(fields: Fields, told: ViewRow, local: ViewRow): ViewRow {
  const isKnown = (name: string) => fields[name]?.kind !== 'secret' || isGiven(local[name])
  const isTold = (name: string) => JSON.stringify(local[name] ?? null) === JSON.stringify(told[name] ?? null)
  const mine = Object.entries(local).filter(([name]) => isKnown(name))
  const stale = new Set(mine.map(([name]) => (isTold(name) ? '' : `${name}_dictText`)))
  const words = Object.entries(told).filter(([name]) => !stale.has(name))
  return { ...Object.fromEntries(words), ...Object.fromEntries(mine), id: local.id, rev: local.rev }
}

/** A row the server has told of as it is here, where what lies here of it is as new. */
export const asHere = (fields: Fields, told: ViewRow, local: ViewRow | undefined): ViewRow =>
  local && isAhead(local, told) ? laidOver(fields, told, local) : told

/** Whether a row of this device was added since the server was asked at `askedAt`, milliseconds, or is not sent yet. */
export const isAddedSince = ({ added }: OwnEdits, askedAt: number, { id, rev }: ViewRow): boolean =>
  rev === 0 || (added.get(id) ?? 0) > askedAt
