import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { addMonths, dayOf } from '../../../contract/time'
import { BigButton } from '../../design/BigButton'
import { Chip } from '../../design/Chip'
import { Sheet } from '../../design/overlay/Sheet'
import { dayWords, weekdayName } from '../../language/dates'
import { formWords } from '../../language/form-words'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { asText, type FieldInputProps } from '../field-input'
import { dayRange, nextDays, weeksOf } from './day-range'
import './calendar.css'

type Props = { input: FieldInputProps; onClose: () => void }
type Choosing = {
  readonly value: string
  readonly today: string
  readonly isOffered: (day: string) => boolean
  readonly onChoose: (day: string) => void
}

/** The days people mean most often. */
function Shortcuts({ value, today, isOffered, onChoose }: Choosing) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const days = nextDays(today)
  const words = [
    [days.today, say(dayWords.today)],
    [days.tomorrow, say(dayWords.tomorrow)],
    [days.monday, weekdayName(days.monday, language)],
  ] as const
  return (
    <div className="chips">
      {words.map(([day, word]) => (
        <Chip key={day} chosen={day === value} disabled={!isOffered(day)} onToggle={() => onChoose(day)}>
          {word} <span className="figures">{day.slice(5)}</span>
        </Chip>
      ))}
    </div>
  )
}

function Days({ month, value, today, isOffered, onChoose }: Choosing & { month: string }) {
  const language = useLanguage((state) => state.language)
  const weeks = weeksOf(month)
  const names = Array.from({ length: 7 }, (_, at) => weekdayName(`2024-01-0${at + 1}`, language, 'short'))
  return (
    <table className="calendar-days">
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day)}>
            {week.map((day, at) => (
              <td key={day ?? names[at]}>
                {day && (
                  <button
                    type="button"
                    className="figures"
                    aria-label={`${day} ${weekdayName(day, language)}`}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={!isOffered(day)}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A month with its weekdays, and the nearest days as chips. Choosing one closes it. */
export function DateCalendar({ input, onClose }: Props) {
  const say = useSay()
  const today = dayOf(new Date())
  const value = asText(input.value)
  const { min, max } = dayRange(input.facts, today, value)
  const [month, setMonth] = useState((value || today).slice(0, 7))
  const choose = (day: string | null) => {
    input.onChange(day)
    onClose()
  }
  const choosing = { value, today, isOffered: (day: string) => min <= day && day <= max, onChoose: choose }
  const step = (months: number) => setMonth(addMonths(month, months))
  const clear = !input.facts.required && value && <BigButton onClick={() => choose(null)}>{say(formWords.dateNone)}</BigButton>
  return (
    <Sheet open title={say(input.facts.label)} onClose={onClose} footer={clear || undefined}>
      <Shortcuts {...choosing} />
      <div className="date-month">
        <BigButton
          aria-label={say(formWords.monthBefore)}
          disabled={month <= min.slice(0, 7)}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => step(-1)}
        />
        <strong className="figures" aria-live="polite">
          {month}
        </strong>
        <BigButton
          aria-label={say(formWords.monthAfter)}
          disabled={month >= max.slice(0, 7)}
          icon={<ChevronRight aria-hidden />}
          onClick={() => step(1)}
        />
      </div>
      <Days month={month} {...choosing} />
    </Sheet>
  )
}
