import { useMemo } from 'react'
import { Band } from '../../../../../app/home/band/Band'
import type { BoardRoll } from '../use-attendance-day'
import { RollContext } from './roll-context'

export type BandProps = { readonly roll: BoardRoll; readonly tell: (has: boolean) => void }

/** What today asks of whoever calls this roll. */
export function BoardBand({ roll, tell }: BandProps) {
  const { date, tiles } = roll
  const of = useMemo(() => new Set(tiles.map(({ child }) => child.id)), [tiles])
  return (
    <RollContext value={roll}>
      <Band {...{ of, day: date, tell }} />
    </RollContext>
  )
}
