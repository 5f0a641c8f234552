import { recordKey } from './keys'
import type { Mark } from './mark'
import type { RollCall, Tile } from './roll-call'

/** A wish to write one record, in the shape the device's engine takes. */
export type RecordWish = {
  readonly noun: 'attendance-record'
  readonly key: string
  readonly verb: 'add' | 'edit'
  readonly patch: Record<string, unknown>
}

/** The wish to give a child a mark, with further fields of its record if wanted. */
export function markWish(roll: RollCall, tile: Tile, mark: Mark, more: Readonly<Record<string, unknown>> = {}): RecordWish {
  const { date, classId } = roll
  const key = recordKey({ date, childId: tile.child.id })
  if (tile.record) return { noun: 'attendance-record', key, verb: 'edit', patch: { ...more, status: mark } }
  return { noun: 'attendance-record', key, verb: 'add', patch: { ...more, childId: tile.child.id, date, classId, status: mark } }
}
