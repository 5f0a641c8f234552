import { ArrowRightLeft, CalendarOff, DoorOpen, HeartPulse, House, type LucideIcon, PhoneCall } from 'lucide-react'
import { LineWay } from '../../../../../app/record-page/RowLine'
import type { TimelineEvent, TimelineKind } from '../../../timeline/timeline'
import { markLooks } from '../../mark-looks'
import { useEventWords } from './use-event-words'

const icons: Readonly<Record<Exclude<TimelineKind, 'mark'>, LucideIcon>> = {
  leave: CalendarOff,
  trace: PhoneCall,
  isolation: House,
  health: HeartPulse,
  class: ArrowRightLeft,
  state: DoorOpen,
}

/** One thing that was, and the way to the row that tells of it. */
export function TimelineEntry({ event, address }: { event: TimelineEvent; address: string | undefined }) {
  const { title, more } = useEventWords()(event)
  const { kind, mark, time } = event
  const Icon = mark ? markLooks[mark].icon : kind === 'mark' ? CalendarOff : icons[kind]
  return (
    <LineWay className="row-line timeline-entry" address={address}>
      <span className="timeline-sign" data-mark={mark}>
        <Icon size={18} aria-hidden />
      </span>
      <span className="timeline-words">
        <span>
          {time && <span className="figures quiet">{time} </span>}
          {title}
        </span>
        {more.length > 0 && <span className="row-line-fact">{more.join(' · ')}</span>}
      </span>
    </LineWay>
  )
}
