import { Chip } from '../../../../app/design/Chip'
import { dayWords, weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { words } from './log-words'

type Props = {
  days: readonly { readonly date: string; readonly missing: number }[]
  today: string
  chosen: string
  onChoose: (day: string) => void
}

/** The days to choose from, today first, each with what is missing. */
export function DayChips({ days, today, chosen, onChoose }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <fieldset className="chips day-chips" aria-label={say(words.days)}>
      {days.map(({ date, missing }) => (
        <Chip key={date} chosen={date === chosen} onToggle={() => onChoose(date)}>
          <span className="figures">
            {date === today ? say(dayWords.today) : `${date.slice(5)} ${weekdayName(date, language, 'short')}`}
          </span>
          {missing > 0 && date !== today && <span className="day-missing">{say(words.missing, { count: missing })}</span>}
        </Chip>
      ))}
    </fieldset>
  )
}
