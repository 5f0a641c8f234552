import { Link } from '../../../../app/design/Link'
import { Skeleton } from '../../../../app/design/Skeleton'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { SideFold } from '../../../../app/report/SideFold'
import { useReport } from '../../../../app/report/use-report'
import { explain } from '../../../../app/wire/explain'
import { rateWords } from '../../attendance-rate'
import { endOfMonth } from '../../month/month'
import type { MonthDay } from '../../month/month-table'
import { monthReport } from '../../reports/month-report'
import { inWholeWeeks } from '../heat/heat-days'
import { useToday } from '../use-today'
import { classWords as words } from './class-words'
import '../../../../app/record-page/record-page.css'
import './class-month.css'

/** How good a day was, for its ground; the figure stands on it. */
const levelOf = (rate: number): string => (rate >= 95 ? 'good' : rate >= 85 ? 'fair' : 'low')

function Day({ date, day, isToday }: { date: string; day: MonthDay | undefined; isToday: boolean }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const rate = day?.rate ?? null
  const said = day ? (day.isCounted ? words.dayOut : words.dayOpen) : words.dayClosed
  const told = say(said, { date, weekday: weekdayName(date, language, 'short'), ...day?.counts, rate: rateWords(rate) })
  return (
    <li
      className="class-day"
      data-level={rate === null ? undefined : levelOf(rate)}
      data-open={(day && !day.isCounted) || undefined}
      data-today={isToday || undefined}
      title={told}
    >
      <span className="for-readers">{told}</span>
      <span className="class-day-date" aria-hidden>
        {Number(date.slice(8))}
      </span>
      {/* Never more than was: of a full class alone it says a hundred. */}
      <strong aria-hidden>{rate === null ? (day ? '…' : '') : Math.floor(rate)}</strong>
    </li>
  )
}

/** The month of the class day by day, and the way to its register. */
export function ClassMonth({ row }: PartProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const today = useToday()
  const month = today.slice(0, 7)
  const state = useReport(monthReport, { class: row.id, month, until: null })
  if (state.phase === 'loading') return <Skeleton rows={1} height={200} />
  if (state.phase === 'error')
    return (
      <p className="quiet" role="status">
        {explain(state.error, language)}
      </p>
    )
  const { table } = state.data
  const dayOf = new Map(table.days.map((day) => [day.date, day]))
  const weeks = inWholeWeeks({ from: `${month}-01`, to: endOfMonth(month) })
  return (
    <>
      {state.phase === 'part' && <p role="status">{say(words.part, { from: state.heldFrom })}</p>}
      <p className="class-month-rate">
        <strong className="figures">{rateWords(table.rate)}</strong>{' '}
        {table.days.length === 0 && <span className="quiet">{say(words.noDays)}</span>}
      </p>
      <ul className="class-month" aria-label={say(words.monthDays)}>
        {weeks.flat().map((date, at) =>
          date ? (
            <Day key={date} date={date} day={dayOf.get(date)} isToday={date === today} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its place
            <li key={at} aria-hidden />
          ),
        )}
      </ul>
      {table.days.length > 0 && monthReport.sides?.map((side) => <SideFold key={side.label.zh} side={side} data={state.data} />)}
      <Link className="part-all" to={`${monthReport.path}?${new URLSearchParams({ class: row.id, month })}`}>
        {say(words.register)}
      </Link>
    </>
  )
}
