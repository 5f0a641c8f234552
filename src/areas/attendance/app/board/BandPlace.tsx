import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { afterPaint } from '../../../../app/design/after-paint'
import { Suspense } from '../../../../app/design/Suspense'
import { keep, recall } from '../../../../app/session/storage'
import type { BandProps } from './band/BoardBand'
import type { BoardRoll } from './use-attendance-day'

/**
 * Where the board says what today asks for. It is fetched once the tiles stand, and its place is kept, so that no tile moves under a finger; where
 * nothing was said at the visit before there is none, until there is something.
 */
export function BandPlace({ roll, onAll }: { roll: BoardRoll; onAll: () => void }) {
  const store = `BAND_${roll.classId}`
  const [wasEmpty] = useState(() => recall<boolean>(store) ?? false)
  const [isSaying, setSaying] = useState(false)
  const [Band, setBand] = useState<ComponentType<BandProps>>()
  useEffect(() => {
    return afterPaint(() => {
      // A board without its band is a board still.
      import('./band/BoardBand').then((file) => setBand(() => file.BoardBand)).catch(() => undefined)
    })
  }, [])
  const tell = useCallback(
    (has: boolean) => {
      setSaying(has)
      keep(store, !has)
    },
    [store],
  )
  return (
    <div className="board-band" hidden={wasEmpty && !isSaying}>
      <Suspense fallback={null}>{Band && <Band {...{ roll, tell, onAll }} />}</Suspense>
    </div>
  )
}
