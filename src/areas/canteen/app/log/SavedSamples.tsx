import { SavedLine } from '../../../../app/entry/SavedLine'
import { useSay } from '../../../../app/language/use-say'
import { useConflictCentre } from '../../../../app/offline/outbox/use-conflict-centre'
import type { DayView } from '../use-kitchen'
import { words } from './log-words'

/** How safe a day's samples are: what was not accepted first, then what waits on this device, then that all is sent. */
export function SavedSamples({ day }: { day: DayView }) {
  const say = useSay()
  const refused = (useConflictCentre()?.parked ?? []).filter(({ op }) => op.noun === 'retained-sample').length
  const rows = day.meals.flatMap(({ tiles }) => tiles.flatMap((tile) => tile.samples))
  const waiting = rows.filter(({ standing }) => standing === 'waiting').length
  if (refused === 0 && rows.length === 0) return null
  return (
    <SavedLine safety={refused > 0 ? 'refused' : waiting > 0 ? 'waiting' : 'sent'} className="log-saved">
      {refused > 0 ? say(words.refused, { count: refused }) : waiting > 0 ? say(words.savedHere, { count: waiting }) : say(words.allSent)}
    </SavedLine>
  )
}
