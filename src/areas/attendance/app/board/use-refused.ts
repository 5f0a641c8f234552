import { useMemo } from 'react'
import { useConflictCentre } from '../../../../app/offline/outbox/use-conflict-centre'
import type { BoardRoll } from './use-attendance-day'

/** Keys of records of this roll with a change the server did not accept. */
export function useRefused({ date, tiles }: BoardRoll): ReadonlySet<string> {
  const conflictCentre = useConflictCentre()
  return useMemo(() => {
    const keys = new Set(tiles.map((tile) => `${date}.${tile.child.id}`))
    const refused = (conflictCentre?.parked ?? []).filter(({ op }) => op.noun === 'attendance-record' && keys.has(op.key))
    return new Set(refused.map(({ op }) => op.key))
  }, [conflictCentre, date, tiles])
}
