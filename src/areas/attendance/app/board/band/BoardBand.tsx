import { useCallback, useMemo } from 'react'
import { Band } from '../../../../../app/home/band/Band'
import { TileWay } from '../../../../../app/home/band/tile-way'
import type { BoardRoll } from '../use-attendance-day'
import { goToTile } from './go-to-tile'
import { RollContext } from './roll-context'

export type BandProps = { readonly roll: BoardRoll; readonly tell: (has: boolean) => void; readonly onAll: () => void }

/** What today asks of whoever calls this roll. `onAll` has every tile drawn. */
export function BoardBand({ roll, tell, onAll }: BandProps) {
  const { date, tiles } = roll
  const of = useMemo(() => new Set(tiles.map(({ child }) => child.id)), [tiles])
  const toTile = useCallback(
    (childId: string) => {
      onAll()
      goToTile(childId)
    },
    [onAll],
  )
  return (
    <RollContext value={roll}>
      <TileWay value={toTile}>
        <Band {...{ of, day: date, tell }} />
      </TileWay>
    </RollContext>
  )
}
