import { whyHeld } from '../mark-rules'
import type { RecordWish } from '../mark-wish'
import { isOpenSheet, type SheetState } from '../sheet-state'

type Values = Readonly<Record<string, unknown>>
type Undo = Omit<RecordWish, 'verb'> & { readonly verb: 'edit' | 'remove' }

/** A record that shows no mark, such as one whose mark is held for a decision, has none to go back to. */
const undoOf = ({ noun, key, verb, patch }: RecordWish, before: Values | undefined): Undo => {
  if (verb === 'add' || !before?.status) return { noun, key, verb: 'remove', patch: {} }
  return { noun, key, verb: 'edit', patch: Object.fromEntries(Object.keys(patch).map((field) => [field, before[field] ?? null])) }
}

/**
 * New wishes that take others back: a mark that was new goes, one that was changed gets its old values. `before` holds the
 * records by key as they were. Undefined when the sheet no longer lets one of them be taken back.
 */
export function undoWishes(wishes: readonly RecordWish[], before: ReadonlyMap<string, Values>, state: SheetState): Undo[] | undefined {
  const undo = wishes.map((wish) => undoOf(wish, before.get(wish.key)))
  const isAllowed = (one: Undo, at: number): boolean => {
    if (one.verb === 'remove') return isOpenSheet(state)
    const after = { ...before.get(one.key), ...wishes[at]?.patch }
    // What was tapped a moment ago is its maker's own to take back, as long as the day is not closed.
    return whyHeld(state, after, one.patch, true) === undefined
  }
  return undo.every(isAllowed) ? undo : undefined
}
