import { Link } from '../../../../app/design/Link'
import { Sign } from '../../../../app/design/Sign'
import { useSay } from '../../../../app/language/use-say'
import { conflictCentrePath } from '../../../../app/shell/screens/built-in'
import { mendMinutes } from '../../sheet/mend'
import { isOpenSheet, type SheetState } from '../../sheet/sheet-state'
import { markWords } from '../mark/mark-words'
import { words } from '../words'
import { TileSigns } from './TileSigns'
import type { BoardTile } from './use-attendance-day'

type Props = {
  tile: BoardTile
  state: SheetState
  refused: boolean
  /** The mark is still this person's own to mend. */
  own: boolean
}

/** What to know of a child before marking it, and why something cannot be marked now. */
export function ChildFacts({ tile, state, refused, own }: Props) {
  const say = useSay()
  const { leave, child, record } = tile
  const locked = own ? markWords.mendHint : markWords.lockedHint
  const isHeld = record?.standing === 'conflict'
  return (
    <div className="child-facts">
      <TileSigns tile={tile} />
      {tile.isQuarantined && <p>{say(markWords.isolatedUntil, { day: child.quarantineUntil })}</p>}
      {leave && <p>{say(markWords.onLeave, { from: leave.fromDate, to: leave.toDate })}</p>}
      {(refused || isHeld) && (
        <p>
          <Sign tone="care">{say(refused ? words.refused : 'needsYouShort')}</Sign>{' '}
          {say(refused ? markWords.refusedHint : markWords.heldHint)}{' '}
          <Link to={conflictCentrePath}>{say(markWords.seeConflictCentre)}</Link>
        </p>
      )}
      {!isOpenSheet(state) && (
        <p className="child-facts-lock">{say(state === 'CLOSED' ? markWords.closedHint : locked, { minutes: mendMinutes })}</p>
      )}
    </div>
  )
}
