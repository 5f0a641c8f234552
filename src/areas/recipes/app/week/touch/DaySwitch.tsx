import { weekdayName } from '../../../../../app/language/dates'
import { useLanguage } from '../../../../../app/language/language'
import { useSay } from '../../../../../app/language/use-say'
import type { WeekDay } from '../../../week/week-days'
import { words } from '../week-words'

type Props = { days: readonly WeekDay[]; today: string; chosen: string; onChoose: (date: string) => void }

/** The days of the week side by side; those without meals say so. */
export function DaySwitch({ days, today, chosen, onChoose }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <fieldset className="day-switch" aria-label={say(words.day)}>
      {days.map(({ date, isServed }) => (
        <button
          key={date}
          type="button"
          aria-pressed={date === chosen}
          data-today={date === today || undefined}
          data-closed={!isServed || undefined}
          onClick={() => onChoose(date)}
        >
          <span>{weekdayName(date, language, 'short')}</span>
          <strong className="figures">{date.slice(8)}</strong>
          {!isServed && <span className="day-closed">{say(words.closed)}</span>}
        </button>
      ))}
    </fieldset>
  )
}
