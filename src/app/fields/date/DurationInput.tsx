import { useState } from 'react'
import { useSay } from '../../language/use-say'
import { ariaOf, type FieldInputProps } from '../field-input'
import { words } from '../words'
import '../inputs.css'

/** Digits as a number; zero where there are none. */
const numberOf = (text: string) => Number(text.replace(/\D/g, '').slice(0, 6))

/** Hours and minutes. More than an hour of minutes is understood as well. */
export function DurationInput(props: FieldInputProps) {
  const say = useSay()
  const { id, facts, value, onChange, onBlur } = props
  const [typing, setTyping] = useState<{ readonly hours: string; readonly minutes: string }>()
  const isKnown = typeof value === 'number'
  const shown = typing ?? { hours: isKnown ? String(Math.trunc(value / 60)) : '', minutes: isKnown ? String(value % 60) : '' }
  const type = (part: 'hours' | 'minutes', text: string) => {
    const next = { ...shown, [part]: text }
    setTyping(next)
    onChange(next.hours === '' && next.minutes === '' ? null : numberOf(next.hours) * 60 + numberOf(next.minutes))
  }
  return (
    <fieldset className="plain-set input-with-unit" aria-label={say(facts.label)}>
      {(['hours', 'minutes'] as const).map((part) => (
        <label key={part} className="input-with-unit">
          <input
            {...ariaOf(props)}
            id={part === 'hours' ? id : `${id}-minutes`}
            className="input figures"
            inputMode="numeric"
            autoComplete="off"
            aria-label={`${say(facts.label)}: ${say(words[part])}`}
            value={shown[part]}
            onChange={({ target }) => type(part, target.value)}
            onBlur={() => {
              setTyping(undefined)
              onBlur?.()
            }}
          />
          <span aria-hidden>{say(words[part])}</span>
        </label>
      ))}
    </fieldset>
  )
}
