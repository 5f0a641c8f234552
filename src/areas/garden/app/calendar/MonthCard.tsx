import { memo } from 'react'
import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { addDays } from '../../../../contract/time'
import { dayKind } from '../../calendar/day-kind'
import type { MonthWeeks } from '../../calendar/months'
import { words } from './calendar-words'
import { useDayWords } from './day-words'
import type { Calendar } from './use-calendar'
import type { Chosen } from './use-day-choice'

/** The days of the week from Monday on, by any week. */
const anyMonday = '2024-01-01'
export const weekDays = [0, 1, 2, 3, 4, 5, 6].map((by) => addDays(anyMonday, by))

type Props = Pick<Calendar, 'rows' | 'today'> & {
  readonly month: MonthWeeks
  /** Days that can be opened: those of the term or year that is shown. */
  readonly from: string
  readonly to: string
  /** The day of this month that is reached by the tab key, if it is one. */
  readonly active: string | undefined
  /** Days being chosen, where any is of this month. */
  readonly chosen: Chosen | undefined
}
type DayProps = Omit<Props, 'month'> & { readonly date: string }

const isIn = (date: string, { from, to }: Chosen): boolean => (from <= to ? from <= date && date <= to : to <= date && date <= from)

function Day({ date, rows, today, from, to, active, chosen }: DayProps) {
  const say = useSay()
  const { dayName, stateWords } = useDayWords()
  const row = rows.get(date)
  const isOutside = date < from || date > to
  const kind = dayKind(date, row)
  const sign = kind === 'makeUp' ? words.makeUpSign : kind === 'holiday' ? words.holidaySign : undefined
  const standing = row?.standing ? `, ${say(words.toBeSent)}` : ''
  return (
    <button
      type="button"
      className="calendar-day figures"
      data-day={date}
      data-kind={kind}
      data-meals={(row?.isOpen && !row.mealServed && 'none') || undefined}
      data-standing={row?.standing}
      data-chosen={(chosen && isIn(date, chosen)) || undefined}
      aria-current={date === today ? 'date' : undefined}
      aria-haspopup={isOutside ? undefined : 'dialog'}
      aria-label={`${dayName(date)}, ${stateWords(date, row)}${standing}`}
      disabled={isOutside}
      tabIndex={date === active ? 0 : -1}
    >
      {Number(date.slice(8))}
      {sign && <small aria-hidden>{say(sign)}</small>}
    </button>
  )
}

/** A month: its name, how many days of it are open, and the days, each of which opens by a press. */
export const MonthCard = memo(function MonthCard({ month, ...props }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { rows, from, to } = props
  const days = month.weeks.flat().filter((date) => date.startsWith(month.month) && date >= from && date <= to)
  const open = days.filter((date) => rows.get(date)?.isOpen).length
  return (
    <section className="card calendar-month">
      <div className="calendar-month-head">
        <h2 className="figures">{month.month}</h2>
        <span className="quiet figures">{say(words.openDays, { count: open })}</span>
      </div>
      <table aria-label={month.month}>
        <thead>
          <tr>
            {weekDays.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day, language)}>
                {weekdayName(day, language, 'short').replace('周', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>{date.startsWith(month.month) && <Day {...props} date={date} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})
