import { CalendarOff } from 'lucide-react'
import { useDict, wordsFor } from '../../../../../app/fields/choice/use-dict'
import { BandMatter } from '../../../../../app/home/band/BandMatter'
import type { BandItemProps } from '../../../../../app/home/band/band-item'
import { ToTile } from '../../../../../app/home/band/ToTile'
import { CardRow } from '../../../../../app/home/CardRow'
import { useTell } from '../../../../../app/home/use-tell'
import { enumerate } from '../../../../../app/language/enumerate'
import { useSay } from '../../../../../app/language/use-say'
import { useLeaveDesk } from '../../use-leave-desk'
import { bandWords as words } from './band-words'
import { useRoll } from './roll-context'

/** Whose leave begins today or on the next open day. */
export function LeaveMatter({ of, day, tell }: BandItemProps) {
  const say = useSay()
  const causes = useDict('absenceCause')
  const { tiles } = useRoll()
  const desk = useLeaveDesk(day)
  const leaves = desk?.beginning.filter(({ childId }) => of.has(childId))
  useTell(tell, leaves && leaves.length > 0)
  if (!leaves || leaves.length === 0) return null
  const nameOf = (id: string) => tiles.find(({ child }) => child.id === id)?.child.name ?? ''
  const said = [...new Set(leaves.map(({ fromDate }) => fromDate))].map((from) => {
    const names = enumerate(leaves.filter(({ fromDate }) => fromDate === from).map(({ childId }) => nameOf(childId)))
    return from === day ? say(words.leaveToday, { names }) : say(words.leaveFrom, { day: from.slice(5), names })
  })
  return (
    <BandMatter tone="care" icon={<CalendarOff size={20} aria-hidden />} said={said.join(' · ')} title={say(words.leave)}>
      <ul className="card-rows">
        {leaves.map(({ id, childId, fromDate, toDate, cause }) => (
          <CardRow
            key={id}
            to={`/attendance/leave-request?open=${encodeURIComponent(id)}`}
            act={<ToTile id={childId} name={nameOf(childId)} />}
            about={[
              fromDate === toDate ? fromDate.slice(5) : `${fromDate.slice(5)} – ${toDate.slice(5)}`,
              cause && wordsFor(causes, [cause]),
            ]
              .filter(Boolean)
              .join(' ')}
          >
            {nameOf(childId)}
          </CardRow>
        ))}
      </ul>
    </BandMatter>
  )
}
