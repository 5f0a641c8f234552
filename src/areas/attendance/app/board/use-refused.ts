import { useMemo } from 'react'
import { useTray } from '../../../../app/offline/outbox/use-tray'
import type { BoardRoll } from './use-attendance-day'

/** Keys of records of this roll with a change the server did not accept. */
export function useRefused({ date, tiles }: BoardRoll): ReadonlySet<string> {
  const tray = useTray()
  return useMemo(() => {
    const keys = new Set(tiles.map((tile) => `${date}.${tile.child.id}`))
    const refused = (tray?.parked ?? []).filter(({ op }) => op.noun === 'attendance-record' && keys.has(op.key))
    return new Set(refused.map(({ op }) => op.key))
  }, [tray, date, tiles])
}
