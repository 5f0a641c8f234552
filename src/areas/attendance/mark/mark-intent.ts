import { add, edit, type Intent, type NewPatch } from '../../../contract/sync/intent'
import { recordKey } from '../keys'
import type { RollCall, Tile } from '../sheet/roll-call'
import { AttendanceRecord } from './attendance-record'
import type { Mark } from './mark'

type RecordPatch = NewPatch<typeof AttendanceRecord>
/** An intent to write one record. */
export type RecordIntent = Intent<'attendance-record', 'add' | 'edit', RecordPatch>

/** The intent to give a child a mark, with further fields of its record if wanted. */
export function markIntent(roll: RollCall, tile: Tile, mark: Mark, more: RecordPatch = {}): RecordIntent {
  const { date, classId } = roll
  const key = recordKey({ date, childId: tile.child.id })
  if (tile.record) return edit(AttendanceRecord, key, { ...more, status: mark })
  return add(AttendanceRecord, key, { ...more, childId: tile.child.id, date, classId, status: mark })
}
