import { useFace } from '../../../../app/design/face'
import { FiguresFold } from '../../../../app/figures/FiguresFold'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { DrawnReport } from '../../../../app/report/DrawnReport'
import { Nothing } from '../../../../app/report/Nothing'
import { ReportScreen } from '../../../../app/report/ReportScreen'
import { ReportTable } from '../../../../app/report/ReportTable'
import { rateWords } from '../../attendance-rate'
import { columnWords } from '../../column-words'
import { type DayOfClasses, todayReport } from '../../reports/today-report'
import { type ClassLine, sumOf } from '../../today-lines'
import { closedWords } from '../closed-words'
import { words } from '../report-words'
import { useHouseName } from '../use-house-name'
import { DayFigures } from './DayFigures'
import { TodayCards, TodayTable } from './TodayTable'
import '../marks.css'
import './today.css'

function DayTotals({ lines }: { lines: readonly ClassLine[] }) {
  const say = useSay()
  const { figures, done } = sumOf(lines)
  const missing = lines.filter((line) => !line.figures).length
  const { expected, present } = done.figures
  return (
    <section className="card day-totals">
      <div className="day-rate">
        <strong className="figures">{rateWords(done.rate)}</strong>
        <span>{say(columnWords.rate)}</span>
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

function NoSchool({ reason, nextOpen }: DayOfClasses) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <Nothing title={closedWords.closedToday}>
      {reason ? say(closedWords.closedWhy, { reason }) : say(closedWords.closedPlain)}{' '}
      {nextOpen && say(closedWords.nextOpen, { day: `${nextOpen} ${weekdayName(nextOpen, language)}` })}
    </Nothing>
  )
}

function NoClasses() {
  const say = useSay()
  return <Nothing title={words.noClasses}>{say(words.noClassesHint)}</Nothing>
}

/** All classes of today at a glance, live: who has not begun, who is missing, and whom nobody has reached. */
export function TodayScreen() {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const isDesktop = useFace() === 'desktop'
  const dayWords = (day: string) => `${day} ${weekdayName(day, language)}`
  const about = ({ date, lines }: DayOfClasses) => {
    const { done } = sumOf(lines)
    const { expected, present } = done.figures
    return `${dayWords(date)} · ${say(words.classesDone, { done: done.classes, all: lines.length, expected, present })}`
  }
  return (
    <ReportScreen
      report={todayReport}
      house={useHouseName()}
      leadOf={(day, today) => <p className="quiet figures">{dayWords(day?.date ?? today)}</p>}
      aboutOf={about}
      emptyOf={(day) => (!day.isOpen ? <NoSchool {...day} /> : day.lines.length === 0 && <NoClasses />)}
    >
      {(day) => (
        <>
          <DayTotals lines={day.lines} />
          {/* A hand is led to the classes first, an eye to the whole. */}
          {!isDesktop && <TodayCards lines={day.lines} day={day.date} />}
          <DrawnReport report={todayReport} data={day} />
          {isDesktop ? (
            <TodayTable lines={day.lines} day={day.date} />
          ) : (
            <FiguresFold>
              <ReportTable
                columns={todayReport.columns(day)}
                rows={todayReport.rows(day)}
                idOf={todayReport.idOf}
                label={say(todayReport.label)}
              />
            </FiguresFold>
          )}
        </>
      )}
    </ReportScreen>
  )
}
