import { TriangleAlert } from 'lucide-react'
import { Link } from '../../../../app/design/Link'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { ReportTable } from '../../../../app/report/ReportTable'
import { useCan } from '../../../../app/session/use-can'
import { rateWords } from '../../attendance-rate'
import { boardAddress } from '../../board-address'
import { columnWords } from '../../column-words'
import { submittedText, todayColumns, todayReport } from '../../reports/today-report'
import type { ClassLine } from '../../today-lines'
import { nameList } from '../name-list'
import { words } from '../report-words'
import { DayFigures } from './DayFigures'
import { StateSign } from './StateSign'

type Props = { lines: readonly ClassLine[]; day: string }

function ClassLink({ line, day }: { line: ClassLine; day: string }) {
  const mayOpen = useCan()('attendance-record:edit')
  return mayOpen ? (
    <Link className="class-link" to={boardAddress(line.id, day)}>
      {line.name}
    </Link>
  ) : (
    <strong>{line.name}</strong>
  )
}

function Alarm({ line }: { line: ClassLine }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const notReached = line.figures?.unknown ?? 0
  if (notReached === 0) return null
  return (
    <p className="class-alarm">
      <TriangleAlert size={16} aria-hidden />
      {line.names.length > 0 ? say(words.alarm, { names: nameList(line.names, language) }) : say(words.alarmCount, { count: notReached })}
    </p>
  )
}

/** The classes of a day as a dense table. */
export function TodayTable({ lines, day }: Props) {
  const say = useSay()
  const className = (line: ClassLine) => (
    <>
      <ClassLink line={line} day={day} />
      <Alarm line={line} />
    </>
  )
  return (
    <div className="today-table">
      <ReportTable
        columns={todayColumns}
        rows={lines}
        idOf={todayReport.idOf}
        label={say(todayReport.label)}
        cells={{ class: className, state: ({ state }) => <StateSign state={state} /> }}
      />
    </div>
  )
}

/** The classes of a day as cards for a hand. */
export function TodayCards({ lines, day }: Props) {
  const say = useSay()
  return (
    <ul className="today-cards">
      {lines.map((line) => (
        <li key={line.id} className="card today-card">
          <div className="today-card-head">
            <ClassLink line={line} day={day} />
            <StateSign state={line.state} />
          </div>
          {line.figures ? <DayFigures figures={line.figures} /> : <p className="quiet">{say(words.noFigures)}</p>}
          <p className="quiet figures">
            {say(columnWords.rate)} {rateWords(line.rate)} {submittedText(line)}
          </p>
          <Alarm line={line} />
        </li>
      ))}
    </ul>
  )
}
