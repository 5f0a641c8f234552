import { Check, Clock, X } from 'lucide-react'
import { Link } from '../../../../app/design/Link'
import { useSay } from '../../../../app/language/use-say'
import { useConflictCentre } from '../../../../app/offline/outbox/use-conflict-centre'
import { conflictCentrePath } from '../../../../app/shell/screens/built-in'
import type { DayView } from '../use-kitchen'
import { words } from './log-words'

/** How safe a day's samples are: what was not accepted first, then what waits on this device, then that all is sent. */
export function SavedLine({ day }: { day: DayView }) {
  const say = useSay()
  const refused = (useConflictCentre()?.parked ?? []).filter(({ op }) => op.noun === 'retained-sample').length
  const rows = day.meals.flatMap(({ tiles }) => tiles.flatMap((tile) => tile.samples))
  const waiting = rows.filter(({ standing }) => standing === 'waiting').length
  if (refused > 0)
    return (
      <Link className="log-saved" data-loud to={conflictCentrePath}>
        <X size={16} aria-hidden />
        {say(words.refused, { count: refused })}
      </Link>
    )
  if (rows.length === 0) return null
  const Icon = waiting > 0 ? Clock : Check
  return (
    <p className="log-saved" role="status">
      <Icon size={16} aria-hidden />
      {waiting > 0 ? say(words.savedHere, { count: waiting }) : say(words.allSent)}
    </p>
  )
}
