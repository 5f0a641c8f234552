import { type RefObject, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BigButton } from '../../../../app/design/BigButton'
import { useFace } from '../../../../app/design/face'
import { Link } from '../../../../app/design/Link'
import { Page } from '../../../../app/design/Page'
import { Skeleton } from '../../../../app/design/Skeleton'
import { StateView } from '../../../../app/design/StateView'
import { useSay } from '../../../../app/language/use-say'
import { useSyncStatus } from '../../../../app/offline/use-sync-status'
import { PrintButton } from '../../../../app/paper/PrintButton'
import { daysFrom, monthsOf } from '../../calendar/months'
import type { CalendarSpan } from '../../calendar/spans'
import { AnewSheet } from './AnewSheet'
import { CalendarHead } from './CalendarHead'
import { words } from './calendar-words'
import { DaySheet } from './DaySheet'
import { MonthCard } from './MonthCard'
import { PrintedCalendar } from './PrintedCalendar'
import { type Calendar, useCalendar } from './use-calendar'
import { type Chosen, useDayChoice } from './use-day-choice'
import { useDayEdits } from './use-day-edits'
import './calendar.css'

const touches = (month: string, { from, to }: Chosen): boolean => {
  const [first, last] = from <= to ? [from, to] : [to, from]
  return first.slice(0, 7) <= month && month <= last.slice(0, 7)
}

type Shown = { calendar: Calendar; span: CalendarSpan; go: (id: string) => void }

/** In a hand a term is several screens long: it opens at the month that is now. */
function useOpensAtToday(frame: RefObject<HTMLElement | null>, isTouch: boolean) {
  useEffect(() => {
    if (isTouch) frame.current?.querySelector('[aria-current=date]')?.closest('section')?.scrollIntoView?.({ block: 'center' })
  }, [frame, isTouch])
}

/** The months of a term or a year, where days are changed. */
function Months({ calendar, span, go }: Shown) {
  const say = useSay()
  const face = useFace()
  const save = useDayEdits(calendar)
  const [isAnew, setAnew] = useState(false)
  const { rows, today, mayEdit } = calendar
  const { from, to } = span
  const isShown = (day: string) => from <= day && day <= to
  const choice = useDayChoice({ first: isShown(today) ? today : from, mayChoose: mayEdit, isShown })
  useOpensAtToday(choice.frame, face === 'touch')
  const months = monthsOf(from, to)
  const days = daysFrom(from, to)
  return (
    <>
      <CalendarHead {...{ calendar, span, days, go }} />
      {mayEdit && (
        <div className="calendar-tools">
          <p className="quiet">{say(face === 'touch' ? words.touchKeys : words.keys)}</p>
          <BigButton aria-haspopup="dialog" onClick={() => setAnew(true)}>
            {say(words.anew)}
          </BigButton>
        </div>
      )}
      {/* The days in it are the buttons; one listener serves all of them. */}
      <div className="calendar-months" ref={choice.frame} {...choice.on}>
        {months.map((month) => (
          <MonthCard
            key={month.month}
            {...{ month, rows, today, from, to }}
            active={choice.active.startsWith(month.month) ? choice.active : undefined}
            chosen={choice.chosen && touches(month.month, choice.chosen) ? choice.chosen : undefined}
          />
        ))}
      </div>
      {choice.opened && <DaySheet calendar={calendar} range={choice.opened} onSave={save} onClose={choice.close} />}
      {isAnew && <AnewSheet {...{ calendar, span }} onSave={save} onClose={() => setAnew(false)} />}
      <PrintedCalendar {...{ calendar, span, months, days }} />
    </>
  )
}

/** What is shown until the calendar is here. */
function Coming() {
  const say = useSay()
  const isOnline = useSyncStatus((status) => status.online)
  return isOnline ? (
    <Skeleton rows={4} height={260} />
  ) : (
    <StateView kind="offline" title={say(words.offlineTitle)}>
      {say(words.offlineHint)}
    </StateView>
  )
}

function NoTerms({ mayEdit }: Pick<Calendar, 'mayEdit'>) {
  const say = useSay()
  return (
    <StateView kind="empty" title={say(words.noTerms)} action={mayEdit && <Link to="/garden/term">{say(words.toTerms)}</Link>}>
      {say(words.noTermsHint)}
    </StateView>
  )
}

/** The school calendar as months: which days are open, why others are not, and where that is changed. */
export function CalendarScreen({ title }: { title: string }) {
  const [params, setParams] = useSearchParams()
  const calendar = useCalendar(params.get('span'))
  const go = (id: string) => setParams({ ...Object.fromEntries(params), span: id }, { replace: true })
  return (
    <Page title={title} actions={<PrintButton />}>
      {!calendar ? (
        <Coming />
      ) : calendar.span ? (
        <Months key={calendar.span.id} calendar={calendar} span={calendar.span} go={go} />
      ) : (
        <NoTerms mayEdit={calendar.mayEdit} />
      )}
    </Page>
  )
}
