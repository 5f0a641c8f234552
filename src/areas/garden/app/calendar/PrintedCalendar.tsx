import { weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { Paper } from '../../../../app/paper/Paper'
import { dayKind } from '../../calendar/day-kind'
import type { MonthWeeks } from '../../calendar/months'
import { namedRuns } from '../../calendar/named-runs'
import type { CalendarSpan } from '../../calendar/spans'
import { words } from './calendar-words'
import { useDayWords } from './day-words'
import { weekDays } from './MonthCard'
import type { Calendar } from './use-calendar'

type Props = { calendar: Calendar; span: CalendarSpan; months: readonly MonthWeeks[]; days: readonly string[] }

function PrintedDay({ date, calendar, span }: { date: string } & Pick<Props, 'calendar' | 'span'>) {
  const say = useSay()
  const kind = date < span.from || date > span.to ? 'weekend' : dayKind(date, calendar.rows.get(date))
  const sign = kind === 'makeUp' ? words.makeUpSign : kind === 'holiday' ? words.holidaySign : undefined
  return (
    <td data-kind={kind}>
      {Number(date.slice(8))}
      {sign && <small>{say(sign)}</small>}
    </td>
  )
}

/** The term on one sheet of A4: its months, and which days are off or made up. */
export function PrintedCalendar({ calendar, span, months, days }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { reasonWords } = useDayWords()
  const rows = days.flatMap((date) => calendar.rows.get(date) ?? [])
  const open = rows.filter(({ isOpen }) => isOpen).length
  const runs = namedRuns(rows).map(
    ({ from, to, reason }) => `${from.slice(5)}${to === from ? '' : `—${to.slice(5)}`} ${reasonWords(reason)}`,
  )
  const about = `${say(words.lasting, span)} · ${say(words.openDays, { count: open })}`
  return (
    <Paper
      house={calendar.house}
      title={`${span.kind === 'term' ? `${span.year} ` : ''}${span.name} ${say(words.printTitle)}`}
      about={about}
      layout="landscape"
    >
      <div className="printed-calendar">
        {months.map(({ month, weeks }) => (
          <table key={month}>
            <caption>{month}</caption>
            <thead>
              <tr>
                {weekDays.map((day) => (
                  <th key={day} scope="col">
                    {weekdayName(day, language, 'short').replace('周', '')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]}>
                  {week.map((date) =>
                    date.startsWith(month) ? <PrintedDay key={date} date={date} calendar={calendar} span={span} /> : <td key={date} />,
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {runs.length > 0 && <p>{`${say(words.named)}: ${runs.join('; ')}`}</p>}
    </Paper>
  )
}
