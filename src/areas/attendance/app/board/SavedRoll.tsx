import { type Safety, SavedLine } from '../../../../app/entry/SavedLine'
import { useSay } from '../../../../app/language/use-say'
import { words } from '../words'
import type { BoardRoll, SheetView } from './use-attendance-day'

type Props = { roll: BoardRoll; sheet: SheetView | undefined; refused: number }

/** How safe this day's work is: refused or held first, then what waits on this device, then that all is sent. */
export function SavedRoll({ roll, sheet, refused }: Props) {
  const say = useSay()
  const rows = [...roll.tiles.map((tile) => tile.record), sheet].filter((row) => row !== undefined)
  const held = rows.filter((row) => row.standing === 'conflict').length
  const waiting = rows.filter((row) => row.standing === 'waiting').length
  const isUntouched = roll.counts.unmarked === roll.tiles.length
  const said: Record<Safety, string> = {
    refused: say(words.refusedCount, { count: refused }),
    held: say(words.heldCount, { count: held }),
    waiting: say(words.savedHere, { count: waiting }),
    sent: say(words.savedSent),
    none: say(words.nothingYet),
  }
  const safety = refused > 0 ? 'refused' : held > 0 ? 'held' : waiting > 0 ? 'waiting' : isUntouched ? 'none' : 'sent'
  return (
    <SavedLine safety={safety} className="saved-line">
      {said[safety]}
    </SavedLine>
  )
}
