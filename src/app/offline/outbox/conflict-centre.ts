import type { Catalogue } from '../../../contract/catalogue'
import { unitsOf } from '../../../contract/sync/group'
import { upcast } from '../../../contract/sync/upcast'
import type { PersonDb } from '../person-db'
import { heldNounOf } from '../view/held-noun'
import { readView, type View } from '../view/view'
import { followersOf } from './pick'
import { type Fare, isParked, type StoredOp } from './stored'

/** An op that a person must look after, with the server's reason. `free`: what it waited for does not lie here any more. */
export type ParkedItem = { readonly op: StoredOp; readonly fare: Fare; readonly free: boolean }
/** Everything of a person's that is not settled: what waits, what is parked, changes held back, and those that somebody decided. */
export type ConflictCentre = {
  readonly waiting: readonly StoredOp[]
  readonly parked: readonly ParkedItem[]
  readonly conflicts: readonly View[]
  /** Of everybody's held changes. */
  readonly decided: readonly View[]
}

/**
 * The parked ops in their order, and with the code `op.waits` those that cannot go before one of them has: made after it on the same row,
 * or depending on it, or in a group with one that is.
 */
export async function readParked(db: PersonDb): Promise<ParkedItem[]> {
  const fares = new Map((await db.standing.toArray()).map((fare) => [fare.id, fare]))
  const stuck: string[] = []
  const closed = new Set<string>()
  return unitsOf(await db.ops.orderBy('n').toArray()).flatMap((unit): ParkedItem[] => {
    const free = followersOf(unit, stuck).length === 0
    if (free && !unit.some((op) => closed.has(op.entity) || isParked(fares.get(op.id)))) return []
    for (const { id, entity } of unit) {
      stuck.push(id)
      closed.add(entity)
    }
    return unit.map((op) => {
      const known = fares.get(op.id)
      const follows: Fare = { since: 0, ...known, id: op.id, entity: op.entity, fate: 'blocked', code: 'op.waits' }
      return { op, fare: known && isParked(known) ? known : follows, free }
    })
  })
}

/** Reads the conflict centre, oldest first. May be watched by a live query. */
export function readConflictCentre(db: PersonDb, catalogue: Catalogue): Promise<ConflictCentre> {
  return db.transaction('r', [db.rows, db.ops, db.acked, db.standing], async () => {
    const parked = (await readParked(db)).map((item) => ({ ...item, op: upcast(catalogue, item.op) }))
    const ids = new Set(parked.map(({ op }) => op.id))
    const heldNoun = heldNounOf(catalogue)
    const held = heldNoun ? await readView(db, catalogue, { noun: heldNoun }) : []
    const inState = (state: string) => held.filter((row) => row.state === state)
    const waiting = (await db.ops.orderBy('n').toArray()).filter((op) => !ids.has(op.id))
    return { waiting: waiting.map((op) => upcast(catalogue, op)), parked, conflicts: inState('open'), decided: inState('resolved') }
  })
}
