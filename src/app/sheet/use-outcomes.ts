import { useMemo, useState } from 'react'
import type { CheckedSheet, LineOutcome } from '../../contract/sheet/checked-sheet'
import { countsOf } from './outcomes'

/** The lines of a sheet, or those of one outcome: what is wrong first. */
export function useOutcomes({ lines }: CheckedSheet) {
  const counts = useMemo(() => countsOf(lines), [lines])
  const [chosen, setChosen] = useState<LineOutcome | undefined>(counts.wrong > 0 ? 'wrong' : undefined)
  // Once the last of them is mended there is nothing left to be shown of an outcome.
  const shown = chosen !== undefined && counts[chosen] > 0 ? chosen : undefined
  const found = useMemo(() => (shown === undefined ? lines : lines.filter(({ outcome }) => outcome === shown)), [lines, shown])
  return { counts, shown, found, toggle: (outcome: LineOutcome) => setChosen(shown === outcome ? undefined : outcome) }
}
