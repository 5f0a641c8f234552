import { EggOff, HeartPulse, House } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import type { BoardTile } from './use-attendance-day'
import { useSignWords } from './use-sign-words'

/** The signs of a tile with their words. */
export function TileSigns({ tile }: { tile: BoardTile }) {
  const { allergy, watched, isolated } = useSignWords(tile)
  if (!allergy && !watched && !isolated) return null
  return (
    <span className="tile-signs">
      {allergy && (
        <Sign tone="bad" icon={<EggOff size={14} aria-hidden />}>
          <span className="tile-sign-word">{allergy}</span>
        </Sign>
      )}
      {watched && (
        <Sign tone="care" icon={<HeartPulse size={14} aria-hidden />}>
          <span className="tile-sign-word">{watched}</span>
        </Sign>
      )}
      {isolated && (
        <Sign tone="care" icon={<House size={14} aria-hidden />}>
          <span className="tile-sign-word">{isolated}</span>
        </Sign>
      )}
    </span>
  )
}
