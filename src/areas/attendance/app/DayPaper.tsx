import { useDict, wordsFor } from '../../../app/fields/use-dict'
import { weekdayName } from '../../../app/language/dates'
import { useLanguage } from '../../../app/language/language'
import { useSay } from '../../../app/language/use-say'
import { Paper } from '../../../app/paper/Paper'
import type { Tally } from '../tally'
import { figureWords } from './figure-words'
import { words } from './month-words'
import { rateWords } from './rate-words'
import { type ClassLine, sumOf } from './today-lines'
import { words as screenWords } from './words'

const columns = ['expected', 'present', 'late', 'early', 'sick', 'leave', 'unknown', 'quarantine', 'unmarked'] as const

const Figures = ({ of }: { of: Tally | undefined }) => columns.map((name) => <td key={name}>{of?.[name] ?? '—'}</td>)

/** The attendance of all classes of a day on one sheet, in the order they stand in the house. */
export function DayPaper({ house, day, lines }: { house: string; day: string; lines: readonly ClassLine[] }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const states = useDict('sheetStatus')
  const { figures, done } = sumOf(lines)
  const { expected, present } = done.figures
  const about = `${day} ${weekdayName(day, language)} · ${say(screenWords.classesDone, { done: done.classes, all: lines.length, expected, present })}`
  return (
    <Paper house={house} title={say(words.daySheet)} about={about} layout="portrait">
      <table>
        <thead>
          <tr>
            {[screenWords.className, screenWords.state, ...columns.map((name) => figureWords[name]), screenWords.rate].map((word) => (
              <th key={word.en}>{say(word)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.name}</td>
              <td>{line.state ? wordsFor(states, [line.state]) : say(screenWords.notYet)}</td>
              <Figures of={line.figures} />
              <td>{rateWords(line.rate)}</td>
            </tr>
          ))}
          <tr>
            <td>{say(words.total)}</td>
            <td />
            <Figures of={figures} />
            <td>{rateWords(done.rate)}</td>
          </tr>
        </tbody>
      </table>
    </Paper>
  )
}
