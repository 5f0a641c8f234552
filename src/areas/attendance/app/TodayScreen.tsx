import { useMemo } from 'react'
import { useFace } from '../../../app/design/face'
import { Page } from '../../../app/design/Page'
import { Skeleton } from '../../../app/design/Skeleton'
import { StateView } from '../../../app/design/StateView'
import { weekdayName } from '../../../app/language/dates'
import { useLanguage } from '../../../app/language/language'
import { useSay } from '../../../app/language/use-say'
import { PrintButton } from '../../../app/paper/PrintButton'
import { ComingRoll } from './ComingRoll'
import { DayFigures } from './DayFigures'
import { DayPaper } from './DayPaper'
import { openNeighbours } from './open-days'
import { rateWords } from './rate-words'
import { TodayCards, TodayTable } from './TodayTable'
import { type ClassLine, sumOf, todayLines } from './today-lines'
import { useAttendanceDay } from './use-attendance-day'
import { useCalendar } from './use-board-place'
import { useHouseName } from './use-house-name'
import { useKnowsChildren, useSeenClasses } from './use-own-classes'
import { useToday } from './use-today'
import { words } from './words'
import './marks.css'
import './today.css'

function useLines(day: string): ClassLine[] | undefined {
  const classes = useSeenClasses()
  const found = useAttendanceDay(day)
  const knowsChildren = useKnowsChildren()
  return useMemo(
    () =>
      classes &&
      found &&
      todayLines(
        classes.map(({ id, name }) => ({ id, name, sheet: found.sheetOf(id), roll: knowsChildren ? found.rollOf(id) : undefined })),
      ),
    [classes, found, knowsChildren],
  )
}

function DayTotals({ lines }: { lines: readonly ClassLine[] }) {
  const say = useSay()
  const { figures, done } = sumOf(lines)
  const missing = lines.filter((line) => !line.figures).length
  const { expected, present } = done.figures
  return (
    <section className="card day-totals">
      <div className="day-rate">
        <strong className="figures">{rateWords(done.rate)}</strong>
        <span>{say(words.rate)}</span>
        <span className="quiet">{say(words.classesDone, { done: done.classes, all: lines.length, expected, present })}</span>
      </div>
      {lines.length - missing > 1 && <h2>{say(words.allClasses, { count: lines.length - missing })}</h2>}
      <DayFigures figures={figures} />
      {missing > 0 && <p className="quiet">{say(words.someWithoutFigures, { count: missing })}</p>}
      {figures.unknown > 0 && (
        <p className="class-alarm" role="status">
          {say(words.alarmCount, { count: figures.unknown })}
        </p>
      )}
    </section>
  )
}

function NoSchool({ day }: { day: string }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const days = useCalendar() ?? []
  const reason = days.find((one) => one.date === day)?.reason
  const { after } = openNeighbours(days, day)
  return (
    <StateView kind="empty" title={say(words.closedToday)}>
      {reason ? say(words.closedWhy, { reason }) : say(words.closedPlain)}{' '}
      {after && say(words.nextOpen, { day: `${after} ${weekdayName(after, language)}` })}
    </StateView>
  )
}

/** All classes of today at a glance, live: who has not begun, who is missing, and whom nobody has reached. */
export function TodayScreen() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const day = useToday()
  const lines = useLines(day)
  const days = useCalendar()
  const Lines = useFace() === 'desktop' ? TodayTable : TodayCards
  const house = useHouseName()
  const isOpen = days?.some((one) => one.date === day && one.isOpen)
  const print = isOpen && lines && lines.length > 0 && <PrintButton />
  const body = () => {
    if (!lines || !days)
      return (
        <ComingRoll>
          <Skeleton rows={6} height={132} />
        </ComingRoll>
      )
    if (!isOpen) return <NoSchool day={day} />
    if (lines.length === 0)
      return (
        <StateView kind="empty" title={say(words.noClasses)}>
          {say(words.noClassesHint)}
        </StateView>
      )
    return (
      <>
        <DayTotals lines={lines} />
        <Lines lines={lines} day={day} />
        {house !== undefined && <DayPaper house={house} day={day} lines={lines} />}
      </>
    )
  }
  return (
    <Page title={say(words.todayTitle)} actions={print}>
      <p className="quiet figures">{`${day} ${weekdayName(day, language)}`}</p>
      {body()}
    </Page>
  )
}
