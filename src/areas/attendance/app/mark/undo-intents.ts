import { edit, type Intent, type NewPatch, remove } from '../../../../contract/sync/intent'
import { AttendanceRecord } from '../../mark/attendance-record'
import type { RecordIntent } from '../../mark/mark-intent'
import { whyHeld } from '../../mark/mark-rules'
import { isOpenSheet, type SheetState } from '../../sheet/sheet-state'

type Told = NewPatch<typeof AttendanceRecord>
type Made = Pick<RecordIntent, 'key' | 'verb' | 'patch'>
type Undo = Intent<'attendance-record', 'edit' | 'remove', Told>

/** The values a record with a mark had in the fields of a patch, null where it had none. */
const asBefore = (patch: Told, before: Told): Told => {
  const values = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(Object.keys(patch).map((field) => [field, values.get(field) ?? null]))
}

/** A record that shows no mark, such as one whose mark is held for a decision, has none to go back to. */
const undoOf = ({ key, verb, patch }: Made, before: Told | undefined): Undo => {
  if (verb === 'add' || !before?.status) return remove(AttendanceRecord, key)
  return edit(AttendanceRecord, key, asBefore(patch, before))
}

/**
 * New intents that take others back: a mark that was new goes, one that was changed gets its old values. `before` holds the
 * records by key as they were. Undefined when the sheet no longer lets one of them be taken back.
 */
export function undoIntents(intents: readonly Made[], before: ReadonlyMap<string, Told>, state: SheetState): Undo[] | undefined {
  const undo = intents.map((intent) => undoOf(intent, before.get(intent.key)))
  const isAllowed = (one: Undo, at: number): boolean => {
    if (one.verb === 'remove') return isOpenSheet(state)
    const after = { ...before.get(one.key), ...intents[at]?.patch }
    // What was tapped a moment ago is its maker's own to take back, as long as the day is not closed.
    return whyHeld(state, after, one.patch, true) === undefined
  }
  return undo.every(isAllowed) ? undo : undefined
}
