import { useLayoutEffect, useRef } from 'react'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { rateWords } from '../../attendance-rate'
import { columnWords } from '../../column-words'
import { figureWords } from '../../figure-words'
import type { MonthChild } from '../../month/month-children'
import type { Cell, MonthDay, MonthRow, MonthTable as Table } from '../../month/month-table'
import { isPartOfPresent, monthFigures } from '../../reports/month-report'
import type { Tally } from '../../sheet/tally'
import { markLooks } from '../mark-looks'
import { nameList } from '../name-list'
import { words } from '../report-words'
import { words as boardWords } from '../words'

/** In the order they are read: all but the first, and but for what is part of the present, add up to the first. */
const sums = monthFigures
const isPart = (name: (typeof sums)[number]) => isPartOfPresent(name) || undefined

function DayCell({ cell }: { cell: Cell }) {
  const say = useSay()
  if (cell === 'outside') return <td className="month-cell" />
  if (cell === 'unmarked') {
    return (
      <td className="month-cell" data-mark="none" title={say(boardWords.unmarked)}>
        <span aria-hidden>·</span>
        <span className="for-readers">{say(boardWords.unmarked)}</span>
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

function Sums({ counts, rate }: { counts: Tally; rate: number | null }) {
  return (
    <>
      {sums.map((name) => (
        <td key={name} className="figures month-sum" data-within={isPart(name)}>
          {counts[name]}
        </td>
      ))}
      <td className="figures month-sum">{rateWords(rate)}</td>
    </>
  )
}

function ChildRow({ row, days }: { row: MonthRow<MonthChild>; days: readonly MonthDay[] }) {
  return (
    <tr>
      <th scope="row">{row.child.name}</th>
      {row.cells.map((cell, at) => (
        <DayCell key={days[at]?.date} cell={cell} />
      ))}
      <Sums counts={row.counts} rate={row.rate} />
    </tr>
  )
}

function Header({ days }: { days: readonly MonthDay[] }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <tr>
      <th scope="col">{say(columnWords.child)}</th>
      {days.map(({ date, isCounted }) => (
        <th key={date} scope="col" className="month-day" data-open={!isCounted || undefined}>
          <span className="figures">{date.slice(8)}</span>
          <span className="quiet">{weekdayName(date, language, 'short')}</span>
        </th>
      ))}
      {sums.map((name) => (
        <th key={name} scope="col" className="month-sum" data-within={isPart(name)}>
          {say(figureWords[name])}
        </th>
      ))}
      <th scope="col" className="month-sum">
        {say(columnWords.rate)}
      </th>
    </tr>
  )
}

/** One figure, day by day. */
function DayCells({ name, days }: { name: (typeof sums)[number]; days: readonly MonthDay[] }) {
  return days.map(({ date, isCounted, counts }) => (
    <td key={date} className="figures">
      {isCounted ? counts[name] : '—'}
    </td>
  ))
}

/** The sums: of the month and its rate beside how many came each day, then what else makes up a day. */
function Footer({ table }: { table: Table<MonthChild> }) {
  const say = useSay()
  return (
    <tfoot>
      <tr className="month-total">
        <th scope="row">{say(figureWords.present)}</th>
        <DayCells name="present" days={table.days} />
        <Sums counts={table.counts} rate={table.rate} />
      </tr>
      {sums
        .filter((name) => name !== 'present')
        .map((name) => (
          <tr key={name}>
            <th scope="row">{say(figureWords[name])}</th>
            <DayCells name={name} days={table.days} />
          </tr>
        ))}
    </tfoot>
  )
}

/** Days without a submitted sheet stand in the table and in none of its sums. */
function OpenDays({ days }: { days: readonly MonthDay[] }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const open = days.filter((day) => !day.isCounted).map((day) => day.date.slice(5))
  if (open.length === 0) return null
  return <p className="month-part">{say(words.openDays, { days: nameList(open, language) })}</p>
}

/** Scrolls what is wider than the window to the latest day: that is what it is opened for. */
function useLatestInSight(days: number) {
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a day more is a wider table
  useLayoutEffect(() => {
    const latest = [...(ref.current?.querySelectorAll<HTMLElement>('.month-day') ?? [])].at(-1)
    if (ref.current && latest) ref.current.scrollLeft = latest.offsetLeft + latest.offsetWidth - ref.current.clientWidth
  }, [days])
  return ref
}

/** Children against days. Name and header stay in sight; the last lines are the sums of a day, the last columns those of a child. */
export function MonthTable({ table }: { table: Table<MonthChild> }) {
  const say = useSay()
  const scroll = useLatestInSight(table.days.length)
  return (
    <>
      <OpenDays days={table.days} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={scroll} className="card month-scroll" tabIndex={0} aria-label={say(words.monthTitle)}>
        <table className="month-table">
          <thead>
            <Header days={table.days} />
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <ChildRow key={row.child.id} row={row} days={table.days} />
            ))}
          </tbody>
          <Footer table={table} />
        </table>
      </section>
    </>
  )
}
