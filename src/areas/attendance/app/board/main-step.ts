import type { Mark } from '../../mark/mark'
import type { RollCall, RollChild, RollRecord, Tile } from '../../sheet/roll-call'
import { isOpenSheet } from '../../sheet/sheet-state'
import { untraced } from '../../sheet/untraced'

/** The mark a child is submitted with: its own, the one that was offered, or not reached. */
export const submittedMark = (tile: Tile): Mark => tile.mark ?? tile.proposed ?? 'U'

/** What the main button does next. The day decides, never the clock. */
export type MainStep =
  | { readonly kind: 'all-present' }
  | { readonly kind: 'submit'; readonly unknown: number; readonly unmarked: number }
  | { readonly kind: 'trace'; readonly open: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'closed' }

/** The step after what was done so far: mark, submit, trace, close. "All present" leads only as long as nobody is marked. */
export function mainStep<C extends RollChild, R extends RollRecord & { readonly cause?: string | null }>(roll: RollCall<C, R>): MainStep {
  const { tiles, counts, state } = roll
  if (state === 'CLOSED') return { kind: 'closed' }
  if (!isOpenSheet(state)) {
    const open = untraced(roll)
    // A cause may have been taken back since the absences were traced.
    return state === 'TRACED' && !open.some((tile) => tile.mark) ? { kind: 'close' } : { kind: 'trace', open: open.length }
  }
  if (counts.unmarked === tiles.length) return { kind: 'all-present' }
  const unknown = tiles.filter((tile) => submittedMark(tile) === 'U').length
  return { kind: 'submit', unknown, unmarked: counts.unmarked }
}
