import { enumerate } from '../../../../app/language/enumerate'
import { useSay } from '../../../../app/language/use-say'
import { largestGroup } from '../../../../contract/sync/group'
import type { PlannedDays } from '../../calendar/planned-days'
import { words } from './calendar-words'
import type { Calendar } from './use-calendar'

/** What a change of several days comes to before it is made, and what of it cannot be. */
export function PlanPreview({ plan: { changed, same, leftOut, held }, ties }: { plan: PlannedDays; ties: Calendar['ties'] }) {
  const say = useSay()
  const parts = [
    say(words.willChange, { count: changed.length }),
    same.length > 0 && say(words.areSame, { count: same.length }),
    leftOut.length > 0 && say(words.leftOut, { count: leftOut.length }),
    held.length > 0 && say(words.areHeld, { count: held.length }),
  ].filter((part) => part !== false)
  return (
    <div className="calendar-preview">
      <p role="status">{enumerate(parts)}</p>
      {changed.length > largestGroup && <p role="alert">{say(words.tooMany, { most: largestGroup })}</p>}
      {held.length > 0 && (
        <ul>
          {held.map((day) => (
            <li key={day}>{say(words.held, { day, what: ties?.get(day) })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
