import { changedIn } from '../../../contract/sync/merge'
import { isOpenSheet, type SheetState } from '../sheet/sheet-state'
import type { AttendanceRecord } from './attendance-record'
import { isPresent } from './mark'

type Told = Partial<AttendanceRecord>
type Field = keyof AttendanceRecord

/** The fields that tell more of an absence. */
const details: readonly Field[] = ['cause', 'symptoms', 'onsetDate', 'hospital', 'diagnosis', 'leaveId', 'source']
/** The fields that only say which record it is. */
const identity: readonly Field[] = ['childId', 'date', 'classId']

/** What a mark may still become once the sheet is with the kitchen: coming late, leaving early, having been reached. */
const laterMarks: Readonly<Record<string, readonly string[]>> = { U: ['L', 'S', 'A'], S: ['L'], A: ['L'], P: ['E'], L: ['E'] }

function isLaterChange(field: Field, before: Told, after: Told): boolean {
  const [from, to] = [before.status ?? 'U', after.status ?? 'U']
  if (field === 'status') return from === to || (laterMarks[from] ?? []).includes(to)
  if (field === 'inTime') return to === 'L' || to === 'E'
  if (field === 'outTime') return isPresent(to)
  return details.includes(field) || identity.includes(field)
}

/**
 * Why a change of a record has to wait for a person's decision, or undefined when it may be made. `before` is undefined
 * for a child nobody had marked, which after submitting counts as not reached. No clock decides, only the sheet: a change
 * made in time on a tablet without network arrives late, and is then held, never dropped. `isOwn`: the mark is still its maker's own to mend.
 */
export function whyHeld(state: SheetState, before: Told | undefined, patch: Told, isOwn = false): 'locked' | 'closed' | undefined {
  const old = before ?? {}
  const changed = changedIn(old, patch)
  if (changed.length === 0 || isOpenSheet(state)) return undefined
  if (state === 'CLOSED') return 'closed'
  if (isOwn) return undefined
  const after = { ...old, ...patch }
  return changed.every((field) => isLaterChange(field, old, after)) ? undefined : 'locked'
}
