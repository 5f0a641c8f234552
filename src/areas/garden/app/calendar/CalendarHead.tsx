import { Chip } from '../../../../app/design/Chip'
import { useSay } from '../../../../app/language/use-say'
import type { CalendarSpan } from '../../calendar/spans'
import { hasMeals } from '../../published/has-meals'
import { words } from './calendar-words'
import type { Calendar } from './use-calendar'

type Props = { calendar: Calendar; span: CalendarSpan; days: readonly string[]; go: (id: string) => void }

/** Terms that are offered at once, the newest; the others are in the table of terms. */
const most = 6

/** Which term or year is shown. */
function SpanChips({ calendar: { spans }, span, go }: Props) {
  const say = useSay()
  const years = new Set(spans.map(({ year }) => year))
  const shown = spans.filter((one, at) => one.id === span.id || at >= spans.length - most)
  return (
    <fieldset className="chips calendar-spans" aria-label={say(words.spans)}>
      {shown.map((one) => (
        <Chip key={one.id} chosen={one.id === span.id} onToggle={() => go(one.id)}>
          {one.kind === 'year' ? say(words.wholeYear, one) : years.size > 1 ? say(words.termOf, one) : one.name}
        </Chip>
      ))}
    </fieldset>
  )
}

/** What colours and signs mean. */
function Legend() {
  const say = useSay()
  return (
    <ul className="calendar-legend" aria-label={say(words.legend)}>
      {(['open', 'makeUp', 'holiday', 'weekend', 'missing'] as const).map((kind) => (
        <li key={kind}>
          <span className="calendar-swatch" data-kind={kind} aria-hidden>
            {kind === 'makeUp' ? say(words.makeUpSign) : kind === 'holiday' ? say(words.holidaySign) : ''}
          </span>
          {say(words[kind])}
        </li>
      ))}
    </ul>
  )
}

/** Which time it is, and what its days come to. */
export function CalendarHead(props: Props) {
  const say = useSay()
  const { calendar, span, days } = props
  const rows = days.flatMap((date) => calendar.rows.get(date) ?? [])
  const open = rows.filter(({ isOpen }) => isOpen)
  const missing = days.length - rows.length
  const waiting = rows.filter(({ standing }) => standing !== undefined).length
  const figures = [
    say(words.lasting, span),
    say(words.openDays, { count: open.length }),
    say(words.mealDays, { count: rows.filter(hasMeals).length }),
    ...(missing > 0 ? [say(words.missingDays, { count: missing })] : []),
    ...(waiting > 0 ? [say(words.waiting, { count: waiting })] : []),
  ]
  return (
    <div className="calendar-head">
      <SpanChips {...props} />
      <p className="figures calendar-figures" role="status">
        {figures.join(' · ')}
      </p>
      <Legend />
    </div>
  )
}
