import { Check, Clock, Hand, X } from 'lucide-react'
import { Link } from '../../../../app/design/Link'
import { useSay } from '../../../../app/language/use-say'
import { conflictCentrePath } from '../../../../app/shell/screens/built-in'
import { words } from '../words'
import type { BoardRoll, SheetView } from './use-attendance-day'

type Props = { roll: BoardRoll; sheet: SheetView | undefined; refused: number }

/** How safe this day's work is: refused or held first, then what waits on this device, then that all is sent. */
export function SavedLine({ roll, sheet, refused }: Props) {
  const say = useSay()
  const rows = [...roll.tiles.map((tile) => tile.record), sheet].filter((row) => row !== undefined)
  const held = rows.filter((row) => row.standing === 'conflict').length
  const waiting = rows.filter((row) => row.standing === 'waiting').length
  const loud = refused > 0 ? words.refusedCount : held > 0 ? words.heldCount : undefined
  if (loud) {
    const Icon = refused > 0 ? X : Hand
    return (
      <Link className="saved-line" data-loud to={conflictCentrePath}>
        <Icon size={16} aria-hidden />
        {say(loud, { count: refused || held })}
      </Link>
    )
  }
  const Icon = waiting > 0 ? Clock : Check
  const isUntouched = roll.counts.unmarked === roll.tiles.length
  return (
    <p className="saved-line" role="status">
      {!isUntouched && <Icon size={16} aria-hidden />}
      {waiting > 0 ? say(words.savedHere, { count: waiting }) : say(isUntouched ? words.nothingYet : words.savedSent)}
    </p>
  )
}
