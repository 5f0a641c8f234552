import type { Catalogue } from '../../../contract/catalogue'
import { limits } from '../../../contract/sync/exchange'
import { unitsOf } from '../../../contract/sync/group'
import type { Op } from '../../../contract/sync/op'
import { upcast } from '../../../contract/sync/upcast'
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

/** Whether a unit waits for a person. A group of which one op is a suspect is tried again with that one. */
function isHalted(fares: readonly (Fare | undefined)[], now: number): boolean {
  const parked = fares.filter(isParked)
  const suspects = parked.filter((fare) => fare?.fate === 'suspect')
  const isRefused = parked.some((fare) => fare?.fate === 'rejected')
  return (isRefused || suspects.length === 0 ? parked : suspects).some((fare) => isStuck(fare, now))
}

/**
 * The ops of the next call. They go in the order they were made, those of a group together; what cannot go stops only what is on the same
 * rows. What has failed by itself before goes alone, so that it takes nothing down with it.
 */
export function pick(ops: readonly StoredOp[], { fares, tried, waits, isNewer, room, now }: Choice): StoredOp[] {
  const picked: StoredOp[] = []
  const closed = new Set<string>()
  let bytes = 0
  for (const unit of unitsOf(ops)) {
    const own = unit.map((op) => fares.get(op.id))
    const isClosed = unit.some((op) => closed.has(op.entity) || tried.has(op.id) || waits(op) || isNewer(op)) || isHalted(own, now)
    const hasFailed = own.some((fare) => fare?.failures)
    if (!isClosed && hasFailed && picked.length === 0) return [...unit]
    if (isClosed || hasFailed) {
      for (const { entity } of unit) closed.add(entity)
      continue
    }
    bytes += unit.reduce((sum, op) => sum + bytesOf(op), 0)
    if (picked.length > 0 && (picked.length + unit.length > room || bytes > limits.bytes)) break
    picked.push(...unit)
  }
  return picked
}
