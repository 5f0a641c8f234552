import type { CheckedLine, LineOutcome } from '../../contract/sheet/checked-sheet'
import type { Tone } from '../../contract/tone'

/** How each outcome looks. */
export const outcomeTones: Readonly<Record<LineOutcome, Tone>> = { new: 'good', changed: 'care', same: 'plain', wrong: 'bad' }

/** How many lines come to what. */
export function countsOf(lines: readonly CheckedLine[]): Readonly<Record<LineOutcome, number>> {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 }
  for (const { outcome } of lines) counts[outcome] += 1
  return counts
}
