import { EggOff, Ellipsis, HeartPulse, House } from 'lucide-react'
import { allergensOf, isSevere } from '../../allergy/severe-allergy'
import type { BoardTile } from './use-attendance-day'

/** What must not be missed of a child, as discs of one size: their words stand behind the tile. A severe allergy carries `!`. */
export function TileDiscs({ tile: { child, isQuarantined }, quick }: { tile: BoardTile; quick: boolean }) {
  const severe = isSevere(child)
  const discs = [
    allergensOf(child).length > 0 && (
      <span key="allergy" className="tile-disc" data-tone="bad">
        <EggOff size={18} />
        {severe && <b>!</b>}
      </span>
    ),
    isQuarantined && (
      <span key="isolated" className="tile-disc">
        <House size={18} />
      </span>
    ),
    child.healthTag && !severe && (
      <span key="watched" className="tile-disc">
        <HeartPulse size={18} />
      </span>
    ),
  ].filter(Boolean)
  return discs.length > 0 ? discs : quick && <Ellipsis size={22} />
}
