import { useState } from 'react'
import { BigButton } from '../../../../../app/design/BigButton'
import { Chip } from '../../../../../app/design/Chip'
import { Skeleton } from '../../../../../app/design/Skeleton'
import { weekdayName } from '../../../../../app/language/dates'
import { useLanguage } from '../../../../../app/language/language'
import { useSay } from '../../../../../app/language/use-say'
import type { PartProps } from '../../../../../app/record-page/record-page'
import { useNounAddress } from '../../../../../app/shell/use-noun-address'
import { explain } from '../../../../../app/wire/explain'
import { isSilence } from '../../../../../app/wire/wire-error'
import { byDay, type TimelineEvent, type TimelineKind, timelineKinds } from '../../../timeline/timeline'
import { TimelineEntry } from './TimelineEntry'
import { timelineWords as words } from './timeline-words'
import { step, useTimeline } from './use-timeline'
import '../../../../../app/record-page/record-page.css'
import '../../marks.css'
import './timeline.css'

/** Where the row of an event opens, for whoever has a screen of it. */
function useEventAddress(): (event: TimelineEvent) => string | undefined {
  const to = {
    'attendance-record': useNounAddress('attendance-record'),
    'leave-request': useNounAddress('leave-request'),
    'absence-trace': useNounAddress('absence-trace'),
    enrolment: useNounAddress('enrolment'),
  }
  return ({ noun, key }) => (noun && key !== undefined ? to[noun]?.one(key) : undefined)
}

function Days({ events }: { events: readonly TimelineEvent[] }) {
  const language = useLanguage((state) => state.language)
  const addressOf = useEventAddress()
  return byDay(events).map(({ day, events: its }) => (
    <section key={day} className="timeline-day">
      <h4 className="figures">{`${day} ${weekdayName(day, language, 'short')}`}</h4>
      <ul className="row-lines">
        {its.map((event) => (
          <li key={event.id}>
            <TimelineEntry event={event} address={addressOf(event)} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

type Asked = ReturnType<typeof useTimeline>

/** The way to what was before; what cannot be had says so. */
function Earlier({ whole, isMore, onMore }: Pick<Asked, 'whole'> & { isMore: boolean; onMore: () => void }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  if (whole?.phase === 'error')
    return (
      <p className="quiet" role="status">
        {isSilence(whole.error) ? say(words.whenOnline) : explain(whole.error, language)}{' '}
        <BigButton onClick={whole.again}>{say('tryAgain')}</BigButton>
      </p>
    )
  return (
    <>
      {whole?.phase === 'part' && (
        <p className="quiet" role="status">
          {say(words.part, { from: whole.heldFrom })}
        </p>
      )}
      {(isMore || whole?.phase !== 'part') && (isMore || whole?.phase !== 'ready') && (
        <BigButton look="quiet" disabled={whole?.phase === 'loading'} onClick={onMore}>
          {say(words.earlier)}
        </BigButton>
      )}
    </>
  )
}

/** Everything that was with a child beside the days it was simply here: the newest first. */
export function Timeline({ row }: PartProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { shown, events: all, isHealthUntold, whole, askWhole } = useTimeline(row.id)
  const [only, setOnly] = useState<TimelineKind>()
  const [count, setCount] = useState(step)
  if (shown.phase === 'loading') return <Skeleton rows={3} height={48} />
  if (shown.phase === 'error')
    return (
      <p className="quiet" role="status">
        {explain(shown.error, language)} <BigButton onClick={shown.again}>{say('tryAgain')}</BigButton>
      </p>
    )
  const kinds = timelineKinds.filter((kind) => all.some((event) => event.kind === kind))
  const wanted = only ? all.filter(({ kind }) => kind === only) : all
  const onMore = () => {
    setCount(count + step)
    if (wanted.length <= count) askWhole()
  }
  return (
    <>
      {kinds.length > 1 && (
        <fieldset className="chips">
          <legend className="for-readers">{say(words.filter)}</legend>
          {kinds.map((kind) => (
            <Chip key={kind} chosen={kind === only} onToggle={() => setOnly(kind === only ? undefined : kind)}>
              {say(words.kinds[kind])}
            </Chip>
          ))}
        </fieldset>
      )}
      {wanted.length === 0 && <p className="quiet">{say(whole?.phase === 'ready' ? words.nothing : words.nothingRecent)}</p>}
      <Days events={wanted.slice(0, count)} />
      {isHealthUntold && (
        <p className="quiet" role="status">
          {say(words.healthWhenOnline)}
        </p>
      )}
      <Earlier whole={whole} isMore={wanted.length > count} onMore={onMore} />
    </>
  )
}
