import { useDict, wordsFor } from '../../../app/fields/use-dict'
import { useSay } from '../../../app/language/use-say'
import { Paper } from '../../../app/paper/Paper'
import type { MonthDay, MonthRow, MonthTable } from '../month-table'
import type { Tally } from '../tally'
import { figureWords } from './figure-words'
import { markLooks } from './mark-looks'
import type { MonthChild } from './month-children'
import { words } from './month-words'
import { printSign, signedMarks } from './print-signs'
import { rateWords } from './rate-words'
import type { MonthRecord } from './use-month-records'
import { words as screenWords } from './words'

const sums = ['expected', 'present', 'late', 'early', 'sick', 'leave', 'unknown', 'quarantine'] as const

type Props = {
  house: string
  group: string
  month: string
  table: MonthTable<MonthChild>
  records: readonly MonthRecord[]
  /** What the code of this sheet leads to. */
  code: string
}

/** What a child was ill with in the month, each illness once. */
function useIllnesses(records: readonly MonthRecord[]): (childId: string) => string {
  const causes = useDict('absenceCause')
  return (childId) => {
    const own = records.filter((record) => record.childId === childId && record.status === 'S' && record.cause !== null)
    return wordsFor(causes, [...new Set(own.map((record) => record.cause ?? ''))])
  }
}

function Header({ days }: { days: readonly MonthDay[] }) {
  const say = useSay()
  return (
    <thead>
      <tr>
        <th>{say(words.number)}</th>
        <th>{say(screenWords.child)}</th>
        {days.map(({ date, isCounted }) => (
          <th key={date}>{`${Number(date.slice(8))}${isCounted ? '' : '*'}`}</th>
        ))}
        {sums.map((name) => (
          <th key={name}>{say(figureWords[name])}</th>
        ))}
        <th>{say(words.illness)}</th>
        <th>{say(screenWords.rate)}</th>
      </tr>
    </thead>
  )
}

const Sums = ({ counts }: { counts: Tally }) => sums.map((name) => <td key={name}>{counts[name]}</td>)

function Row({ row, at, days, illness }: { row: MonthRow<MonthChild>; at: number; days: readonly MonthDay[]; illness: string }) {
  return (
    <tr>
      <td>{at + 1}</td>
      <td>{row.child.name}</td>
      {row.cells.map((cell, day) => (
        <td key={days[day]?.date}>{printSign(cell)}</td>
      ))}
      <Sums counts={row.counts} />
      <td className="print-words">{illness}</td>
      <td>{rateWords(row.rate)}</td>
    </tr>
  )
}

function Legend({ hasOpenDays }: { hasOpenDays: boolean }) {
  const say = useSay()
  const meant = [
    ...signedMarks.map((mark) => `${printSign(mark)} ${say(markLooks[mark].word)}`),
    `${printSign('unmarked')} ${say(screenWords.unmarked)}`,
  ]
  return (
    <p className="print-legend">
      {`${say(words.legend)}: ${meant.join('　')}`}
      {hasOpenDays && `　${say(words.notSubmitted)}`}
    </p>
  )
}

/** The attendance register of a class and month as it is filed: a sign for each child and day, what they add up to, and who signs for it. */
export function MonthPaper({ house, group, month, table, records, code }: Props) {
  const say = useSay()
  const illnesses = useIllnesses(records)
  const { days, rows, counts, rate } = table
  return (
    <Paper house={house} title={say(words.monthSheet)} about={say(words.of, { name: group, month })} code={code} layout="landscape">
      <table>
        <Header days={days} />
        <tbody>
          {rows.map((row, at) => (
            <Row key={row.child.id} {...{ row, at, days }} illness={illnesses(row.child.id)} />
          ))}
          <tr>
            <td />
            <td>{say(words.total)}</td>
            {days.map((day) => (
              <td key={day.date}>{day.isCounted ? day.counts.present : ''}</td>
            ))}
            <Sums counts={counts} />
            <td />
            <td>{rateWords(rate)}</td>
          </tr>
        </tbody>
      </table>
      <Legend hasOpenDays={days.some((day) => !day.isCounted)} />
    </Paper>
  )
}
