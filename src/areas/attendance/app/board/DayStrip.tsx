import { useState } from 'react'
import { dayWords, weekdayName } from '../../../../app/language/dates'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import { words } from '../words'

type Props = { days: readonly string[]; today: string; chosen: string; onChoose: (day: string) => void }

/** The last open days, today first. A day to come is never offered. A phone shows the chosen one, and the others when they are asked for. */
export function DayStrip({ days, today, chosen, onChoose }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className="day-now figures">
        {`${chosen === today ? `${say(dayWords.today)} ` : ''}${chosen.slice(5)} ${weekdayName(chosen, language, 'short')}`}
      </span>
      <button type="button" className="day-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say(words.earlierDays)}
      </button>
      <fieldset className="day-strip" aria-label={say(words.days)} data-open={isOpen || undefined}>
        {days.map((day) => (
          <button key={day} type="button" className="day-chip" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
            <span>{day === today ? say(dayWords.today) : weekdayName(day, language, 'short')}</span>
            <strong className="figures">{day.slice(5)}</strong>
          </button>
        ))}
      </fieldset>
    </>
  )
}
