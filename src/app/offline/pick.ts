import type { Catalogue } from '../../contract/catalogue'
import { limits } from '../../contract/exchange'
import type { Op } from '../../contract/op'
import { upcast } from '../../contract/upcast'
import { type Fare, isParked, type StoredOp } from './stored'

/**
 * What is known when choosing. `tried`: ops already offered in this round. `waits`: files must go first. `isNewer`: a newer build has
 * written it. `room`: most ops. `now` in milliseconds.
 */
export type Choice = {
  readonly fares: ReadonlyMap<string, Fare>
  readonly tried: ReadonlySet<string>
  readonly waits: (op: StoredOp) => boolean
  readonly isNewer: (op: StoredOp) => boolean
  readonly room: number
  readonly now: number
}

/** An op as it travels: in this build's words. A sealed one goes as it was made, since its record hash covers just that. */
export function wireOp(catalogue: Catalogue, { entity: _, ...op }: StoredOp): Op {
  return op.seal ? op : upcast(catalogue, op)
}

/** The ops that wait for one of `ids`: made after it on the same row, or depending on it. */
export const followersOf = (ops: readonly StoredOp[], ids: readonly string[]): StoredOp[] =>
  ops.filter((op) => !ids.includes(op.id) && [op.prev ?? '', ...op.deps].some((id) => ids.includes(id)))

const bytesOf = (op: StoredOp) => new TextEncoder().encode(JSON.stringify(op)).length + 1

/** Milliseconds before a suspect is tried again. */
export const suspectPause = 3_600_000

/** A suspect is tried again from time to time, whatever becomes of the device's clock; the other parked ops wait for a person. */
export function isStuck(fare: Fare | undefined, now: number): boolean {
  if (!fare || !isParked(fare)) return false
  const pause = (fare.retryAt ?? 0) - now
  return fare.fate !== 'suspect' || (pause > 0 && pause <= suspectPause)
}

/**
 * The ops of the next call. They go in the order they were made; an op that cannot go stops only those on the same row. One that
 * has failed by itself before goes alone, so that it takes nothing down with it.
 */
export function pick(ops: readonly StoredOp[], { fares, tried, waits, isNewer, room, now }: Choice): StoredOp[] {
  const picked: StoredOp[] = []
  const closed = new Set<string>()
  let bytes = 0
  for (const op of ops) {
    const fare = fares.get(op.id)
    if (closed.has(op.entity)) continue
    if (tried.has(op.id) || waits(op) || isNewer(op) || isStuck(fare, now)) closed.add(op.entity)
    else if (fare?.failures) {
      if (picked.length === 0) return [op]
      closed.add(op.entity)
    } else {
      bytes += bytesOf(op)
      if (picked.length >= room || (picked.length > 0 && bytes > limits.bytes)) break
      picked.push(op)
    }
  }
  return picked
}
