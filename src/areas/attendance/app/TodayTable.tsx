import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../../app/language/language'
import { useSay } from '../../../app/language/use-say'
import { useCan } from '../../../app/session/use-can'
import { boardAddress } from '../board-address'
import { DayFigures } from './DayFigures'
import { figureWords } from './figure-words'
import { nameList } from './name-list'
import { rateWords } from './rate-words'
import { StateSign } from './StateSign'
import type { ClassLine } from './today-lines'
import { words } from './words'

type Props = { lines: readonly ClassLine[]; day: string }
const columns = ['expected', 'present', 'late', 'early', 'sick', 'leave', 'unknown', 'quarantine', 'unmarked'] as const

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

const submitted = ({ submittedBy, submittedAt }: ClassLine) =>
  submittedAt ? `${submittedBy ?? ''} ${submittedAt.slice(11, 16)}`.trim() : ''

function Line({ line, day }: { line: ClassLine; day: string }) {
  return (
    <tr>
      <th scope="row">
        <ClassLink line={line} day={day} />
        <Alarm line={line} />
      </th>
      <td>
        <StateSign state={line.state} />
      </td>
      {columns.map((name) => (
        <td key={name} className="figures" data-within={name === 'late' || name === 'early' || undefined}>
          {line.figures?.[name] ?? '—'}
        </td>
      ))}
      <td className="figures">{rateWords(line.rate)}</td>
      <td className="figures">{submitted(line)}</td>
    </tr>
  )
}

/** The classes of a day as a dense table. */
export function TodayTable({ lines, day }: Props) {
  const say = useSay()
  return (
    <table className="card today-table">
      <thead>
        <tr>
          {[words.className, words.state, ...columns.map((name) => figureWords[name]), words.rate, words.submittedWhen].map((word) => (
            <th key={word.en} scope="col">
              {say(word)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} day={day} />
        ))}
      </tbody>
    </table>
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
            {say(words.rate)} {rateWords(line.rate)} {submitted(line)}
          </p>
          <Alarm line={line} />
        </li>
      ))}
    </ul>
  )
}
