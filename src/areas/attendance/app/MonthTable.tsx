import { weekdayName } from '../../../app/language/dates'
import { useLanguage } from '../../../app/language/language'
import { useSay } from '../../../app/language/use-say'
import type { Cell, MonthRow, MonthTable as Table } from '../month-table'
import type { Tally } from '../tally'
import { markLooks } from './mark-looks'
import type { MonthChild } from './month-children'
import { rateWords } from './rate-words'
import { words } from './words'

const sums = ['present', 'sick', 'leave', 'unknown', 'late'] as const
const sumWords = { present: words.present, sick: words.sick, leave: words.leave, unknown: words.unknown, late: words.late }
const sumOf = (counts: Tally, name: (typeof sums)[number]) => (name === 'unknown' ? counts.unknown + counts.unmarked : counts[name])

function DayCell({ cell }: { cell: Cell }) {
  const say = useSay()
  if (cell === 'outside') return <td className="month-cell" />
  if (cell === 'unmarked') {
    return (
      <td className="month-cell" data-mark="none" title={say(words.unmarked)}>
        <span aria-hidden>·</span>
        <span className="for-readers">{say(words.unmarked)}</span>
      </td>
    )
  }
  const { icon: Icon, word } = markLooks[cell]
  return (
    <td className="month-cell" data-mark={cell} title={say(word)}>
      <Icon size={16} aria-hidden />
      <span className="for-readers">{say(word)}</span>
    </td>
  )
}

function ChildRow({ row, days }: { row: MonthRow<MonthChild>; days: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{row.child.name}</th>
      {row.cells.map((cell, at) => (
        <DayCell key={days[at]} cell={cell} />
      ))}
      {sums.map((name) => (
        <td key={name} className="figures">
          {sumOf(row.counts, name)}
        </td>
      ))}
      <td className="figures">{rateWords(row.rate)}</td>
    </tr>
  )
}

function Header({ days }: { days: readonly string[] }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <tr>
      <th scope="col">{say(words.child)}</th>
      {days.map((day) => (
        <th key={day} scope="col" className="month-day">
          <span className="figures">{day.slice(8)}</span>
          <span className="quiet">{weekdayName(day, language, 'short')}</span>
        </th>
      ))}
      {sums.map((name) => (
        <th key={name} scope="col">
          {say(sumWords[name])}
        </th>
      ))}
      <th scope="col">{say(words.rate)}</th>
    </tr>
  )
}

/** Children against days. Name and header stay in sight; the last line and the last columns are the sums. */
export function MonthTable({ table }: { table: Table<MonthChild> }) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="card month-scroll" tabIndex={0} aria-label={say(words.monthTitle)}>
      <table className="month-table">
        <thead>
          <Header days={table.days} />
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <ChildRow key={row.child.id} row={row} days={table.days} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(words.present)}</th>
            {table.perDay.map((counts, at) => (
              <td key={table.days[at]} className="figures">
                {counts.present}
              </td>
            ))}
            {sums.map((name) => (
              <td key={name} className="figures">
                {sumOf(table.counts, name)}
              </td>
            ))}
            <td className="figures">{rateWords(table.rate)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
